//! Lines from a person or a pipe.

use std::io::{BufRead, IsTerminal, Write, stdin};

use anyhow::Result;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

/// Where lines come from.
pub enum Lines {
    /// A terminal, with editing and history.
    Terminal(Box<DefaultEditor>),
    /// Anything else.
    Pipe(Box<dyn BufRead>),
}

impl Lines {
    /// The standard input.
    ///
    /// # Errors
    /// If the terminal cannot be used.
    pub fn standard() -> Result<Self> {
        Ok(if stdin().is_terminal() {
            Self::Terminal(Box::new(DefaultEditor::new()?))
        } else {
            Self::Pipe(Box::new(stdin().lock()))
        })
    }

    /// The next line, or `None` at the end. A pipe gets no prompt: scripts read answers only.
    ///
    /// # Errors
    /// If reading fails.
    pub fn next(&mut self, prompt: &str, out: &mut impl Write) -> Result<Option<String>> {
        out.flush()?;
        match self {
            Self::Terminal(editor) => match editor.readline(prompt) {
                Ok(line) => {
                    editor.add_history_entry(&line)?;
                    Ok(Some(line))
                }
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                Err(error) => Err(error.into()),
            },
            Self::Pipe(reader) => {
                let mut bytes = Vec::new();
                let read = reader.read_until(b'\n', &mut bytes)?;
                Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
            }
        }
    }
}
