//! The list of the games of a file: searched by any word of theirs, sorted by a column.

use damier_app::{Command, GameHead, Language, Library, Session, tr, variant_title};
use egui::{RichText, TextEdit, Ui};

use super::{Outcome, heading, segments};
use crate::speech::{language, say};
use crate::theme;

/// By what the games are sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Order {
    #[default]
    Place,
    White,
    Black,
    Date,
    Length,
}

const ORDERS: [(Order, &str); 5] = [
    (Order::Place, "As in the file"),
    (Order::White, "White"),
    (Order::Black, "Black"),
    (Order::Date, "Date"),
    (Order::Length, "Length"),
];

/// What was searched for, and the order.
#[derive(Default)]
pub(crate) struct GamesSheet {
    sought: String,
    order: Order,
    found: Found,
}

/// What a search found, until another one is asked for: a file may have very many games, and is drawn often.
#[derive(Default)]
struct Found {
    /// The file, how many games it has, the words and the order.
    asked: Option<(String, usize, String, Order)>,
    /// Places in the library's list.
    games: Vec<usize>,
}

impl Found {
    fn search(&mut self, language: Language, library: &Library, sought: &str, order: Order) {
        let asked = Some((library.name.clone(), library.games.len(), sought.to_owned(), order));
        if self.asked != asked {
            self.games = chosen(language, library, sought, order);
            self.asked = asked;
        }
    }
}

impl GamesSheet {
    pub(crate) fn show(&mut self, ui: &mut Ui, session: &Session) -> Outcome {
        let colors = theme::of(ui.ctx());
        let Some(library) = session.library() else { return Outcome::Closed };
        let count = ("count", library.games.len().into());
        let title = tr(language(ui.ctx()), "games-of-file", &[count]);
        if heading(ui, &title) {
            return Outcome::Closed;
        }
        let edit = TextEdit::singleline(&mut self.sought)
            .hint_text(say(ui, "Search for a player, an event, a year"))
            .desired_width(f32::INFINITY)
            .margin(egui::Margin::symmetric(10, 6));
        ui.add(edit);
        ui.horizontal_wrapped(|ui| segments(ui, &mut self.order, &ORDERS));
        self.found.search(language(ui.ctx()), library, &self.sought, self.order);
        let games = &self.found.games;
        if games.is_empty() {
            ui.label(RichText::new(say(ui, "No game has all these words.")).color(colors.ink2));
        }
        let mut opened = None;
        theme::scroll("games").show_rows(ui, 26.0, games.len(), |ui, rows| {
            for head in games[rows].iter().map(|&index| &library.games[index]) {
                let text =
                    RichText::new(line(language(ui.ctx()), head)).font(theme::plain(14.5)).color(colors.ink);
                let row = egui::Button::selectable(head.index == library.open, text).truncate();
                if ui.add_sized([ui.available_width(), 26.0], row).clicked() {
                    opened = Some(head.index);
                }
            }
        });
        opened.map_or(Outcome::Open, |index| Outcome::Done(vec![Command::OpenGame(index)]))
    }
}

fn line(language: Language, head: &GameHead) -> String {
    let name = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    let mut parts = vec![
        format!("{}. {} – {}", head.index + 1, name(&head.white), name(&head.black)),
        head.result.clone(),
        head.date.clone(),
        head.event.clone(),
        variant_title(language, head.variant),
        tr(language, "moves-of-game", &[("count", head.plies.div_ceil(2).into())]),
    ];
    parts.retain(|part| !part.is_empty());
    parts.join("  ·  ")
}

/// The games that have all the words sought, in order.
fn chosen(language: Language, library: &Library, sought: &str, order: Order) -> Vec<usize> {
    let words: Vec<_> = sought.split_whitespace().map(str::to_lowercase).collect();
    let fits = |head: &&GameHead| {
        let text = line(language, head).to_lowercase();
        words.iter().all(|word| text.contains(word))
    };
    let mut games: Vec<_> = library.games.iter().filter(fits).collect();
    match order {
        Order::Place => {}
        Order::White => games.sort_by_cached_key(|head| head.white.to_lowercase()),
        Order::Black => games.sort_by_cached_key(|head| head.black.to_lowercase()),
        Order::Date => games.sort_by(|one, other| one.date.cmp(&other.date)),
        Order::Length => games.sort_by_key(|head| head.plies),
    }
    games.into_iter().map(|head| head.index).collect()
}
