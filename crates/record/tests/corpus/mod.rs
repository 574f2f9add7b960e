//! The one way in which tests reach the corpus of real files.

/// The bytes of a file of the corpus, named from the folder in `DAMIER_CORPUS`; `None`, with a word to the reader
/// of the test's output, if the variable is not set.
///
/// # Panics
/// If the variable is set and the file cannot be read.
pub fn corpus(name: &str) -> Option<Vec<u8>> {
    let Some(folder) = std::env::var_os("DAMIER_CORPUS") else {
        println!("corpus absent");
        return None;
    };
    let path = std::path::Path::new(&folder).join(name);
    match std::fs::read(&path) {
        Ok(bytes) => Some(bytes),
        Err(error) => panic!("{}: {error}", path.display()),
    }
}
