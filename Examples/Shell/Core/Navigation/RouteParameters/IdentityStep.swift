public import WaymarkLinks

/// A step of setting up who one is, in order.
nonisolated public enum IdentityStep: String, LinkParameter, CaseIterable, Comparable {
    case name, address, consent

    /// The information that a session has once every step is done.
    public static let information = "identity"

    public static func < (one: IdentityStep, other: IdentityStep) -> Bool {
        allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
    }
    /// The first step that is not done; nil where all are.
    public static func missing(from done: Set<IdentityStep>) -> IdentityStep? { allCases.first { !done.contains($0) } }
}
