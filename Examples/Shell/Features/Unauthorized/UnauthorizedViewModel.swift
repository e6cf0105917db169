import Foundation
import Waymark

/// The view model of the screen that is shown in place of a denied route. It offers the missing permission.
public final class UnauthorizedViewModel {
    /// The route that was denied.
    public let requestedRoute: Route
    private let accounts: any AccountService
    private let keeper: any SessionKeeper

    public init(requestedRoute: Route, accounts: any AccountService, keeper: any SessionKeeper) {
        self.requestedRoute = requestedRoute
        self.accounts = accounts
        self.keeper = keeper
    }

    /// The permissions that the route needs; empty if it needs none.
    public var permissions: [String] {
        if case .session(let permissions, _) = requestedRoute.accessRule { permissions } else { [] }
    }
    public var title: String { "Upgrade to \(names)" }
    public var explanation: String { "This page is part of \(names)." }
    private var names: String { permissions.map(\.capitalized).joined(separator: " and ") }
    /// The route below the requested one: its nearest ancestor, or home.
    public var parent: Route { requestedRoute.ancestors.last ?? .home }
    /// Grants the permissions to the user. A real app would sell them here.
    ///
    /// - Returns: The error; nil if the session has the permissions.
    public func upgrade() async -> AccountFault? {
        do throws(AccountFault) {
            guard let session = try await keeper.find() else { return .noSession }
            for permission in permissions { try await accounts.grant(permission, to: session.account.userID) }
            keeper.keep(try await accounts.renew(session))
            return nil
        } catch { return error }
    }
}
