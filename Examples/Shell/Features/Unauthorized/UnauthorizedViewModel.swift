import Foundation
import Waymark

/// Says that the session may not see a route, and how it may.
public final class UnauthorizedViewModel {
    /// The route that was asked for.
    public let requestedRoute: Route
    private let accounts: any AccountService
    private let keeper: any SessionKeeper

    public init(requestedRoute: Route, accounts: any AccountService, keeper: any SessionKeeper) {
        self.requestedRoute = requestedRoute
        self.accounts = accounts
        self.keeper = keeper
    }

    /// The permissions that the route asks for.
    public var permissions: [String] {
        if case .session(let permissions, _) = requestedRoute.accessRule { permissions } else { [] }
    }
    public var title: String { "Upgrade to \(names)" }
    public var explanation: String { "This page is part of \(names)." }
    private var names: String { permissions.map(\.capitalized).joined(separator: " and ") }
    /// The route that leads to it, to go back to.
    public var parent: Route { requestedRoute.ancestors.last ?? .home }
    /// Takes the permissions: a real app would ask for money here.
    ///
    /// - Returns: The fault; nil if the session has them.
    public func upgrade() async -> AccountFault? {
        guard let session = await keeper.current() else { return .noSession }
        do throws(AccountFault) {
            for permission in permissions { try await accounts.grant(permission, to: session.account.userID) }
            keeper.keep(try await accounts.renew(session))
            return nil
        } catch { return error }
    }
}
