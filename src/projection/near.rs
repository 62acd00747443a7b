//! The names nearest to one that does not exist.

/// Candidates within typing distance of a name, nearest first, with their distances.
pub fn nearest<S: AsRef<str>>(wanted: &str, candidates: impl IntoIterator<Item = S>) -> Vec<(usize, String)> {
    let farthest = (wanted.chars().count() / 3).clamp(1, 4);
    let mut ranked: Vec<(usize, String)> = candidates
        .into_iter()
        .map(|candidate| (distance(wanted, candidate.as_ref()), candidate.as_ref().to_owned()))
        .filter(|(distance, _)| *distance <= farthest)
        .collect();
    ranked.sort();
    ranked.dedup();
    ranked
}

/// Typing distance, with case and separators half ignored: `ReadFile`, `read_file` and `read-file` are near.
fn distance(left: &str, right: &str) -> usize {
    if left == right {
        return 0;
    }
    let fold = |text: &str| text.to_lowercase().replace(['_', ' '], "-");
    if fold(left) == fold(right) { 1 } else { strsim::osa_distance(left, right) }
}
