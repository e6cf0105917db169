public import WaymarkLinks

/// Who a user is: 3 to 64 ASCII letters and digits.
nonisolated public struct UserID: LinkParameter {
    public let linkText: String

    public static func parse(_ text: String) throws(LinkParameterError) -> UserID {
        UserID(linkText: try TextRule(bytes: 3...64).checked(text))
    }
    private init(linkText: String) { self.linkText = linkText }
    /// - Throws: What is wrong with the text.
    public init(_ text: String) throws(LinkParameterError) { self = try UserID.parse(text) }
}

/// What a profile shows of a user.
nonisolated public enum ProfileTab: String, LinkParameter, CaseIterable { case about, posts }

/// A part of the settings.
nonisolated public enum SettingsSection: String, LinkParameter, CaseIterable { case privacy, notifications, account }

/// A step of setting up who one is, in order.
nonisolated public enum IdentityStep: String, LinkParameter, CaseIterable, Comparable {
    case name, address, consent

    /// What a session has once every step is done.
    public static let information = "identity"

    public static func < (one: IdentityStep, other: IdentityStep) -> Bool {
        allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
    }
    /// The first step that is not done; nil where all are.
    public static func missing(from done: Set<IdentityStep>) -> IdentityStep? { allCases.first { !done.contains($0) } }
}
