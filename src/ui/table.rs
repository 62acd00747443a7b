//! Rows in columns for people.

use comfy_table::presets::NOTHING;
use comfy_table::{ColumnConstraint, ContentArrangement};

use super::foreign::harmless;
use super::printer::style;
use super::wrap::wrap;

/// A table whose first column holds names, which are never broken: they are there to be copied.
#[derive(Debug, Clone)]
pub struct Table {
    headings: Vec<&'static str>,
    rows: Vec<Vec<String>>,
}

/// The least room for each column after the first one; with less, each row becomes a block of lines.
const LEAST_REST: usize = 20;
/// Space between two columns.
const GAP: usize = 2;
const GAP_PADDING: u16 = 2;

impl Table {
    /// An empty table.
    pub fn new(headings: impl IntoIterator<Item = &'static str>) -> Self {
        Self { headings: headings.into_iter().collect(), rows: Vec::new() }
    }

    /// Adds a row; it has as many cells as there are headings. What is hidden in a cell is shown.
    pub fn row<S: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = S>) -> &mut Self {
        self.rows.push(cells.into_iter().map(|cell| harmless(cell.as_ref())).collect());
        self
    }

    /// Whether it has no rows.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The table within a width, indented; every line ends with a line feed, headings are styled.
    pub fn render(&self, width: usize, indent: usize) -> String {
        let width = width.saturating_sub(indent).max(20);
        let text = if self.least_width() > width { self.blocks(width) } else { self.grid(width) };
        let pad = " ".repeat(indent);
        text.lines().map(|line| format!("{}\n", format!("{pad}{line}").trim_end())).collect()
    }

    /// The width below which a name or a word of another column would be broken.
    fn least_width(&self) -> usize {
        let longest = |column: usize, of: fn(&str) -> usize| {
            self.rows.iter().filter_map(|row| row.get(column)).map(|cell| of(cell)).max().unwrap_or(0)
        };
        let word = |cell: &str| cell.split(' ').map(|word| word.chars().count()).max().unwrap_or(0);
        let whole = |cell: &str| cell.chars().count();
        let heading = |column: usize| self.headings.get(column).map_or(0, |heading| word(heading));
        let rest = (1..self.headings.len())
            .map(|column| longest(column, whole).min(LEAST_REST).max(longest(column, word)).max(heading(column)));
        longest(0, whole).max(heading(0)) + rest.map(|width| GAP + width).sum::<usize>()
    }

    fn grid(&self, width: usize) -> String {
        let mut table = comfy_table::Table::new();
        table.load_style(NOTHING);
        table.set_content_arrangement(ContentArrangement::Dynamic);
        table.set_width(u16::try_from(width).unwrap_or(u16::MAX));
        let headed = self.headings.iter().any(|heading| !heading.is_empty());
        if headed {
            table.set_header(&self.headings);
        }
        for row in &self.rows {
            table.add_row(row);
        }
        if let Some(column) = table.column_mut(0) {
            column.set_constraint(ColumnConstraint::ContentWidth);
        }
        let last = self.headings.len().saturating_sub(1);
        for (at, column) in table.column_iter_mut().enumerate() {
            column.set_padding((0, if at == last { 0 } else { GAP_PADDING }));
        }
        let text = table.trim_fmt();
        match text.split_once('\n') {
            Some((first, rest)) if headed => {
                let strong = style::STRONG;
                format!("{strong}{first}{strong:#}\n{rest}")
            }
            _ => text,
        }
    }

    fn blocks(&self, width: usize) -> String {
        let mut text = String::new();
        for row in &self.rows {
            for (at, cell) in row.iter().enumerate().filter(|(_, cell)| !cell.is_empty()) {
                let line = match self.headings.get(at) {
                    Some(heading) if at > 0 && !heading.is_empty() => format!("{}: {cell}", heading.to_lowercase()),
                    _ => cell.clone(),
                };
                let pad = if at == 0 { "" } else { "  " };
                for line in wrap(&line, width.saturating_sub(pad.len())) {
                    text.push_str(&format!("{pad}{line}\n"));
                }
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::Table;

    fn table() -> Table {
        let mut table = Table::new(["NAME", "SOURCE"]);
        table.row(["file_tools_read_file", "file-tools read-file"]).row(["x", ""]);
        table
    }

    #[test]
    fn wide_terminals_get_columns_and_narrow_ones_blocks() {
        let plain = |width| anstream::adapter::strip_str(&table().render(width, 2)).to_string();
        insta::assert_snapshot!(plain(80), @"
        NAME                  SOURCE
        file_tools_read_file  file-tools read-file
        x
        ");
        let mut counts = Table::new(["IMPORT", "LEFT OUT", "SERVER", "TOOLS"]);
        counts.row(["x", "1", "y", "2"]);
        // Headings are not broken either.
        insta::assert_snapshot!(counts.render(20, 0), @"
        x
          left out: 1
          server: y
          tools: 2
        ");
        insta::assert_snapshot!(plain(36), @"
        file_tools_read_file
          source: file-tools read-file
        x
        ");
    }
}
