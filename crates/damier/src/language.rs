//! What the system speaks.

use damier_app::Language;

/// The first of the system's languages that the program speaks too; English where it speaks none of them.
pub fn of_system() -> Language {
    sys_locale::get_locales().find_map(|tag| Language::of_tag(&tag)).unwrap_or_default()
}
