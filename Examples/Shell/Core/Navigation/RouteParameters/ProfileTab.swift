public import WaymarkLinks

/// A tab of a profile.
nonisolated public enum ProfileTab: String, LinkParameter, CaseIterable { case about, posts }
