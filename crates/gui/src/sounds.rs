//! Sounds of wood on wood and of a small brass cup, made of damped sines and a breath of noise.

use damier_app::Sound;

/// Samples a second.
pub const RATE: u32 = 48_000;
/// The loudest that a sound gets: 9 dB under full scale.
const PEAK: f32 = 0.355;
/// A semitone, a third, a fifth; a fourth down.
const SEMITONE: f32 = 1.0595;
const THIRD: f32 = 1.26;
const FIFTH: f32 = 1.5;
const FOURTH_DOWN: f32 = 0.75;
/// Seconds between the hops of a capture, and the hops that are heard.
const HOP: f32 = 0.17;
const MOST_HOPS: u8 = 4;

/// Where sounds are heard.
pub trait Speaker {
    /// Plays samples of one channel, -1 to 1, [`RATE`] a second, and returns at once. Where nothing can be heard it
    /// does nothing.
    fn play(&mut self, samples: Vec<f32>);
}

/// Who plays the sounds, a little differently each time.
#[derive(Default)]
pub(crate) struct Orchestra {
    pub(crate) speaker: Option<Box<dyn Speaker>>,
    played: u32,
}

impl Orchestra {
    /// Plays a sound as loud as `volume` says, 0 to 1.
    pub(crate) fn play(&mut self, sound: Sound, volume: f32) {
        let Some(speaker) = &mut self.speaker else { return };
        self.played = self.played.wrapping_add(1);
        // No two pieces of wood sound alike.
        let pitch = 1.0 + 0.06 * (chance(self.played) - 0.5);
        let mut samples = samples(sound, pitch);
        samples.iter_mut().for_each(|sample| *sample *= volume);
        speaker.play(samples);
    }
}

/// The samples of a sound. A pitch of 1 is the usual one.
#[must_use]
pub fn samples(sound: Sound, pitch: f32) -> Vec<f32> {
    let mut room = Room::default();
    match sound {
        Sound::Move => room.tap(0.0, pitch),
        Sound::Capture(taken) => {
            for hop in 0..taken.clamp(1, MOST_HOPS) {
                let pitch = pitch * SEMITONE.powi(hop.into());
                let at = HOP * f32::from(hop);
                room.tap(at, pitch);
                room.tap(at + 0.06, 0.85 * pitch);
                room.sine(at + 0.06, 320.0 * pitch, 0.06, 0.8);
            }
        }
        Sound::Crown => {
            room.tap(0.0, pitch);
            room.cup(0.09);
        }
        Sound::Refused => room.sine(0.0, 140.0, 0.08, 0.5),
        Sound::Hint => room.sine(0.0, 2100.0, 0.03, 0.35),
        Sound::Win => {
            for (place, up) in [1.0, THIRD, FIFTH].into_iter().enumerate() {
                room.tap(0.16 * place as f32, up);
            }
            room.cup(0.40);
        }
        Sound::Loss => {
            room.tap(0.0, 1.0);
            room.tap(0.22, FOURTH_DOWN);
        }
        Sound::Draw => {
            room.tap(0.0, 1.0);
            room.tap(0.22, 1.0);
        }
        Sound::Tick => room.sine(0.0, 1500.0, 0.02, 0.25),
    }
    room.close()
}

/// What sounds in it, as it adds up.
#[derive(Default)]
struct Room {
    samples: Vec<f32>,
}

impl Room {
    /// Adds a part that begins after so many seconds and lasts so long.
    fn add(&mut self, at: f32, seconds: f32, part: impl Fn(f32) -> f32) {
        let (from, count) = ((at * RATE as f32) as usize, (seconds * RATE as f32) as usize);
        if self.samples.len() < from + count {
            self.samples.resize(from + count, 0.0);
        }
        for (place, sample) in self.samples[from..from + count].iter_mut().enumerate() {
            *sample += part(place as f32 / RATE as f32);
        }
    }

    /// A sine that has lost most of its strength after `decay` seconds.
    fn sine(&mut self, at: f32, hertz: f32, decay: f32, strength: f32) {
        self.add(at, 2.5 * decay, |time| {
            // A beginning of a millisecond, for what begins at once cracks.
            let rise = (time / 0.001).min(1.0);
            strength * rise * (-3.0 * time / decay).exp() * (std::f32::consts::TAU * hertz * time).sin()
        });
    }

    /// A piece is put on the board.
    fn tap(&mut self, at: f32, pitch: f32) {
        self.add(at, 0.002, |time| 0.5 * (chance((time * RATE as f32) as u32) - 0.5));
        self.sine(at, 1150.0 * pitch, 0.045, 0.6);
        self.sine(at, 1840.0 * pitch, 0.045, 0.35);
    }

    /// A small brass cup is touched.
    fn cup(&mut self, at: f32) {
        for (hertz, strength) in [(1320.0, 0.30), (2640.0, 0.16), (3560.0, 0.08)] {
            self.sine(at, hertz, 0.42, strength);
        }
    }

    /// The samples, never louder than the peak.
    fn close(mut self) -> Vec<f32> {
        let loudest = self.samples.iter().fold(1.0_f32, |loudest, sample| loudest.max(sample.abs()));
        self.samples.iter_mut().for_each(|sample| *sample *= PEAK / loudest);
        self.samples
    }
}

/// A number between 0 and 1 that looks like chance.
fn chance(seed: u32) -> f32 {
    let mixed = seed.wrapping_mul(0x9E37_79B9) ^ 0x5BF0_3635;
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
    ((mixed ^ (mixed >> 13)) >> 8) as f32 / (1 << 24) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Sound; 9] = [
        Sound::Move,
        Sound::Capture(1),
        Sound::Crown,
        Sound::Refused,
        Sound::Hint,
        Sound::Win,
        Sound::Loss,
        Sound::Draw,
        Sound::Tick,
    ];

    #[test]
    fn each_sound_is_short_its_own_and_never_too_loud() {
        let all = ALL.map(|sound| samples(sound, 1.0));
        for (place, samples) in all.iter().enumerate() {
            let sound = ALL[place];
            assert!(samples.iter().all(|sample| sample.abs() <= PEAK), "{sound:?}");
            assert!(samples.iter().any(|sample| sample.abs() > 0.05), "{sound:?} is heard");
            assert!((0.03..1.6).contains(&(samples.len() as f32 / RATE as f32)), "{sound:?}");
            assert!(samples.last().is_some_and(|last| last.abs() < 0.01), "{sound:?} ends softly");
            assert!(all[..place].iter().all(|other| other != samples), "{sound:?} is its own");
        }
        let longer = [1, 2, 4].map(|taken| samples(Sound::Capture(taken), 1.0).len());
        assert!(longer.is_sorted_by(|a, b| a < b), "each hop is heard");
    }

    #[test]
    fn the_volume_is_obeyed() {
        struct Ear(std::sync::mpsc::Sender<f32>);
        impl Speaker for Ear {
            fn play(&mut self, samples: Vec<f32>) {
                let loudest = samples.iter().fold(0.0_f32, |loudest, sample| loudest.max(sample.abs()));
                self.0.send(loudest).expect("somebody listens");
            }
        }
        let (ear, heard) = std::sync::mpsc::channel();
        let mut orchestra = Orchestra { speaker: Some(Box::new(Ear(ear))), played: 0 };
        orchestra.play(Sound::Move, 1.0);
        orchestra.play(Sound::Move, 0.3);
        let (loud, soft): (f32, f32) = (heard.recv().expect("one"), heard.recv().expect("two"));
        assert!(soft < 0.4 * loud && soft > 0.2 * loud, "{soft} of {loud}");
    }
}
