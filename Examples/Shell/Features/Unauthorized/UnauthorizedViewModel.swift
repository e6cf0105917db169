import Foundation
import Waymark

/// The view model of the screen that is shown in place of a denied route. It offers the missing permission.
public final class UnauthorizedViewModel {
    /// The route that was denied.
    public let requestedRoute: Route
    private let accounts: MemoryAccounts
    private let session: DeviceSession

    public init(requestedRoute: Route, accounts: MemoryAccounts, session: DeviceSession) {
        self.requestedRoute = requestedRoute
        self.accounts = accounts
        self.session = session
    }

    /// The permissions that the route needs; empty if it needs none.
    public var permissions: [String] {
        if case .session(let permissions, _) = requestedRoute.accessRule { permissions } else { [] }
    }
    public var title: String { "Upgrade to \(names)" }
    public var explanation: String { "This page is part of \(names)." }
    private var names: String { permissions.map(\.capitalized).joined(separator: " and ") }
    /// Grants the permissions to the user. A real app would sell them here.
    ///
    /// - Returns: The error; nil if the session has the permissions.
    public func upgrade() -> AccountFault? {
        do throws(AccountFault) {
            guard var login = session.current else { throw .noSession }
            login.account.permissions.formUnion(permissions)
            try accounts.update(login.account)
            session.set(login)
            return nil
        } catch { return error }
    }
}
