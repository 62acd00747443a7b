//! One thing with its properties, for people: labels in a column, values as they are, to be copied.

use super::foreign::harmless;
use super::printer::style;

/// Labels with values.
#[derive(Debug, Clone, Default)]
pub struct Fields(Vec<(&'static str, String)>);

impl Fields {
    /// None yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a property.
    #[must_use]
    pub fn with(mut self, label: &'static str, value: impl Into<String>) -> Self {
        self.0.push((label, harmless(&value.into())));
        self
    }

    /// Adds a property that may be absent.
    #[must_use]
    pub fn maybe(self, label: &'static str, value: Option<impl Into<String>>) -> Self {
        match value {
            Some(value) => self.with(label, value),
            None => self,
        }
    }

    /// The lines, indented by two.
    pub fn render(&self) -> String {
        let dim = style::DIM;
        let width = self.0.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        let line = |(label, value): &(&str, String)| format!("  {dim}{label:width$}{dim:#}  {value}\n");
        self.0.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Fields;

    #[test]
    fn values_stand_in_a_column() {
        let fields = Fields::new().with("id", "1").maybe("absent", None::<String>).with("client id", "c");
        assert_eq!(anstream::adapter::strip_str(&fields.render()).to_string(), "  id         1\n  client id  c\n");
    }
}
