#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Somebody who is logged in, as far as navigation has to know.
public struct Session: Hashable, Sendable {
    /// Whose session it is: an opaque tag, the same for every session of one user. It is written into saved
    /// state; take no name or address for it.
    public let owner: String
    /// When it ends by itself; nil for one that does not.
    public var expires: Date?
    /// What it may do, by the names that rules use.
    public var permissions: Set<String>
    /// What its user has already provided, by the names that rules use.
    public var information: Set<String>
    /// Whether it is locked: still there, and nothing of it is shown until it is unlocked.
    public var isLocked: Bool

    /// Creates a session.
    public init(
        owner: String, expires: Date? = nil, permissions: Set<String> = [], information: Set<String> = [],
        isLocked: Bool = false
    ) {
        self.owner = owner
        self.expires = expires
        self.permissions = permissions
        self.information = information
        self.isLocked = isLocked
    }
}

/// Where sessions are kept: a keychain, a server, a token store.
public protocol SessionRepository: Sendable {
    /// The session as of now, refreshed where that can be done; nil where nobody is logged in.
    ///
    /// What it throws counts as no answer: what needs a session is denied, and it is asked again the next time.
    func session() async throws -> Session?
}
