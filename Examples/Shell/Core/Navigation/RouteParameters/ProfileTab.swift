public import WaymarkLinks

/// What a profile shows of a user.
nonisolated public enum ProfileTab: String, LinkParameter, CaseIterable { case about, posts }
