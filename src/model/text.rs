//! What characters of strangers' texts do to a reader: some cannot be seen, some turn what stands around them.

/// Whether a character is invisible or changes the order in which others are shown: control and format characters
/// (bidirectional marks, zero widths, tags, variation selectors), fillers, unusual line ends and spaces, private use.
/// Source: Unicode 16, general categories Cc, Cf, Zl, Zp, Zs (but U+0020), Co, and `Default_Ignorable_Code_Point`.
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || (c.is_whitespace() && c != ' ')
        || matches!(u32::from(c),
            0xAD | 0x34F | 0x61C | 0x6DD | 0x70F | 0x8E2 | 0x115F | 0x1160 | 0x17B4 | 0x17B5 | 0x180B..=0x180F
            | 0x600..=0x605 | 0x890 | 0x891 | 0x200B..=0x200F | 0x2028..=0x202E | 0x2060..=0x206F | 0x3164
            | 0xE000..=0xF8FF | 0xFE00..=0xFE0F | 0xFEFF | 0xFFA0 | 0xFFF0..=0xFFFB | 0x0001_10BD | 0x0001_10CD
            | 0x0001_3430..=0x0001_343F | 0x0001_BCA0..=0x0001_BCA3 | 0x0001_D173..=0x0001_D17A | 0x000E_0000..=0x000E_0FFF | 0x000F_0000..=0x0010_FFFF)
}

/// Whether a text is one word that can be written down as it is: no blanks, nothing hidden, as long as an e-mail address may
/// be. Accounts and versions in references to releases are.
pub fn is_one_word(text: &str) -> bool {
    !text.is_empty() && text.len() <= 254 && !text.chars().any(|c| c.is_whitespace() || is_hidden(c))
}

/// Whether a character changes the direction of the text around it.
pub fn is_bidirectional(c: char) -> bool {
    matches!(u32::from(c), 0x61C | 0x200E | 0x200F | 0x202A..=0x202E | 0x2066..=0x2069)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_every_script_are_seen_and_tricks_are_not() {
        for c in "aZ0 .äßЖש漢字かな한글é🎉€—“".chars() {
            assert!(!is_hidden(c), "{c:?}");
        }
        for c in "\u{202e}\u{2066}\u{200b}\u{feff}\u{e0041}\u{fe0f}\u{3164}\n\t\u{85}\u{a0}\u{e000}\u{ad}".chars() {
            assert!(is_hidden(c), "{c:?}");
        }
        assert!(is_bidirectional('\u{202e}') && !is_bidirectional('\u{200b}'));
    }
}
