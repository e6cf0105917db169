import Waymark

/// The app's links: `bazaar://product/1`, `https://bazaar.example/product/1`.
enum BazaarLinks {
    static let all = LinkTable<Place>(schemes: ["bazaar"], hosts: ["bazaar.example"])
}

#if canImport(SwiftUI)
import BazaarCatalog
import BazaarOrders
public import SwiftUI

/// The app. It is the only place that knows every feature, and the only one that knows where taps lead.
public struct BazaarView: View {
    @State private var book = OrderBook()

    public init() {}

    public var body: some View {
        // a link is shown on the level that is active, be it a sheet
        RouterContainer(links: BazaarLinks.all, arrival: .onActiveLevel) { place, router in
            screen(for: place, Wiring(book: book, router: router))
        } root: { router in
            ProductListView(model: Wiring(book: book, router: router).productList())
        }
    }

    @ViewBuilder private func screen(for place: Place, _ wiring: Wiring) -> some View {
        switch place {
        case .products: ProductListView(model: wiring.productList())
        case .product(let id): ProductView(model: wiring.product(id))
        case .orders: OrdersView(model: OrdersModel(book: book))
        case .order(let id): OrdersView(model: OrdersModel(book: book, id: id))
        case .basket: BasketView(model: wiring.basket())
        case .checkout: CheckoutView(model: wiring.checkout())
        }
    }
}
#endif
