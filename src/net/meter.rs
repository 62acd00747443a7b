//! What came in, counted, in the text form that Prometheus reads.
//!
//! A writer of our own: three kinds of numbers with fixed names need no registry, and the libraries for it bring one,
//! with global state. Labels are route templates, methods and status codes: bounded, and never what a client sent.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Upper bounds of the buckets, in seconds.
const BUCKETS: [f64; 9] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 30.0];

/// A number that goes up and down.
#[derive(Debug, Clone, Default)]
pub struct Gauge(Arc<AtomicI64>);

impl Gauge {
    /// One more, until the guard is dropped.
    pub fn enter(&self) -> Entered {
        self.0.fetch_add(1, Ordering::Relaxed);
        Entered(self.clone())
    }

    /// The number.
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// One that is counted as long as this lives.
#[derive(Debug)]
pub struct Entered(Gauge);

impl Drop for Entered {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Which requests are counted together.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    plane: &'static str,
    route: String,
    method: String,
    status: u16,
}

#[derive(Debug, Clone, Copy, Default)]
struct Times {
    count: u64,
    seconds: f64,
    buckets: [u64; BUCKETS.len()],
}

/// Counts requests. Cheap to clone; all clones are the same.
#[derive(Debug, Clone, Default)]
pub struct Meter {
    requests: Arc<Mutex<BTreeMap<Key, Times>>>,
}

impl Meter {
    /// Counts an answered request. `route` is a template, never a path as it was sent.
    pub fn count(&self, plane: &'static str, route: &str, method: &str, status: u16, took: Duration) {
        // A client can make methods up; those are counted as one.
        let known = matches!(method, "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS");
        let method = if known { method } else { "OTHER" };
        let key = Key { plane, route: route.to_owned(), method: method.to_owned(), status };
        let seconds = took.as_secs_f64();
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        let times = requests.entry(key).or_default();
        times.count += 1;
        times.seconds += seconds;
        for (bucket, limit) in times.buckets.iter_mut().zip(BUCKETS) {
            *bucket += u64::from(seconds <= limit);
        }
    }

    /// The requests as Prometheus reads them.
    pub fn write(&self, text: &mut String) {
        let requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner).clone();
        head(text, "mcpctl_http_request_seconds", "histogram", "Answered requests, by route, and how long they took.");
        for (key, times) in &requests {
            let Key { plane, route, method, status } = key;
            let labels = format!("plane=\"{plane}\",route=\"{route}\",method=\"{method}\",status=\"{status}\"");
            let mut line = |name: &str, labels: String, value: String| {
                // Writing into a `String` cannot fail.
                let _ = writeln!(text, "mcpctl_http_request_seconds_{name}{{{labels}}} {value}");
            };
            for (limit, count) in BUCKETS.iter().zip(times.buckets) {
                line("bucket", format!("{labels},le=\"{limit}\""), count.to_string());
            }
            line("bucket", format!("{labels},le=\"+Inf\""), times.count.to_string());
            line("sum", labels.clone(), format!("{:.6}", times.seconds));
            line("count", labels.clone(), times.count.to_string());
        }
    }
}

/// Writes the two lines that introduce a metric.
pub fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_counted_by_route_and_bucket() {
        let meter = Meter::default();
        meter.count("control", "/v1/envs/{environment_id}", "GET", 200, Duration::from_millis(30));
        meter.count("control", "/v1/envs/{environment_id}", "GET", 200, Duration::from_secs(60));
        meter.count("gateway", "/mcp", "BREW", 405, Duration::ZERO);
        let mut text = String::new();
        meter.write(&mut text);
        let labels = "plane=\"control\",route=\"/v1/envs/{environment_id}\",method=\"GET\",status=\"200\"";
        for line in [
            format!("mcpctl_http_request_seconds_bucket{{{labels},le=\"0.025\"}} 0"),
            format!("mcpctl_http_request_seconds_bucket{{{labels},le=\"0.05\"}} 1"),
            format!("mcpctl_http_request_seconds_bucket{{{labels},le=\"+Inf\"}} 2"),
            format!("mcpctl_http_request_seconds_sum{{{labels}}} 60.030000"),
            format!("mcpctl_http_request_seconds_count{{{labels}}} 2"),
        ] {
            assert!(text.lines().any(|found| found == line), "no {line} in\n{text}");
        }
        assert!(text.contains("method=\"OTHER\"") && !text.contains("BREW"), "{text}");
    }

    #[test]
    fn a_gauge_goes_down_again() {
        let gauge = Gauge::default();
        let entered = gauge.enter();
        assert_eq!(gauge.get(), 1);
        drop(entered);
        assert_eq!(gauge.get(), 0);
    }
}
