//! A person with a browser, scripted: signs in at `oidc-provider`'s development pages, consents, and copies the URL
//! that the browser ends at.

use std::collections::BTreeMap;

use reqwest::redirect::Policy;
use reqwest::{Client, Response};
use url::Url;

/// Cookies of one host.
struct Browser {
    client: Client,
    cookies: BTreeMap<String, String>,
}

/// More pages than this mean a loop.
const MOST_PAGES: usize = 16;

/// Signs in and consents. The callback URL, which begins with `redirect` and where nothing needs to listen.
pub(crate) fn consent(authorization_url: &str, redirect: &str) -> String {
    visit(authorization_url, redirect, true)
}

/// Refuses at the first page.
pub(crate) fn refuse(authorization_url: &str, redirect: &str) -> String {
    visit(authorization_url, redirect, false)
}

fn visit(authorization_url: &str, redirect: &str, agrees: bool) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(walk(authorization_url, redirect, agrees))
}

/// The same within a runtime: signs in, and consents or refuses.
pub(crate) async fn walk(authorization_url: &str, redirect: &str, agrees: bool) -> String {
    let client = Client::builder().redirect(Policy::none()).no_proxy().build().expect("a client");
    let mut browser = Browser { client, cookies: BTreeMap::new() };
    let mut page = Url::parse(authorization_url).expect("the authorization URL is one");
    let mut form: Option<Vec<(&str, &str)>> = None;
    for _ in 0..MOST_PAGES {
        let response = browser.open(&page, form.take()).await;
        if response.status().is_redirection() {
            let location = response.headers()["location"].to_str().expect("text").to_owned();
            if location.starts_with(redirect) {
                return location;
            }
            page = page.join(&location).expect("a location");
            continue;
        }
        let status = response.status();
        let html = response.text().await.expect("a page");
        assert!(status.is_success(), "{page} answers {status}:\n{html}");
        if !agrees {
            page = page.join(&format!("{}/abort", page.path())).expect("the page's abort link");
            continue;
        }
        form = Some(if html.contains("value=\"login\"") {
            vec![("prompt", "login"), ("login", "operator"), ("password", "any")]
        } else {
            vec![("prompt", "consent")]
        });
    }
    panic!("the provider leads nowhere: {page}");
}

impl Browser {
    async fn open(&mut self, page: &Url, form: Option<Vec<(&str, &str)>>) -> Response {
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = match form {
            Some(form) => self.client.post(page.clone()).form(&form),
            None => self.client.get(page.clone()),
        };
        let response = request.header("cookie", cookies.join("; ")).send().await.expect("the provider answers");
        for cookie in response.headers().get_all("set-cookie") {
            let cookie = cookie.to_str().expect("text").split(';').next().unwrap_or_default();
            if let Some((name, value)) = cookie.split_once('=') {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        response
    }
}
