//! Where the bytes of a program for browsers go, told by the names of its functions.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};

/// What is below this share of the code, in thousandths, is told together.
const LEAST: usize = 10;

/// Sections of a program and kinds of names that are looked at.
const CUSTOM: u8 = 0;
const IMPORTS: u8 = 2;
const CODE: u8 = 10;
const DATA: u8 = 11;
const FUNCTIONS: u8 = 1;

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
    ensure!(program.starts_with(b"\0asm"), "it is none");
    let mut rest = Bytes(&program[8..]);
    let (mut imported, mut bodies, mut names) = (0, Vec::new(), BTreeMap::new());
    let mut weighed = Weighed::default();
    while !rest.0.is_empty() {
        let kind = rest.byte()?;
        let mut section = rest.part()?;
        match kind {
            IMPORTS => imported = functions_imported(&mut section)?,
            CODE => {
                weighed.code = section.0.len();
                for _ in 0..section.number()? {
                    bodies.push(section.part()?.0.len());
                }
            }
            DATA => weighed.data = section.0.len(),
            CUSTOM if section.part()?.0 == b"name" => names = function_names(&mut section)?,
            _ => {}
        }
    }
    for (place, bytes) in bodies.into_iter().enumerate() {
        let name = names.get(&(place + imported)).map_or("?", |name| crate_of(name));
        *weighed.by_crate.entry(name.to_owned()).or_default() += bytes;
    }
    Ok(weighed)
}

/// How many functions are imported; bindings import nothing else.
fn functions_imported(section: &mut Bytes<'_>) -> Result<usize> {
    let count = section.number()?;
    for _ in 0..count {
        let (_, _, kind) = (section.part()?, section.part()?, section.byte()?);
        ensure!(kind == 0, "something is imported that is no function");
        section.number()?;
    }
    Ok(count)
}

fn function_names<'a>(section: &mut Bytes<'a>) -> Result<BTreeMap<usize, &'a str>> {
    let mut names = BTreeMap::new();
    while !section.0.is_empty() {
        let kind = section.byte()?;
        let mut part = section.part()?;
        if kind != FUNCTIONS {
            continue;
        }
        for _ in 0..part.number()? {
            let place = part.number()?;
            names.insert(place, std::str::from_utf8(part.part()?.0)?);
        }
    }
    Ok(names)
}

/// The crate that a symbol is from.
fn crate_of(symbol: &str) -> &str {
    let first = |text: &str| text.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    let length = |text: &str| text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    if let Some(rest) = symbol.strip_prefix("_ZN") {
        // A length and a path; one that begins with a type tells the crate behind the signs for `<`, `&` and the like.
        let mut path = rest[length(rest)..].trim_start_matches('_');
        while let Some((_, behind)) = path.strip_prefix('$').and_then(|path| path.split_once('$')) {
            path = behind.trim_start_matches("mut$u20$").trim_start_matches("dyn$u20$");
        }
        let name = &path[..first(path).unwrap_or(path.len())];
        let digits = &rest[..length(rest)];
        return match digits.parse::<usize>() {
            Ok(count) if count < name.len() => &name[..count],
            _ => name,
        };
    }
    let root = symbol.strip_prefix("_R").and_then(|symbol| symbol.split_once("Cs")?.1.split_once('_'));
    match root {
        Some((_, named)) => {
            let digits = length(named);
            let count: usize = named[..digits].parse().unwrap_or_default();
            let name = named[digits..].trim_start_matches('_');
            name.get(..count).unwrap_or(name)
        }
        None => "names of no crate",
    }
}

/// What is still to be read.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn byte(&mut self) -> Result<u8> {
        let (&first, rest) = self.0.split_first().context("it ends too early")?;
        self.0 = rest;
        Ok(first)
    }

    /// A number of seven bits a byte, the lowest first.
    fn number(&mut self) -> Result<usize> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        anyhow::bail!("a number is too long")
    }

    /// A length and so many bytes.
    fn part(&mut self) -> Result<Bytes<'a>> {
        let length = self.number()?;
        let (part, rest) = self.0.split_at_checked(length).context("it ends too early")?;
        self.0 = rest;
        Ok(Bytes(part))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_tell_their_crate() {
        for (symbol, name) in [
            ("_ZN4egui2ui2Ui3new17h0123456789abcdefE", "egui"),
            ("_ZN66_$LT$epaint..text..Galley$u20$as$u20$core..fmt..Debug$GT$3fmt17hE", "epaint"),
            ("_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hE", "T"),
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
        program.extend(b"\x02\x07\x01\x01m\x01f\0\0");
        program.extend(b"\x0a\x08\x02\x02\0\x0b\x03\0\x01\x0b");
        program.extend(b"\0\x1b\x04name\x01\x14\x02\x01\x08_ZN1a1bE\x02\x07_ZN1c1E");
        let weighed = weigh(&program).expect("it is a program");
        let by_crate = BTreeMap::from([("a".to_owned(), 2), ("c".to_owned(), 3)]);
        assert_eq!(weighed, Weighed { code: 8, data: 0, by_crate });
        assert!(weigh(b"\0asm\x01\0\0\0\x0a\x09").is_err());
        assert!(weigh(b"no program").is_err());
    }
}
