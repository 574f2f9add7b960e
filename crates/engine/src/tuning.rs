//! The parts of the engine that can be left out, so that a match tells what each is worth.

macro_rules! parts {
    ($($(#[$doc:meta])* $name:ident => $text:literal),* $(,)?) => {
        /// Which parts are in use; all, unless a measurement leaves one out.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) struct Tuning { $($(#[$doc])* pub(crate) $name: bool),* }

        impl Tuning {
            /// The names of all parts.
            pub(crate) const NAMES: &'static [&'static str] = &[$($text),*];

            /// Everything in use.
            pub(crate) const ALL: Self = Self { $($name: true),* };

            /// Nothing but alpha and beta.
            pub(crate) const NONE: Self = Self { $($name: false),* };

            fn leave_out(&mut self, name: &str) -> bool {
                match name {
                    $($text => self.$name = false,)*
                    _ => return false,
                }
                true
            }
        }
    };
}

parts! {
    /// Positions are judged by weights learnt from games, where there are some.
    learned => "learned",
    /// Beyond the horizon, captures that must be made are played out.
    quiescence => "quiescence",
    /// A narrow window around the last iteration's value.
    aspiration => "aspiration",
    /// A forced reply costs no depth.
    single_reply => "single-reply",
    /// The one good move is looked at more deeply.
    singular => "singular",
    /// Late quiet moves are looked at less deeply first.
    late_moves => "late-moves",
    /// Near the horizon, quiet moves are left out where the position is far below alpha.
    futility => "futility",
    /// There, a judgement far above beta cuts.
    reverse_futility => "reverse-futility",
    /// A shallow search far above beta cuts.
    probable_cut => "probable-cut",
    /// Without a move from the table the node is searched less deeply.
    no_table_move => "no-table-move",
    /// At the horizon, no judgement while the opponent threatens to take.
    threats => "threats",
    /// Endgame tables, where there are any.
    tables => "tables",
    /// Quiet moves that cut at this ply come early.
    killers => "killers",
    /// So does the move that refuted the opponent's last.
    counter_moves => "counter-moves",
    /// Quiet moves are ordered by how often they were good.
    history => "history",
    /// And by how often they were good after such a move.
    continuation => "continuation",
}

impl Tuning {
    /// All parts but those named in a list with commas.
    ///
    /// # Errors
    /// In words, if a name is none of [`NAMES`](Self::NAMES).
    pub(crate) fn without(list: &str) -> Result<Self, String> {
        let mut tuning = Self::ALL;
        for name in list.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            if !tuning.leave_out(name) {
                return Err(format!("there is no part `{name}`; parts are {}", Self::NAMES.join(", ")));
            }
        }
        Ok(tuning)
    }
}
