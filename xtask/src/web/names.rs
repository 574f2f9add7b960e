//! Files whose names tell their contents, so that a browser can keep them for ever and versions never mix.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::Hasher;
use std::path::Path;

use anyhow::Result;

/// Endings of what only some games need, which is fetched for them and kept then.
const LATER: [&str; 2] = [".weights", ".tables"];

/// Whether a file is fetched only for the games that need it.
pub fn is_later(name: &str) -> bool {
    LATER.iter().any(|ending| name.ends_with(ending))
}

/// The files of the page in the order in which they were added.
#[derive(Default)]
pub struct Files {
    files: Vec<File>,
}

struct File {
    /// As other files name it: `main.js`.
    name: String,
    /// As it is served: `main-1a2b3c4d.js`.
    served: String,
    bytes: Vec<u8>,
}

fn hash(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    format!("{:016x}", hasher.finish())
}

impl Files {
    /// Adds a file; what it names of the files before it, as `"./main.js"`, is named as it is served.
    pub fn add(&mut self, name: &str, bytes: Vec<u8>) {
        let bytes = self.renamed(bytes);
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
        let served = format!("{stem}-{}.{ending}", &hash(&bytes)[..8]);
        self.files.push(File { name: name.to_owned(), served, bytes });
    }

    /// Adds a file that is served under its own name.
    pub fn add_page(&mut self, name: &str, bytes: Vec<u8>) {
        let bytes = self.renamed(bytes);
        self.files.push(File { name: name.to_owned(), served: name.to_owned(), bytes });
    }

    /// Adds the service worker, which keeps all files before it but those with one of the
    /// endings of [`LATER`].
    pub fn add_worker(&mut self, name: &str, text: &str) {
        let first = self.files.iter().filter(|file| !is_later(&file.name));
        let mut names: Vec<_> = first.map(|file| format!("\"./{}\"", file.served)).collect();
        // The page's address is that of its folder.
        names.push("\"./\"".to_owned());
        let all: Vec<u8> = self.files.iter().flat_map(|file| &file.bytes).copied().collect();
        let text = text
            .replace("{{version}}", &hash(&all))
            .replace("{{files}}", &format!("[{}]", names.join(", ")))
            .replace("{{later}}", &format!("{LATER:?}"));
        let served = name.to_owned();
        self.files.push(File { name: served.clone(), served, bytes: text.into_bytes() });
    }

    fn renamed(&self, bytes: Vec<u8>) -> Vec<u8> {
        let Ok(mut text) = String::from_utf8(bytes.clone()) else { return bytes };
        for File { name, served, .. } in &self.files {
            text = text.replace(&format!("\"./{name}\""), &format!("\"./{served}\""));
        }
        text.into_bytes()
    }

    /// Writes all files into a folder that is emptied first.
    ///
    /// # Errors
    /// If the folder cannot be written.
    pub fn write(&self, folder: &Path) -> Result<()> {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        fs::create_dir_all(folder)?;
        for File { served, bytes, .. } in &self.files {
            fs::write(folder.join(served), bytes)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_changes_with_the_contents_and_with_what_it_names() {
        let served = |leaf: &str| {
            let mut files = Files::default();
            files.add("leaf.js", leaf.into());
            files.add("main.js", b"import \"./leaf.js\";".to_vec());
            files.add_worker("sw.js", "{{version}} {{files}}");
            files.files
        };
        let (one, other) = (served("1"), served("2"));
        assert_ne!(one[0].served, other[0].served);
        assert_ne!(one[1].served, other[1].served, "who imports what has changed has changed too");
        assert_ne!(one[2].bytes, other[2].bytes);
        assert!(String::from_utf8_lossy(&one[1].bytes).contains(&one[0].served));
        assert!(String::from_utf8_lossy(&one[2].bytes).contains(&one[1].served));
        assert_eq!(one[1].served, served("1")[1].served);
    }
}
