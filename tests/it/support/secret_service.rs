//! A real system keyring for one test: a message bus and GNOME Keyring, in a home of their own.
//!
//! `.ci/run` installs both. Nothing of the person's own session is reached: the bus, the folders and the control socket
//! are the test's.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::{TestEnv, peers};

/// How long one start of the service may take on a busy machine.
const LIMIT: Duration = Duration::from_secs(15);

/// A daemon that was disturbed while it unlocked stays locked for ever: it is started anew.
const STARTS: usize = 4;

/// A bus that starts nothing by itself: whoever asked for the service too early would otherwise start a locked one, which
/// then has the name.
const BUS: &str = r#"<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"#;

/// The service; it ends when dropped.
pub(crate) struct SecretService {
    bus: Child,
    keyring: Child,
    address: String,
    runtime: PathBuf,
}

impl SecretService {
    /// Starts an unlocked keyring in the home of `env`; `None` where the programs are not installed.
    pub(crate) fn start(env: &TestEnv) -> Option<Self> {
        peers::require("/usr/bin/dbus-daemon".into())?;
        peers::require("/usr/bin/gnome-keyring-daemon".into())?;
        Some((0..STARTS).find_map(|_| Self::attempt(env)).expect("the keyring answers"))
    }

    fn attempt(env: &TestEnv) -> Option<Self> {
        let runtime = env.home().join("run");
        fs_err::create_dir_all(&runtime).expect("folder");
        let config = env.home().join("bus.conf");
        fs_err::write(&config, BUS).expect("written");
        let mut bus = Command::new("/usr/bin/dbus-daemon");
        bus.args(["--nofork", "--print-address", "--config-file"]).arg(&config);
        let mut bus = isolated(bus, env, None).stdout(Stdio::piped()).spawn().expect("the bus starts");
        let mut address = String::new();
        BufReader::new(bus.stdout.take().expect("piped")).read_line(&mut address).expect("its address");
        let address = address.trim().to_owned();
        let mut keyring = Command::new("/usr/bin/gnome-keyring-daemon");
        keyring.args(["--foreground", "--components=secrets", "--unlock", "--control-directory"]).arg(&runtime);
        let mut keyring =
            isolated(keyring, env, Some(&address)).stdin(Stdio::piped()).spawn().expect("the keyring starts");
        keyring.stdin.take().expect("piped").write_all(b"password of the login").expect("the password");
        let service = Self { bus, keyring, address, runtime };
        let deadline = Instant::now() + LIMIT;
        while !service.is_unlocked() {
            if Instant::now() > deadline {
                return None;
            }
            std::thread::sleep(Duration::from_millis(30));
        }
        Some(service)
    }

    /// Lets a command use it.
    pub(crate) fn name_to<'c>(&self, command: &'c mut Command) -> &'c mut Command {
        command.env("DBUS_SESSION_BUS_ADDRESS", &self.address).env("XDG_RUNTIME_DIR", &self.runtime)
    }

    fn is_unlocked(&self) -> bool {
        let get = "org.freedesktop.DBus.Properties.Get";
        let property = ["string:org.freedesktop.Secret.Collection", "string:Locked"];
        let login = "/org/freedesktop/secrets/collection/login";
        self.send(&[login, get, property[0], property[1]]).1.contains("boolean false")
    }

    /// How many entries of ours it holds.
    pub(crate) fn entries(&self) -> usize {
        let search = "org.freedesktop.Secret.Service.SearchItems";
        let (done, text) = self.send(&["/org/freedesktop/secrets", search, "dict:string:string:service,mcpctl"]);
        assert!(done, "{text}");
        text.matches("/org/freedesktop/secrets/collection/login/").count()
    }

    /// Locks it. Nobody is there who could be asked for the password.
    pub(crate) fn lock(&self) {
        let lock = "org.freedesktop.Secret.Service.Lock";
        let collection = "array:objpath:/org/freedesktop/secrets/collection/login";
        let (done, text) = self.send(&["/org/freedesktop/secrets", lock, collection]);
        assert!(done, "{text}");
    }

    fn send(&self, message: &[&str]) -> (bool, String) {
        let mut command = Command::new("/usr/bin/dbus-send");
        command.args(["--session", "--print-reply", "--dest=org.freedesktop.secrets"]).args(message);
        let output = self.name_to(&mut command).stdin(Stdio::null()).output().expect("dbus-send runs");
        (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
    }
}

fn isolated(mut command: Command, env: &TestEnv, bus: Option<&str>) -> Command {
    command.env_clear().env("PATH", "/usr/bin:/bin").env("HOME", env.home());
    command.env("XDG_RUNTIME_DIR", env.home().join("run"));
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Some(address) = bus {
        command.env("DBUS_SESSION_BUS_ADDRESS", address);
    }
    command
}

impl Drop for SecretService {
    fn drop(&mut self) {
        for child in [&mut self.keyring, &mut self.bus] {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
