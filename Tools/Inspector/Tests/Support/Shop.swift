#if Inspector
import Foundation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@testable import WaymarkInspector

/// The destinations of these tests.
enum ShopRoute: GuardedNavigation {
    case home, product(Int), search(String), cart, account, login, secret

    var accessRule: AccessRule {
        switch self {
        case .home, .product, .search, .cart, .login: .everyone
        case .account, .secret: .session()
        }
    }
    var presentationType: PresentationType {
        switch self {
        case .cart, .login: .sheet
        case .home, .product, .search, .account, .secret: .push
        }
    }
    static var links: Links<ShopRoute> {
        Links {
            LinkRoute("/home", to: .home)
            LinkRoute("/product/{id}") {
                .product($0)
            } values: {
                if case .product(let id) = $0 { id } else { nil }
            }
            LinkRoute("/search?q={text}") {
                .search($0)
            } values: {
                if case .search(let text) = $0 { text } else { nil }
            }
            LinkRoute("/cart", to: .cart)
            LinkRoute("/account", to: .account)
            LinkRoute("/login", to: .login)
        }
    }
}

enum ShopTab: String, NavigationTab { case shop, account }

/// A router with links and sessions, and the source that observes it.
@MainActor struct Shop {
    let sessions = SessionRepositoryMock(nil)
    let router: Router<ShopRoute>
    let app: AppCoordinator<ShopRoute>
    let source: InspectedRouter<ShopRoute>
    let desk = InspectorDesk(app: "shop")

    init(
        capacity: Int = 100, showsValues: Bool = true, notFound: (@Sendable (String) -> ShopRoute)? = nil
    ) async {
        router = Router(
            root: .home,
            links: LinkTable(schemes: ["shop"], hosts: ["shop.example"], root: .home, notFound: notFound))
        app = AppCoordinator(router, sessions: sessions) { reason, _ in
            reason == .unauthenticated ? .login : nil
        }
        await app.boot()
        source = InspectedRouter(
            router, id: "main", name: "Main", showsValues: showsValues, capacity: capacity,
            phase: { [weak app] in app?.phase },
            watchSession: { [app] in app.watchSession($0) })
        desk.add(source)
        let desk = desk
        source.onNews = { [weak desk] in desk?.news() }
    }

    /// Returns the decoded result of a call.
    func ask(_ method: String, _ parameters: [String: Any] = [:]) async throws -> [String: Any] {
        let whole = ["source": "main"].merging(parameters) { $1 }
        let data = try JSONSerialization.data(withJSONObject: whole)
        let result = try await desk.answer(method, data).get()
        return try #require(try JSONSerialization.jsonObject(with: result) as? [String: Any])
    }
    func error(_ method: String, _ parameters: [String: Any] = [:]) async throws -> ProtocolError {
        let whole = ["source": "main"].merging(parameters) { $1 }
        let data = try JSONSerialization.data(withJSONObject: whole)
        guard case .failure(let error) = await desk.answer(method, data) else {
            throw UnexpectedSuccess(method: method)
        }
        return error
    }
    struct UnexpectedSuccess: Error { let method: String }

    func logIn() {
        app.logIn(Session(owner: "ana"))
    }
}

extension [String: Any] {
    /// Returns the value at a path of keys and indices in JSON; nil if there is none.
    func at(_ path: [String]) -> Any? {
        path.reduce(self as Any?) { value, key in
            if let index = Int(key) {
                guard let list = value as? [Any], list.indices.contains(index) else { return nil }
                return list[index]
            }
            return (value as? [String: Any])?[key]
        }
    }
    func text(_ path: String...) -> String? { at(path) as? String }
    func list(_ key: String) -> [[String: Any]] { self[key] as? [[String: Any]] ?? [] }
}
#endif
