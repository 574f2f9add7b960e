//! Fingers on a canvas. One finger is a pointer; a second one, or a gesture that the system takes over, must neither
//! drop a piece nor pick one up.

use std::collections::BTreeSet;

use egui::{Event, PointerButton, TouchPhase, pos2};

/// The fingers that are on the screen.
#[derive(Default, Debug)]
pub struct Fingers {
    down: BTreeSet<u64>,
    /// Whether there were two of them since the screen was free last.
    several: bool,
}

impl Fingers {
    /// Takes out of a frame's events what is not the doing of a single finger. A drag that this ends is let go beside
    /// the board, where nothing is played.
    pub fn sort(&mut self, events: &mut Vec<Event>) {
        let mut let_go = false;
        let mut freed = false;
        for event in events.iter() {
            let Event::Touch { id, phase, .. } = event else { continue };
            match phase {
                TouchPhase::Start => {
                    self.down.insert(id.0);
                    let second = self.down.len() > 1 && !self.several;
                    self.several |= second;
                    let_go |= second;
                }
                TouchPhase::Move => {}
                TouchPhase::End | TouchPhase::Cancel => {
                    self.down.remove(&id.0);
                    let_go |= *phase == TouchPhase::Cancel && !self.several;
                    freed |= self.down.is_empty();
                }
            }
        }
        if self.several || let_go {
            events.retain(|event| !matches!(event, Event::PointerButton { .. } | Event::PointerMoved(_)));
        }
        if let_go {
            let beside = pos2(-1.0, -1.0);
            let release = Event::PointerButton {
                pos: beside,
                button: PointerButton::Primary,
                pressed: false,
                modifiers: egui::Modifiers::NONE,
            };
            events.extend([Event::PointerMoved(beside), release, Event::PointerGone]);
        }
        if freed {
            self.several = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{Modifiers, TouchDeviceId, TouchId};

    use super::*;

    fn touch(id: u64, phase: TouchPhase) -> Event {
        Event::Touch { device_id: TouchDeviceId(0), id: TouchId(id), phase, pos: pos2(9.0, 9.0), force: None }
    }

    fn button(pressed: bool) -> Event {
        let button = PointerButton::Primary;
        Event::PointerButton { pos: pos2(9.0, 9.0), button, pressed, modifiers: Modifiers::NONE }
    }

    /// Whether the pointer is pressed and released, and where that happens, in what is left of the events.
    fn pointer(fingers: &mut Fingers, mut events: Vec<Event>) -> Vec<(bool, f32)> {
        fingers.sort(&mut events);
        let of = |event| match event {
            Event::PointerButton { pressed, pos, .. } => Some((pressed, pos.x)),
            _ => None,
        };
        events.into_iter().filter_map(of).collect()
    }

    #[test]
    fn one_finger_is_a_pointer() {
        let mut fingers = Fingers::default();
        let down = pointer(&mut fingers, vec![button(true), touch(1, TouchPhase::Start)]);
        let up = pointer(&mut fingers, vec![button(false), touch(1, TouchPhase::End)]);
        assert_eq!((down, up), (vec![(true, 9.0)], vec![(false, 9.0)]));
    }

    #[test]
    fn a_second_finger_lets_go_beside_the_board_and_counts_for_nothing() {
        let mut fingers = Fingers::default();
        pointer(&mut fingers, vec![button(true), touch(1, TouchPhase::Start)]);
        let second = pointer(&mut fingers, vec![button(true), touch(2, TouchPhase::Start)]);
        assert_eq!(second, [(false, -1.0)]);
        assert_eq!(pointer(&mut fingers, vec![button(false), touch(2, TouchPhase::End)]), []);
        assert_eq!(pointer(&mut fingers, vec![button(false), touch(1, TouchPhase::End)]), []);
        let next = pointer(&mut fingers, vec![button(true), touch(3, TouchPhase::Start)]);
        assert_eq!(next, [(true, 9.0)], "the next finger is a pointer again");
    }

    #[test]
    fn a_gesture_that_is_taken_over_lets_go_beside_the_board() {
        let mut fingers = Fingers::default();
        pointer(&mut fingers, vec![button(true), touch(1, TouchPhase::Start)]);
        assert_eq!(pointer(&mut fingers, vec![touch(1, TouchPhase::Cancel)]), [(false, -1.0)]);
    }
}
