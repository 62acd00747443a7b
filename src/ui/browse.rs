//! Opening a page in the person's browser, on request alone and never through a shell.

use std::io::IsTerminal;

use url::Url;

use super::printer::Printer;

/// Opens a page, if a person at a terminal asked for it. The page was printed already, so a failure is a warning.
pub fn open(printer: &Printer, page: &Url) {
    if !std::io::stderr().is_terminal() {
        printer.warning("`--open` opens a browser only for a person at a terminal; open the page yourself");
        return;
    }
    if let Err(error) = open::that_detached(page.as_str()) {
        printer.warning(format_args!("the browser could not be opened ({error}); open the page yourself"));
    }
}
