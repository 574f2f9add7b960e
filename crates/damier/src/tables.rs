//! Where the engine finds its endgame tables: the folder that was named, that of the environment, or the one that comes
//! with the program.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use damier_engine::ToEngine;

/// The variable that names the folder; an empty one means that no tables are wanted.
const VARIABLE: &str = "DAMIER_TABLES";
/// Where the folder lies beside the program, or beside a folder that holds it, as in a copy of the project.
const USUAL: &str = "data/tables";

/// What is said to a new engine.
pub fn set(named: Option<&Path>) -> Result<ToEngine> {
    let folder = match named {
        Some(folder) if folder.as_os_str().is_empty() => None,
        Some(folder) if !folder.is_dir() => bail!("{}: there is no such folder of tables", folder.display()),
        Some(folder) => Some(folder.to_owned()),
        None => match env::var_os(VARIABLE) {
            Some(folder) => (!folder.is_empty()).then(|| folder.into()),
            None => beside_program(),
        },
    };
    let value = folder.map_or_else(String::new, |folder| folder.display().to_string());
    Ok(ToEngine::SetOption { name: "tables".into(), value })
}

fn beside_program() -> Option<PathBuf> {
    let program = env::current_exe().ok()?.canonicalize().ok()?;
    program.ancestors().skip(1).take(4).map(|folder| folder.join(USUAL)).find(|folder| folder.is_dir())
}
