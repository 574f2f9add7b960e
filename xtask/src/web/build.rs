//! Puts the page together: three programs for browsers, their bindings, faces with fewer letters, icons, and files whose
//! names tell their contents.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use super::names::Files;
use crate::shell::{Run, cargo, target};

/// What draws is built by itself: what it needs of libraries would make the page larger.
const BUILDS: [&str; 2] = ["-p damier-web -p damier-worker", "-p damier-easel"];
const FOR_BROWSERS: &str = "--profile wasm --target wasm32-unknown-unknown";

/// What the page's own scripts call the programs, and their crates.
const PROGRAMS: [(&str, &str); 3] =
    [("page", "damier_web"), ("brain", "damier_worker"), ("easel", "damier_easel")];

/// The faces: how a file is called, which face it is, and which of its letters are needed: all that the program can
/// write, or those on a board.
const FACES: [(&str, &[u8], &str); 3] = [
    ("plain", notosans::REGULAR_TTF, "all"),
    ("bold", notosans::BOLD_TTF, "all"),
    ("picture", notosans::REGULAR_TTF, "board"),
];

/// The page's own files, those first that others name.
const OWN: [&str; 12] = [
    "style.css",
    "words.js",
    "store.js",
    "dialogs.js",
    "mirror.js",
    "sounds.js",
    "painter.js",
    "pictures.js",
    "worker.js",
    "engine.js",
    "main.js",
    "manifest.webmanifest",
];

/// Makes the folder `dist` anew; `squeeze` has binaryen go over the programs, which takes minutes.
pub fn build(dist: &Path, squeeze: bool) -> Result<()> {
    Run::new("rustup", ["target", "add", "wasm32-unknown-unknown"]).run()?;
    for packages in BUILDS {
        cargo(&format!("build {FOR_BROWSERS} {packages}")).run()?;
    }
    let work = target("web");
    fs::create_dir_all(&work)?;
    let subsetter = tools(&["subset-font@2.9.0"]);
    if let Err(problem) = &subsetter {
        println!("without npm's tools the page is larger than it need be: {problem:#}");
    }
    let optimizer = if squeeze { Some(tools(&["binaryen@132.0.0"])?) } else { None };
    let mut files = Files::default();
    for (name, library) in PROGRAMS {
        bind(name, library, &work)?;
        let (code, script) = (format!("{work}/{name}_bg.wasm"), format!("{work}/{name}.js"));
        if let Some(optimizer) = &optimizer {
            shrink(optimizer, &code)?;
        }
        files.add(&format!("{name}.wasm"), fs::read(&code)?);
        files.add(&format!("{name}.js"), fs::read(&script)?);
    }
    faces(subsetter.ok().as_deref(), &work, &mut files)?;
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/web/page");
    let read = |name: &str| fs::read(page.join(name)).with_context(|| name.to_owned());
    let icon = read("icon.svg")?;
    for size in [192, 512] {
        files.add(&format!("icon-{size}.png"), damier_picture::png(&String::from_utf8(icon.clone())?, size)?);
    }
    files.add("icon.svg", icon);
    let data = data(&mut files)?;
    for name in OWN {
        let mut bytes = read(name)?;
        if name == "worker.js" {
            bytes = String::from_utf8(bytes)?.replace("{{data}}", &data).into_bytes();
        }
        files.add(name, bytes);
    }
    files.add_page("index.html", read("index.html")?);
    files.add_worker("sw.js", &String::from_utf8(read("sw.js")?)?);
    files.write(dist)
}

/// Adds the weights and, in one file for each kind of game, the endgame tables; what is returned is a script's list of them.
fn data(files: &mut Files) -> Result<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data");
    let mut list = String::from("{");
    let mut add = |name: &str, bytes| {
        files.add(name, bytes);
        list += &format!(" \"{name}\": \"./{name}\",");
    };
    for path in sorted(&folder.join("weights"))? {
        add(&name_of(&path), fs::read(&path)?);
    }
    for kind in sorted(&folder.join("tables"))? {
        let tables: Vec<_> = sorted(&kind)?.iter().map(fs::read).collect::<Result<_, _>>()?;
        add(&format!("{}.tables", name_of(&kind)), tables.concat());
    }
    Ok(list + " }")
}

/// What a folder holds, in the order of the names.
fn sorted(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths: Vec<_> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    Ok(paths)
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Builds the page's program again, with the names of its functions, and tells where its bytes go.
pub fn weigh() -> Result<()> {
    let (name, library) = PROGRAMS[0];
    let package = library.replace('_', "-");
    cargo(&format!("rustc {FOR_BROWSERS} --lib -p {package} -- -C strip=debuginfo")).run()?;
    let input = target(&format!("wasm32-unknown-unknown/wasm/{library}.wasm"));
    super::weigh::print(name, &fs::read(&input).with_context(|| input.clone())?)
}

/// Writes the bindings of a program.
fn bind(name: &str, library: &str, folder: &str) -> Result<()> {
    let input = target(&format!("wasm32-unknown-unknown/wasm/{library}.wasm"));
    let mut bindgen = Bindgen::new();
    bindgen.input_path(&input).out_name(name).typescript(false).web(true)?.omit_default_module_path(true);
    bindgen.generate(folder).with_context(|| input)
}

/// Lets binaryen make a program smaller.
fn shrink(tools: &str, code: &str) -> Result<()> {
    let optimizer = format!("{tools}/node_modules/.bin/wasm-opt");
    Run::new(&optimizer, ["-Os", "--all-features", "--strip-producers", code, "-o", code]).run()
}

/// The faces with the letters that the program can write; all of them where the tool for that is missing.
fn faces(tools: Option<&str>, work: &str, files: &mut Files) -> Result<()> {
    for (name, bytes, letters) in FACES {
        let (whole, part) = (format!("{work}/{name}-whole.ttf"), format!("{work}/{name}.ttf"));
        fs::write(&whole, bytes)?;
        if let Some(tools) = tools {
            let script = concat!(env!("CARGO_MANIFEST_DIR"), "/web/subset.mjs");
            Run::new("node", [script, tools, &whole, &part, letters]).run()?;
        } else {
            fs::copy(&whole, &part)?;
        }
        files.add(&format!("{name}.ttf"), fs::read(&part)?);
    }
    Ok(())
}

/// Installs programs of npm beside what cargo builds; the folder in which they are.
pub fn tools(packages: &[&str]) -> Result<String> {
    let names: String = packages.iter().flat_map(|package| ["-", package]).collect();
    let folder = target(&format!("web/tools{}", names.replace('@', "-")));
    if !Path::new(&folder).join("node_modules").exists() {
        fs::create_dir_all(&folder)?;
        let fixed = ["install", "--prefix", &folder, "--no-audit", "--no-fund", "--no-package-lock"];
        Run::new("npm", fixed.iter().chain(packages).copied()).run()?;
    }
    Ok(fs::canonicalize(&folder)?.display().to_string())
}
