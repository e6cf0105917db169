public import WaymarkLinks

/// A step of the identity set-up. Steps are completed in order.
nonisolated public enum IdentityStep: String, LinkParameter, CaseIterable, Codable, Comparable {
    case name, address, consent

    /// The number of the steps before this one.
    public var position: Int { Self.allCases.firstIndex(of: self)! }

    /// The name of the information that a session has if all steps are completed.
    public static let information = "identity"

    public static func < (one: IdentityStep, other: IdentityStep) -> Bool {
        one.position < other.position
    }
    /// Returns the first step that isn't completed; nil if all are.
    public static func missing(from done: Set<IdentityStep>) -> IdentityStep? { allCases.first { !done.contains($0) } }
}
