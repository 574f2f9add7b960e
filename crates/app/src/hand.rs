//! A move as it is made by hand: a piece, then its landing squares one by one or its goal at once, and where that
//! leaves several captures, one of the pieces in which they differ.

use damier_rules::{Route, Square};

/// What a person holds: the squares clicked so far, a goal if one was clicked, and what has to be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pick {
    /// The piece's square and where it has landed since.
    pub(crate) walked: Vec<Square>,
    /// The goal, clicked while several captures lead there.
    pub(crate) goal: Option<Square>,
    /// Pieces chosen to be taken.
    victims: Vec<Square>,
}

/// What a square means to the piece in hand.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// This move is complete.
    Play(Route),
    /// The hand goes on with this.
    Hold(Pick),
    /// The piece cannot go there.
    Refused,
}

impl Pick {
    /// The piece on a square, if a route begins there.
    pub(crate) fn piece(routes: &[Route], from: Square) -> Option<Self> {
        let movable = routes.iter().any(|route| route.from() == from);
        movable.then(|| Self { walked: vec![from], goal: None, victims: Vec::new() })
    }

    /// Where the piece is now.
    pub(crate) fn at(&self) -> Square {
        self.walked[self.walked.len() - 1]
    }

    /// Whether the piece has left its square.
    pub(crate) fn is_under_way(&self) -> bool {
        self.walked.len() > 1
    }

    /// The routes that are still possible.
    pub(crate) fn candidates<'a>(&'a self, routes: &'a [Route]) -> impl Iterator<Item = &'a Route> {
        routes.iter().filter(|route| {
            route.squares.starts_with(&self.walked)
                && self.goal.is_none_or(|goal| route.to() == goal)
                && self.victims.iter().all(|victim| route.taken.contains(victim))
        })
    }

    /// The next landing squares that do not end the move.
    pub(crate) fn hops<'a>(&'a self, routes: &'a [Route]) -> impl Iterator<Item = Square> + 'a {
        let next = self.walked.len();
        self.candidates(routes)
            .filter(move |route| next + 1 < route.squares.len())
            .map(move |route| route.squares[next])
    }

    /// The pieces taken on the way so far.
    pub(crate) fn taken_so_far(&self, routes: &[Route]) -> Vec<Square> {
        let hops = self.walked.len() - 1;
        let first = self.candidates(routes).find(|route| route.is_capture());
        first.map(|route| route.taken[..hops].to_vec()).unwrap_or_default()
    }

    /// Pieces of which some, but not all, of the possible captures take: clicking one decides.
    pub(crate) fn choices(&self, routes: &[Route]) -> Vec<Square> {
        if self.goal.is_none() {
            return Vec::new();
        }
        let possible: Vec<_> = self.candidates(routes).collect();
        let mut differing: Vec<_> = possible.iter().flat_map(|route| route.taken.iter().copied()).collect();
        differing.sort_unstable();
        differing.dedup();
        differing.retain(|victim| possible.iter().any(|route| !route.taken.contains(victim)));
        differing
    }

    /// The move that ends where the piece is now, if breaking off here is one.
    pub(crate) fn stopped(&self, routes: &[Route]) -> Option<Route> {
        let under_way = self.is_under_way();
        routes.iter().find(|route| under_way && route.squares == self.walked).cloned()
    }

    /// What a click on a square does. A landing square goes before a goal, a goal before a piece to be chosen, so
    /// that every route can be walked hop by hop.
    pub(crate) fn step(&self, routes: &[Route], square: Square) -> Step {
        let next = self.walked.len();
        if self.choices(routes).contains(&square) {
            return self.clone().taking(square).decide(routes);
        }
        let free = Self { goal: None, ..self.clone() };
        if free.candidates(routes).any(|route| route.squares.get(next) == Some(&square)) {
            let mut walked = self.walked.clone();
            walked.push(square);
            let goal = self.goal.filter(|&goal| goal != square);
            let on = Self { walked, goal, victims: self.victims.clone() };
            let on = if on.candidates(routes).next().is_some() { on } else { Self { goal: None, ..on } };
            return on.decide(routes);
        }
        let reachable =
            free.candidates(routes).any(|route| route.to() == square && route.squares.len() > next);
        if reachable { Self { goal: Some(square), ..free }.decide(routes) } else { Step::Refused }
    }

    fn taking(mut self, victim: Square) -> Self {
        self.victims.push(victim);
        self
    }

    /// Plays if one move is left, however many ways of making it there are.
    fn decide(self, routes: &[Route]) -> Step {
        let possible: Vec<_> = self.candidates(routes).collect();
        match possible[..] {
            [] => Step::Refused,
            [first, ref others @ ..] if others.iter().all(|route| route.same_move(first)) => {
                Step::Play(first.clone())
            }
            _ => Step::Hold(self),
        }
    }
}
