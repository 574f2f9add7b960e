//! How long players may think.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Result, bail};
use damier_engine::{Clock, Effort, Limits};

/// What a program may need beyond the time it was given for a move.
const PATIENCE: Duration = Duration::from_secs(10);
/// What a move within bounds that are not time may take.
const ENDLESS: Duration = Duration::from_secs(3600);

/// How long players may think.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Pace {
    /// The same for every move.
    Move(Limits),
    /// A clock for each player.
    Clock(Control),
    /// As the players' levels have it.
    Levels,
}

/// What a clock starts with, and what each move adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Control {
    pub base: Duration,
    pub increment: Duration,
}

impl FromStr for Control {
    type Err = String;

    /// Reads `SECONDS+INCREMENT`, or seconds alone.
    fn from_str(text: &str) -> Result<Self, String> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let seconds = |word: &str| {
            let seconds: Option<f64> = word.parse().ok();
            seconds.filter(|seconds| (0.0..=1e6).contains(seconds)).map(Duration::from_secs_f64)
        };
        match (seconds(base), seconds(increment)) {
            (Some(base), Some(increment)) if base + increment > Duration::ZERO => {
                Ok(Self { base, increment })
            }
            _ => Err("a clock is SECONDS+INCREMENT, as in 60+0.5".to_owned()),
        }
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.base.as_secs_f64(), self.increment.as_secs_f64())
    }
}

impl Pace {
    /// How a player with so much on its clock thinks.
    pub fn effort(self, left: Duration) -> Effort {
        match self {
            Self::Move(limits) => Effort::Limits(limits),
            Self::Clock(control) => {
                Effort::Clock(Clock { left, increment: control.increment, moves_to_go: None })
            }
            Self::Levels => Effort::Limits(Limits { depth: Some(1), ..Limits::default() }),
        }
    }

    /// How long a player with so much on its clock is waited for.
    pub fn patience(self, left: Duration) -> Duration {
        match self {
            Self::Move(Limits { time: Some(time), .. }) => time + PATIENCE,
            Self::Move(_) | Self::Levels => ENDLESS,
            // Who answers later has lost anyway.
            Self::Clock(_) => left + Duration::from_millis(100),
        }
    }

    /// Minutes and the moves for which they are, 0 for all, as DXP has it.
    ///
    /// # Errors
    /// If the bounds are not time, or a clock that it cannot tell.
    pub fn in_dxp(self) -> Result<(u16, u16)> {
        let is_minutes = |time: Duration| (1..=999).any(|minutes| time == Duration::from_secs(60 * minutes));
        let minutes = |time: Duration| (time.as_secs().div_ceil(60)).clamp(1, 999) as u16;
        Ok(match self {
            Self::Clock(Control { base, increment }) if increment.is_zero() && is_minutes(base) => {
                (minutes(base), 0)
            }
            Self::Clock(_) => bail!("DXP knows whole minutes only, without increment: --clock 60"),
            Self::Move(Limits { time: Some(time), .. }) => {
                let moves = (60_000 / time.as_millis().max(1)).clamp(1, 999);
                (minutes(time * moves as u32), moves as u16)
            }
            Self::Move(_) | Self::Levels => bail!("DXP knows time only: --time or --clock"),
        })
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clock(control) => write!(f, "clock {control}"),
            Self::Levels => f.write_str("levels"),
            Self::Move(limits) => {
                let parts = [
                    limits.depth.map(|depth| format!("{depth} plies")),
                    limits.nodes.map(|nodes| format!("{nodes} nodes")),
                    limits.time.map(|time| format!("{} ms", time.as_millis())),
                ];
                write!(f, "{} a move", parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_and_written() {
        assert_eq!("1+0.05".parse::<Control>().unwrap().to_string(), "1+0.05");
        assert_eq!("60".parse::<Control>().unwrap().to_string(), "60+0");
        for wrong in ["", "x", "1+", "-1+2", "0+0", "1+2+3", "1e9"] {
            assert!(wrong.parse::<Control>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn dxp_has_minutes_for_moves() {
        let time = |millis| Limits { time: Some(Duration::from_millis(millis)), ..Limits::default() };
        assert_eq!(Pace::Move(time(100)).in_dxp().unwrap(), (1, 600));
        assert_eq!(Pace::Move(time(90_000)).in_dxp().unwrap(), (2, 1));
        assert_eq!(Pace::Clock("300".parse().unwrap()).in_dxp().unwrap(), (5, 0));
        for untold in ["300+1", "90", "0.5", "60000"] {
            assert!(Pace::Clock(untold.parse().unwrap()).in_dxp().is_err(), "{untold}");
        }
        assert!(Pace::Move(Limits { nodes: Some(1), ..Limits::default() }).in_dxp().is_err());
    }
}
