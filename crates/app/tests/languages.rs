//! Every language has every message, filled in with the same things, and no message is there for nothing.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use damier_app::{Arg, Language, key_of, rules_page, tr, variant_title, word};
use damier_rules::draws::draw_rules;
use damier_rules::{Color, GameKind, VariantId};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// The names in a pattern: what it is filled in with (`$count`) and the messages that it is made of (`color`).
fn names(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    fn inline(expression: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
        match expression {
            InlineExpression::VariableReference { id } => drop(found.insert(format!("${}", id.name))),
            InlineExpression::MessageReference { id, .. } => drop(found.insert(id.name.to_owned())),
            InlineExpression::Placeable { expression } => whole(expression, found),
            _ => {}
        }
    }
    fn whole(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
        match expression {
            Expression::Inline(expression) => inline(expression, found),
            Expression::Select { selector, variants } => {
                inline(selector, found);
                variants.iter().for_each(|variant| names(&variant.value, found));
            }
        }
    }
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            whole(expression, found);
        }
    }
}

/// The messages of a language with their parts, and the names in each.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for source in language.sources() {
        let resource = parse(source).unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let parts = message.attributes.iter().map(|part| (format!(".{}", part.id.name), &part.value));
            for (part, pattern) in message.value.iter().map(|value| (String::new(), value)).chain(parts) {
                let mut inside = BTreeSet::new();
                names(pattern, &mut inside);
                let key = format!("{}{part}", message.id.name);
                assert_eq!(found.insert(key.clone(), inside), None, "{language:?}: {key} stands there twice");
            }
        }
    }
    found
}

/// What a message may be filled in with: the variables of the English one, those of the messages it is made of, and
/// the sides, of which every message that knows one knows both.
fn variables(key: &str, english: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for name in &english[key] {
        match name.strip_prefix('$') {
            Some(_) => drop(found.insert(name.clone())),
            None => found.extend(variables(name, english)),
        }
    }
    found
}

#[test]
fn every_language_has_every_message_with_the_same_variables() {
    let english = messages(Language::English);
    for &language in Language::ALL {
        let own = messages(language);
        let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        let strange: Vec<_> = own.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(strange.is_empty(), "{language:?} has {strange:?}, which English has not");
        for key in english.keys() {
            let (wanted, found) = (variables(key, &english), variables(key, &own));
            let sides = BTreeSet::from(["$color".to_owned(), "$other".to_owned()]);
            let knows_sides = !wanted.is_disjoint(&sides);
            let extra: Vec<_> =
                found.difference(&wanted).filter(|name| !(knows_sides && sides.contains(*name))).collect();
            assert!(extra.is_empty(), "{language:?}: {key} asks for {extra:?}");
            let lost: Vec<_> = wanted.difference(&found).filter(|name| !sides.contains(*name)).collect();
            assert!(lost.is_empty(), "{language:?}: {key} does not tell {lost:?}");
        }
    }
}

/// The texts of all sources that can name a message.
fn sources() -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut open: Vec<_> =
        ["app/src", "gui/src", "damier/src", "web/src"].map(|folder| crates.join(folder)).into();
    let mut text = String::new();
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                text += &std::fs::read_to_string(path).unwrap();
            }
        }
    }
    text
}

#[test]
fn no_message_is_there_for_nothing() {
    let text = sources();
    // What stands between quotation marks names a message itself or by its English words.
    let mut used: BTreeSet<String> = BTreeSet::new();
    for line in text.lines() {
        for literal in line.split('"') {
            let words = literal.split("  ").next().unwrap_or_default();
            used.extend([literal.to_owned(), key_of(words)]);
        }
    }
    used.extend(VariantId::ALL.iter().map(|id| format!("variant-{}", id.variant().name)));
    for kind in GameKind::all() {
        used.extend(draw_rules(kind).iter().flat_map(|rule| {
            [format!("draw-{}", key_of(rule.name)), format!("source-{}", key_of(rule.source))]
        }));
    }
    used.extend(damier_engine::Level::all().map(|level| format!("strength-{}", key_of(level.name()))));
    let english = messages(Language::English);
    for names in english.values() {
        used.extend(names.iter().cloned());
    }
    let unused: Vec<_> = english.keys().filter(|key| !key.contains('.') && !used.contains(*key)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn where_a_draw_rule_comes_from_is_told_in_every_language_or_an_article() {
    for kind in GameKind::all() {
        for rule in draw_rules(kind).iter().filter(|rule| !rule.source.contains(" art. ")) {
            for &language in Language::ALL {
                let told = word(language, &format!("source {}", rule.source));
                let told = told.unwrap_or_else(|| panic!("{language:?}: {}", rule.source));
                assert_eq!(told == rule.source, language == Language::English, "{language:?}: {told}");
            }
        }
    }
}

#[test]
fn languages_are_told_by_what_systems_call_them() {
    for (tag, language) in [
        ("en-GB", Some(Language::English)),
        ("de_AT.UTF-8", Some(Language::German)),
        ("RU", Some(Language::Russian)),
        ("nl", Some(Language::Dutch)),
        ("pl_PL.UTF-8", Some(Language::Polish)),
        ("tlh", None),
        ("", None),
    ] {
        assert_eq!(Language::of_tag(tag), language, "{tag}");
    }
}

#[test]
fn every_game_has_its_page_in_every_language() {
    let mut pages = BTreeSet::new();
    for &language in Language::ALL {
        for kind in GameKind::all() {
            for part in rules_page(language, kind) {
                assert!(!part.sentences.is_empty(), "{kind}");
                assert!(part.sentences.iter().all(|sentence| sentence.contains(' ')), "{:?}", part.sentences);
            }
            assert!(!variant_title(language, kind.variant).starts_with("variant-"), "{language:?} {kind}");
        }
        let page = rules_page(language, GameKind::new(VariantId::International));
        assert!(pages.insert(page[0].sentences.clone()), "{language:?} says the same as another");
    }
}

#[test]
fn words_follow_their_numbers() {
    let said = |language, count: usize| tr(language, "games-of-file", &[("count", count.into())]);
    assert_eq!([said(Language::English, 1), said(Language::English, 2)], ["One game", "2 games"]);
    let russian = [1, 2, 5, 21].map(|count| said(Language::Russian, count));
    assert_eq!(russian, ["1 партия", "2 партии", "5 партий", "21 партия"]);
    let polish = [1, 2, 5, 22, 25].map(|count| said(Language::Polish, count));
    assert_eq!(polish, ["1 partia", "2 partie", "5 partii", "22 partie", "25 partii"]);
    let begins = tr(Language::German, "begins", &[("color", Arg::Side(Color::Black))]);
    assert_eq!(begins, "Schwarz beginnt.");
}
