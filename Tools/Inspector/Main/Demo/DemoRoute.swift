#if Inspector
import Waymark
import WaymarkLinks

/// The destinations of the demo: a small shop.
enum DemoRoute: GuardedNavigation {
    case home
    case search(text: String)
    case product(id: Int)
    case photos(id: Int)
    case cart
    case checkout
    case account
    case orders
    case order(id: Int)
    case staff
    case login
    case about
    case notFound(String)

    var accessRule: AccessRule {
        switch self {
        case .home, .search, .product, .photos, .cart, .login, .about, .notFound: .everyone
        case .account, .orders, .order: .session()
        case .checkout: .session(information: ["address"])
        case .staff: .session(permissions: ["staff"])
        }
    }
    var presentationType: PresentationType {
        switch self {
        case .cart, .login: .sheet
        case .photos, .checkout: .fullScreen
        case .home, .search, .product, .account, .orders, .order, .staff, .about, .notFound: .push
        }
    }
    var ancestors: [DemoRoute] {
        switch self {
        case .photos(let id): [.product(id: id)]
        case .order: [.orders]
        case .home, .search, .product, .cart, .checkout, .account, .orders, .staff, .login, .about, .notFound: []
        }
    }

    static var links: Links<DemoRoute> {
        Links {
            LinkRoute("/home", to: .home)
            LinkRoute("/search?q={text}") {
                .search(text: $0)
            } values: {
                if case .search(let text) = $0 { text } else { nil }
            }
            LinkRoute("/product/{id}", "/p?id={id}") {
                .product(id: $0)
            } values: {
                if case .product(let id) = $0 { id } else { nil }
            }
            LinkRoute("/product/{id}/photos") {
                .photos(id: $0)
            } values: {
                if case .photos(let id) = $0 { id } else { nil }
            }
            LinkRoute("/cart", to: .cart)
            LinkRoute("/checkout", to: .checkout)
            LinkRoute("/account", to: .account)
            LinkRoute("/orders", to: .orders)
            LinkRoute("/orders/{id}") {
                .order(id: $0)
            } values: {
                if case .order(let id) = $0 { id } else { nil }
            }
            LinkRoute("/staff", to: .staff)
            LinkRoute("/login", to: .login)
            LinkRoute("/about", to: .about)
        }
    }
}
#endif
