//! What was played, as text: games ([`pdn`]), positions ([`fen`]), moves ([`notation`]) and the Art2Dec program's
//! save files ([`seed_save`]), and many games as a list that can be searched ([`database`]). It reads what people and programs really write and says where a text is wrong; it
//! writes one clean form. No I/O: texts come in and go out as strings.

pub mod database;
pub mod fen;
pub mod notation;
pub mod pdn;
pub mod picture;
pub mod seed_save;
