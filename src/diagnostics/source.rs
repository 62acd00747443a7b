//! Texts, and places in them.

use std::ops::Range;

/// A text of a [`SourceMap`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(pub u32);

/// A byte range of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// A span from offsets. Texts above 4 GiB do not exist here (the reader's limit is far below).
    pub fn new(start: usize, end: usize) -> Self {
        let clamp = |offset: usize| u32::try_from(offset).unwrap_or(u32::MAX);
        Self { start: clamp(start), end: clamp(end.max(start)) }
    }

    /// The span as a range of `usize`.
    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// A place for people: both 1-based, the column in code points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineColumn {
    /// Line.
    pub line: u32,
    /// Column in Unicode code points.
    pub column: u32,
}

/// One text with its name.
#[derive(Debug, Clone)]
pub struct SourceFile {
    /// Path relative to the application root, with `/`; `<stdin>` for standard input.
    pub name: String,
    /// The text.
    pub text: String,
    line_starts: Vec<u32>,
    /// The text with secrets hidden, once there are any.
    hidden: Option<String>,
}

impl SourceFile {
    /// Wraps a text and indexes its lines.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        let text = text.into();
        let mut line_starts = vec![0];
        line_starts.extend(
            text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| Span::new(at + 1, at + 1).start),
        );
        Self { name: name.into(), text, line_starts, hidden: None }
    }

    /// The text as it may be shown: secrets are stars. It has the same length and lines, so every span fits it too.
    pub fn shown(&self) -> &str {
        self.hidden.as_deref().unwrap_or(&self.text)
    }

    /// Hides these bytes (widened to whole characters) from [`Self::shown`]; line ends stay.
    pub fn hide(&mut self, bytes: Range<usize>) {
        let (mut start, mut end) = (bytes.start.min(self.text.len()), bytes.end.min(self.text.len()));
        while !self.text.is_char_boundary(start) {
            start -= 1;
        }
        while !self.text.is_char_boundary(end) {
            end += 1;
        }
        if start >= end {
            return;
        }
        let hidden = self.hidden.get_or_insert_with(|| self.text.clone());
        let stars: String =
            hidden[start..end].bytes().map(|b| if b == b'\n' || b == b'\r' { char::from(b) } else { '*' }).collect();
        hidden.replace_range(start..end, &stars);
    }

    /// Line and column of a byte offset (clamped to the text, and to a character's start).
    pub fn line_column(&self, offset: u32) -> LineColumn {
        let mut at = (offset as usize).min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        let line = self.line_starts.partition_point(|start| *start as usize <= at).max(1);
        let start = self.line_starts[line - 1] as usize;
        let start = if line == 1 && self.text.starts_with('\u{feff}') && at >= 3 { 3 } else { start };
        let column = self.text[start..at].chars().count() + 1;
        LineColumn { line: u32::try_from(line).unwrap_or(u32::MAX), column: u32::try_from(column).unwrap_or(u32::MAX) }
    }

    /// The text of a 1-based line without its line feed; empty where there is no such line.
    pub fn line(&self, number: u32) -> &str {
        let at = (number as usize).saturating_sub(1);
        let Some(start) = self.line_starts.get(at) else { return "" };
        let end = self.line_starts.get(at + 1).map_or(self.text.len(), |next| *next as usize - 1);
        &self.text[*start as usize..end]
    }
}

/// All texts of one run.
#[derive(Debug, Clone, Default)]
pub struct SourceMap {
    files: Vec<SourceFile>,
}

impl SourceMap {
    /// Adds a text.
    pub fn add(&mut self, file: SourceFile) -> FileId {
        self.files.push(file);
        FileId(u32::try_from(self.files.len() - 1).unwrap_or(u32::MAX))
    }

    /// A text by id.
    pub fn get(&self, id: FileId) -> Option<&SourceFile> {
        self.files.get(id.0 as usize)
    }

    /// Hides a place from what is shown of its text.
    pub fn hide(&mut self, place: super::Place, part: Range<usize>) {
        if let Some(file) = self.files.get_mut(place.file.0 as usize) {
            let span = place.span.range();
            file.hide(span.start + part.start.min(span.len())..span.start + part.end.min(span.len()));
        }
    }

    /// Hides bytes of a text from what is shown of it.
    pub fn hide_in(&mut self, id: FileId, bytes: Range<usize>) {
        if let Some(file) = self.files.get_mut(id.0 as usize) {
            file.hide(bytes);
        }
    }

    /// All texts in the order they were added.
    pub fn iter(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        self.files.iter().enumerate().map(|(at, file)| (FileId(u32::try_from(at).unwrap_or(u32::MAX)), file))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_code_points() {
        let file = SourceFile::new("a", "ab\näöü: x\n");
        assert_eq!(file.line_column(3), LineColumn { line: 2, column: 1 });
        assert_eq!(file.line_column(9), LineColumn { line: 2, column: 4 });
        assert_eq!(file.line_column(4), LineColumn { line: 2, column: 1 }, "inside a character");
        assert_eq!(file.line_column(999), LineColumn { line: 3, column: 1 });
    }

    #[test]
    fn hidden_bytes_keep_every_offset() {
        let mut file = SourceFile::new("a", "k: sé\ncret # x\n");
        file.hide(3..11);
        assert_eq!(file.shown(), "k: ***\n**** # x\n");
        assert_eq!(file.shown().len(), file.text.len());
        assert_eq!(file.text, "k: sé\ncret # x\n");
    }
}
