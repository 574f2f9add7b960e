//! Where the bytes of a program for browsers go, told by the names of its functions.

use std::collections::{BTreeMap, HashMap};

use anyhow::{Context, Result};
use rustc_demangle::try_demangle;
use wasmparser::{KnownCustom, Name, Parser, Payload, TypeRef};

/// What is below this share of the code, in thousandths, is told together.
const LEAST: usize = 10;

/// Prints the bytes of code by the crates that wrote it, and those of data.
///
/// # Errors
/// If the bytes are no program with names.
pub fn print(name: &str, program: &[u8]) -> Result<()> {
    let Weighed { code, data, by_crate } = weigh(program).context("a program for browsers")?;
    let mut rows: Vec<_> = by_crate.into_iter().map(|(name, bytes)| (bytes, name)).collect();
    rows.sort_unstable_by(|one, other| other.cmp(one));
    println!("\n{name}: {code} bytes of code, {data} of data");
    let (large, small): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| row.0 * 1000 >= LEAST * code);
    for (bytes, name) in large {
        println!("{bytes:>10}  {name}");
    }
    println!("{:>10}  in {} others", small.iter().map(|row| row.0).sum::<usize>(), small.len());
    Ok(())
}

#[derive(Debug, Default, PartialEq)]
struct Weighed {
    code: usize,
    data: usize,
    by_crate: BTreeMap<String, usize>,
}

fn weigh(program: &[u8]) -> Result<Weighed> {
    let (mut imported, mut bodies, mut names) = (0, Vec::new(), HashMap::new());
    let mut weighed = Weighed::default();
    for payload in Parser::new(0).parse_all(program) {
        match payload? {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionStart { size, .. } => weighed.code = size as usize,
            Payload::CodeSectionEntry(body) => bodies.push(body.range().len()),
            Payload::DataSection(section) => weighed.data = section.range().len(),
            Payload::CustomSection(section) => {
                let KnownCustom::Name(section) = section.as_known() else { continue };
                for part in section {
                    let Name::Function(functions) = part? else { continue };
                    for function in functions {
                        let function = function?;
                        names.insert(function.index, function.name);
                    }
                }
            }
            _ => {}
        }
    }
    for (place, bytes) in (imported..).zip(bodies) {
        let name = names.get(&place).map_or_else(|| "?".to_owned(), |symbol| crate_of(symbol));
        *weighed.by_crate.entry(name).or_default() += bytes;
    }
    Ok(weighed)
}

/// The crate that a symbol is from.
fn crate_of(symbol: &str) -> String {
    let Ok(symbol) = try_demangle(symbol) else { return "names of no crate".into() };
    let path = format!("{symbol:#}");
    // What a type does is the type's, whatever it is behind: `<&mut [epaint::Shape] as Debug>::fmt`.
    let words = path.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    words.into_iter().find(|word| !matches!(*word, "" | "mut" | "dyn" | "const")).unwrap_or("?").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_tell_their_crate() {
        for (symbol, name) in [
            ("_ZN4egui2ui2Ui3new17h0123456789abcdefE", "egui"),
            (
                "_ZN57_$LT$epaint..text..Galley$u20$as$u20$core..fmt..Debug$GT$3fmt17h0123456789abcdefE",
                "epaint",
            ),
            ("_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17h0123456789abcdefE", "T"),
            ("_RNvMs_NtCsd1x_4egui2uiNtB4_2Ui3new", "egui"),
            ("_RINvCs7_12damier_rules4moveE", "damier_rules"),
            ("__wbindgen_malloc", "names of no crate"),
        ] {
            assert_eq!(crate_of(symbol), name, "{symbol}");
        }
    }

    #[test]
    fn bytes_are_counted_for_the_function_that_they_are_of() {
        let mut program = b"\0asm\x01\0\0\0".to_vec();
        program.extend(b"\x01\x04\x01\x60\0\0");
        program.extend(b"\x02\x07\x01\x01m\x01f\0\0");
        program.extend(b"\x03\x03\x02\0\0");
        program.extend(b"\x0a\x08\x02\x02\0\x0b\x03\0\x01\x0b");
        program.extend(b"\0\x1c\x04name\x01\x15\x02\x01\x08_ZN1a1bE\x02\x08_ZN1c1dE");
        let weighed = weigh(&program).expect("it is a program");
        let by_crate = BTreeMap::from([("a".to_owned(), 2), ("c".to_owned(), 3)]);
        assert_eq!(weighed, Weighed { code: 7, data: 0, by_crate });
        assert!(weigh(b"\0asm\x01\0\0\0\x0a\x09").is_err());
        assert!(weigh(b"no program").is_err());
    }
}
