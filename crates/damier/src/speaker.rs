//! Sound, by the protocol of PulseAudio. A machine that makes no sound is a silent one, nothing worse.

use damier_gui::Speaker;

/// A thread that plays what it is sent; none where nothing can be heard.
#[derive(Default)]
pub struct Voice {
    #[cfg(unix)]
    samples: Option<std::sync::mpsc::Sender<Vec<f32>>>,
}

#[cfg(unix)]
impl Speaker for Voice {
    fn play(&mut self, samples: Vec<f32>) {
        // The thread ends where there is no sound; to ask again for every move would cost more than it is worth.
        let sender = self.samples.get_or_insert_with(server::listen);
        let _ = sender.send(samples);
    }
}

#[cfg(not(unix))]
impl Speaker for Voice {
    fn play(&mut self, _samples: Vec<f32>) {}
}

#[cfg(unix)]
mod server {
    use std::sync::mpsc::{Receiver, Sender, channel};

    use pulseaudio::{AsPlaybackSource, Client, ClientError, protocol};

    /// Starts the thread.
    pub fn listen() -> Sender<Vec<f32>> {
        let (sender, receiver) = channel();
        std::thread::spawn(move || serve(&receiver));
        sender
    }

    /// Plays what comes until the window is gone, or the server of sound is.
    fn serve(receiver: &Receiver<Vec<f32>>) -> Option<()> {
        let client = Client::from_env(c"Damier").ok()?;
        for samples in receiver {
            // Each sound has a stream of its own, so that they may overlap.
            let client = client.clone();
            std::thread::spawn(move || pollster::block_on(play(&client, &samples)).ok());
        }
        Some(())
    }

    async fn play(client: &Client, samples: &[f32]) -> Result<(), ClientError> {
        let params = protocol::PlaybackStreamParams {
            sample_spec: protocol::SampleSpec {
                format: protocol::SampleFormat::Float32Le,
                channels: 1,
                sample_rate: damier_gui::RATE,
            },
            channel_map: protocol::ChannelMap::mono(),
            cvolume: Some(protocol::ChannelVolume::norm(1)),
            sink_name: Some(protocol::DEFAULT_SINK.to_owned()),
            ..Default::default()
        };
        let mut bytes: std::collections::VecDeque<u8> =
            samples.iter().flat_map(|sample| sample.to_le_bytes()).collect();
        let source = move |room: &mut [u8]| {
            let count = room.len().min(bytes.len());
            room.iter_mut().zip(bytes.drain(..count)).for_each(|(place, byte)| *place = byte);
            count
        };
        let stream = client.create_playback_stream(params, source.as_playback_source()).await?;
        stream.play_all().await?;
        stream.delete().await
    }
}
