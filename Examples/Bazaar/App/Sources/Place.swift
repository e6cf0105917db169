public import Waymark

/// Every screen of the app. No feature knows it.
@Links public enum Place: IncomingNavigation {
    @Link("/product/list")
    @Link("/product")
    case products
    @Link("/product/{id}")
    case product(id: Int)
    @Link("/order/list")
    @Link("/order")
    case orders
    @Link("/order/{id}")
    case order(id: Int)
    @Link("/basket")
    case basket
    /// It has no link: there is nothing to pay for at a launch.
    case checkout

    public var presentationType: PresentationType {
        switch self {
        case .products, .product, .orders, .order: .push
        case .basket: .sheet
        case .checkout: .fullScreen
        }
    }
}
