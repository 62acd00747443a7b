//! The documented exit codes.

/// Exit codes of `mcpctl`. A number is never reused for another meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// 0: done.
    Done,
    /// 1: findings, the user or the server said no, or a tool call ended with `isError`.
    Findings,
    /// 2: wrong usage, a missing confirmation, or nothing to read.
    Usage,
    /// 3: sign-in or consent is needed.
    SignIn,
    /// 4: the control plane or an upstream cannot be reached.
    Unreachable,
    /// 5: the server moved on, or the plan is stale.
    Conflict,
    /// 6: differences were found (`plan --exit-code`, `lock`, `deploy --locked`, `status --exit-code`).
    Different,
    /// 70: a bug of ours.
    Bug,
    /// 130: interrupted by Ctrl-C.
    Interrupted,
    /// 143: terminated.
    Terminated,
}

impl Exit {
    /// The number.
    pub fn code(self) -> u8 {
        match self {
            Self::Done => 0,
            Self::Findings => 1,
            Self::Usage => 2,
            Self::SignIn => 3,
            Self::Unreachable => 4,
            Self::Conflict => 5,
            Self::Different => 6,
            Self::Bug => 70,
            Self::Interrupted => 130,
            Self::Terminated => 143,
        }
    }

    /// The one that counts when several apply: 70, 2, 3, 4, 5, 1, 6, 0 (an interrupt beats them all).
    #[must_use]
    pub fn worst(self, other: Self) -> Self {
        const ORDER: [Exit; 10] = [
            Exit::Terminated,
            Exit::Interrupted,
            Exit::Bug,
            Exit::Usage,
            Exit::SignIn,
            Exit::Unreachable,
            Exit::Conflict,
            Exit::Findings,
            Exit::Different,
            Exit::Done,
        ];
        let rank = |exit| ORDER.iter().position(|o| *o == exit).unwrap_or(ORDER.len());
        if rank(self) <= rank(other) { self } else { other }
    }
}
