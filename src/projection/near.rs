//! The names nearest to one that does not exist.

/// Comparing costs time for each candidate, and a file can be wrong in ten thousand places.
const MAX_COMPARED: usize = 1000;

/// Candidates within typing distance of a name, nearest first, with their distances.
pub fn nearest<S: AsRef<str>>(wanted: &str, candidates: impl IntoIterator<Item = S>) -> Vec<(usize, String)> {
    let farthest = (wanted.chars().count() / 3).clamp(1, 4);
    let near_in_length = |candidate: &S| candidate.as_ref().len().abs_diff(wanted.len()) <= 4 * farthest;
    let mut ranked: Vec<(usize, String)> = candidates
        .into_iter()
        .filter(near_in_length)
        .take(MAX_COMPARED)
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
