//! What is pointed at before it can be seen. Between two frames a game may have been replaced by another one on another
//! board; a click that comes then was meant for a picture that is still to be drawn.

use egui::Event;

/// Events that wait for a picture.
#[derive(Default, Debug)]
pub struct Early(Vec<Event>);

impl Early {
    /// Keeps a frame's events while what they were meant for is not `drawn`, and gives them back, in their order, once
    /// it is. Answers whether there are any that wait.
    pub fn sort(&mut self, drawn: bool, events: &mut Vec<Event>) -> bool {
        if drawn {
            events.splice(0..0, self.0.drain(..));
        } else {
            self.0.append(events);
        }
        !self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_wait_for_their_picture_and_keep_their_order() {
        let mut early = Early::default();
        let event = |letter: &str| Event::Text(letter.to_owned());
        let mut sort = |drawn, letter| {
            let mut events = vec![event(letter)];
            let waits = early.sort(drawn, &mut events);
            (waits, events)
        };
        assert_eq!(sort(true, "a"), (false, vec![event("a")]));
        assert_eq!(sort(false, "b"), (true, vec![]));
        assert_eq!(sort(false, "c"), (true, vec![]));
        assert_eq!(sort(true, "d"), (false, vec![event("b"), event("c"), event("d")]));
    }
}
