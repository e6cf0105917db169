#if Inspector
import Waymark
import WaymarkLinks

/// The destinations of the demonstration: a small shop.
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
    var presentation: Presentation {
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
            DeepLink("/home", to: .home)
            DeepLink("/search?q={text}") {
                .search(text: $0)
            } values: {
                if case .search(let text) = $0 { text } else { nil }
            }
            DeepLink("/product/{id}", "/p?id={id}") {
                .product(id: $0)
            } values: {
                if case .product(let id) = $0 { id } else { nil }
            }
            DeepLink("/product/{id}/photos") {
                .photos(id: $0)
            } values: {
                if case .photos(let id) = $0 { id } else { nil }
            }
            DeepLink("/cart", to: .cart)
            DeepLink("/checkout", to: .checkout)
            DeepLink("/account", to: .account)
            DeepLink("/orders", to: .orders)
            DeepLink("/orders/{id}") {
                .order(id: $0)
            } values: {
                if case .order(let id) = $0 { id } else { nil }
            }
            DeepLink("/staff", to: .staff)
            DeepLink("/login", to: .login)
            DeepLink("/about", to: .about)
        }
    }
}
#endif
