public import WaymarkLinks

/// A part of a profile.
nonisolated public enum ProfileTab: String, LinkParameter, CaseIterable { case about, posts }
