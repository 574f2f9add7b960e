//! A server for looking at the page on this computer: files, and nothing but files.

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Serves a folder on the loopback interface until the program is ended; port 0 takes one that is free.
pub fn serve(folder: &Path, port: u16) -> Result<()> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).with_context(|| format!("port {port}"))?;
    println!("http://{}/", listener.local_addr()?);
    for stream in listener.incoming() {
        let folder = folder.to_owned();
        std::thread::spawn(move || {
            // A browser that goes away in the middle of an answer does not want it.
            let _ = stream.and_then(|stream| answer(&folder, stream));
        });
    }
    Ok(())
}

fn answer(folder: &Path, mut stream: TcpStream) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    loop {
        let mut request = String::new();
        if reader.read_line(&mut request)? == 0 {
            return Ok(());
        }
        // No header changes what is answered.
        let mut header = String::new();
        while reader.read_line(&mut header)? > 2 {
            header.clear();
        }
        let address = request.split(' ').nth(1).unwrap_or_default();
        let found = file(folder, address).and_then(|path| Some((kind(&path), std::fs::read(path).ok()?)));
        let (status, kind, body) = match found {
            Some((kind, body)) => ("200 OK", kind, body),
            None => ("404 Not Found", "text/plain", b"There is no such file.".to_vec()),
        };
        // A name that tells its contents is good for ever.
        let kept = if address.contains('-') { "max-age=31536000, immutable" } else { "no-cache" };
        let length = body.len();
        write!(stream, "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n")?;
        write!(stream, "Cache-Control: {kept}\r\n\r\n")?;
        stream.write_all(&body)?;
    }
}

/// The file at an address; names with more than letters, digits, `-` and single dots are none of ours.
fn file(folder: &Path, address: &str) -> Option<PathBuf> {
    let name = address.split(['?', '#']).next()?.strip_prefix('/')?;
    let name = if name.is_empty() { "index.html" } else { name };
    let ours = |letter: char| letter.is_ascii_alphanumeric() || "-._".contains(letter);
    (name.chars().all(ours) && !name.starts_with('.')).then(|| folder.join(name))
}

fn kind(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_the_folder_are_served() {
        let folder = Path::new("dist");
        assert_eq!(file(folder, "/?variant=english"), Some(folder.join("index.html")));
        assert_eq!(file(folder, "/main-12ab.js"), Some(folder.join("main-12ab.js")));
        for outside in ["/../Cargo.toml", "/..", "/.git", "/a/b", "/%2e%2e", "main.js", ""] {
            assert_eq!(file(folder, outside), None, "{outside}");
        }
    }
}
