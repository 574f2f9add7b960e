//! Clocks: how much time the players have, and what is left of it. What time it is, the world outside tells.

use core::time::Duration;

use damier_rules::Color;

/// What a player gets besides the time for the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// Nothing.
    None,
    /// So much after each move.
    Increment(Duration),
    /// So much for each move before the time for the game runs.
    Delay(Duration),
}

/// How much time each player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    /// For the game.
    pub main: Duration,
    /// For each move.
    pub bonus: Bonus,
}

impl TimeControl {
    /// As files have it: `300`, `300+5`, `300d5`; seconds.
    #[must_use]
    pub fn to_text(self) -> String {
        let main = self.main.as_secs();
        match self.bonus {
            Bonus::None => main.to_string(),
            Bonus::Increment(bonus) => format!("{main}+{}", bonus.as_secs()),
            Bonus::Delay(bonus) => format!("{main}d{}", bonus.as_secs()),
        }
    }

    /// Reads that form; `None` for anything else.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let seconds = |text: &str| text.parse::<u32>().ok().map(|count| Duration::from_secs(count.into()));
        let (main, bonus) = if let Some((main, bonus)) = text.split_once('+') {
            (main, Bonus::Increment(seconds(bonus)?))
        } else if let Some((main, bonus)) = text.split_once('d') {
            (main, Bonus::Delay(seconds(bonus)?))
        } else {
            (text, Bonus::None)
        };
        let main = seconds(main).filter(|main| !main.is_zero())?;
        Some(Self { main, bonus })
    }
}

/// Both players' clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    pub(crate) control: TimeControl,
    /// White's and Black's time.
    pub(crate) left: [Duration; 2],
    /// What the present move has taken so far.
    spent: Duration,
}

impl Clock {
    pub(crate) fn new(control: TimeControl) -> Self {
        Self { control, left: [control.main; 2], spent: Duration::ZERO }
    }

    /// Lets time pass for a player. Says whether it has run out.
    pub(crate) fn run(&mut self, color: Color, time: Duration) -> bool {
        let free = match self.control.bonus {
            Bonus::Delay(delay) => delay.saturating_sub(self.spent),
            _ => Duration::ZERO,
        };
        self.spent += time;
        let left = &mut self.left[color.index()];
        *left = left.saturating_sub(time.saturating_sub(free));
        left.is_zero()
    }

    /// A player has moved.
    pub(crate) fn press(&mut self, color: Color) {
        if let Bonus::Increment(bonus) = self.control.bonus {
            self.left[color.index()] += bonus;
        }
        self.spent = Duration::ZERO;
    }

    /// Shows earlier times again.
    pub(crate) fn set(&mut self, left: Option<[Duration; 2]>) {
        self.left = left.unwrap_or([self.control.main; 2]);
        self.spent = Duration::ZERO;
    }

    /// How long the time shown of a player stays the same: a second, in the last twenty a tenth of one.
    pub(crate) fn changes_in(&self, color: Color) -> Duration {
        let left = self.left[color.index()];
        let step = if left < LOW { 100 } else { 1000 };
        let over = u64::from(left.subsec_millis()) % step;
        Duration::from_millis(if over == 0 { step } else { over })
    }
}

/// Under this a clock shows tenths.
pub(crate) const LOW: Duration = Duration::from_secs(20);

/// `4:07`, `1:02:03`, and in the last seconds `9.3`.
pub(crate) fn shown(left: Duration) -> String {
    if left < LOW {
        return format!("{}.{}", left.as_secs(), left.subsec_millis() / 100);
    }
    let seconds = left.as_secs();
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}
