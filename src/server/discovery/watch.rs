//! Listening to servers that announce changes of their tools: each announcement leads to a fresh listing.

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::time::Instant;

use super::{Inner, authorized};
use crate::server::imports::{ImportReadError, ImportTarget};
use crate::upstream::{Endpoint, Notices, Upstream};

/// The longest pause before listening again after a stream ended.
const PAUSE: Duration = Duration::from_secs(60);

/// Streams that end earlier than this count as broken.
const SHORT: Duration = Duration::from_secs(10);

/// Broken streams in a row after which the server is not listened to any more, until it is read anew.
const PATIENCE: u32 = 6;

/// Listens until the service is gone, or the server keeps breaking off.
pub(super) async fn watch(inner: Weak<Inner>, key: String, target: ImportTarget) {
    let mut broken = 0;
    while broken < PATIENCE {
        let Some(service) = inner.upgrade() else { return };
        let (started, least) = (Instant::now(), service.times.failure);
        let listening = listen(&service, &target).await;
        drop(service);
        if let Ok((upstream, mut notices)) = listening {
            while notices.tools_changed().await.is_ok() {
                let Some(service) = inner.upgrade() else { return };
                service.changed(&key);
                drop(service);
                // A server that announces without end is listed at a bearable pace.
                tokio::time::sleep(least).await;
            }
            upstream.close().await;
        }
        broken = if started.elapsed() < SHORT { broken + 1 } else { 1 };
        tokio::time::sleep(least.saturating_mul(2_u32.saturating_pow(broken)).min(PAUSE)).await;
    }
}

async fn listen(service: &Arc<Inner>, target: &ImportTarget) -> Result<(Upstream, Notices), ImportReadError> {
    let options = authorized::options(&target.declaration, service.times.limit)?;
    service
        .with_token(target, |source| {
            let (sender, most) = (service.sender.clone(), service.times.most);
            async move {
                let upstream = Upstream::connect(Endpoint::Http(source.endpoint(sender)?), options).await?;
                let notices = upstream.notices(most).await?;
                Ok((upstream, notices))
            }
        })
        .await
}
