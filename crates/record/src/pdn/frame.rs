//! A line of a game while its tree is built: the main line, or a variation that is open.

use damier_rules::Diagram;

use super::NodeId;

/// A line under way.
pub(super) struct Frame {
    pub(super) at: NodeId,
    /// The position at `at`, and the one before it, on which variations build.
    pub(super) diagram: Diagram,
    pub(super) before: Diagram,
    /// Where the line begins in the text.
    pub(super) begin: usize,
    pub(super) has_moves: bool,
    /// Whether a variation has just ended.
    pub(super) has_closed: bool,
    /// What belongs to the next move.
    pub(super) comment: String,
    pub(super) nags: Vec<u16>,
    /// Whether the file says that a move is missing here.
    pub(super) skips: bool,
    pub(super) broken: Option<Broken>,
    /// Whether a comment that is not closed hides the rest.
    pub(super) in_comment: bool,
}

/// A line that cannot be read from an offset on.
pub(super) struct Broken {
    pub(super) offset: usize,
    /// The variations that have begun since.
    pub(super) depth: usize,
}

impl Frame {
    pub(super) fn new(at: NodeId, diagram: Diagram, begin: usize) -> Self {
        Self {
            at,
            before: diagram.clone(),
            diagram,
            begin,
            has_moves: false,
            has_closed: false,
            comment: String::new(),
            nags: Vec::new(),
            skips: false,
            broken: None,
            in_comment: false,
        }
    }
}
