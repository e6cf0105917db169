public import WaymarkLinks

/// A step of the identity set-up, in order.
nonisolated public enum IdentityStep: String, LinkParameter, CaseIterable, Comparable {
    case name, address, consent

    /// The information of a session whose steps are complete.
    public static let information = "identity"

    public static func < (one: IdentityStep, other: IdentityStep) -> Bool {
        allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
    }
    /// The first missing step; nil if all are done.
    public static func missing(from done: Set<IdentityStep>) -> IdentityStep? { allCases.first { !done.contains($0) } }
}
