import BazaarCatalog
import BazaarOrders
import Waymark

/// Makes the features' models. Their closures lead to places of the app, on the level that the router belongs to.
struct Wiring {
    let catalog = Catalog()
    let book: OrderBook
    let router: any Routing<Place>

    func productList() -> ProductListModel {
        ProductListModel(
            catalog: catalog, onSelect: { router.navigate(to: .product(id: $0)) },
            onBasket: { router.navigate(to: .basket) })
    }
    func product(_ id: Int) -> ProductModel {
        ProductModel(id: id, catalog: catalog) { product in
            book.add(product.name)
            router.navigate(to: .basket)
        }
    }
    func basket() -> BasketModel {
        BasketModel(book: book) { router.navigate(to: .checkout) }
    }
    func checkout() -> CheckoutModel {
        CheckoutModel(
            book: book,
            // the cover ends, and the order is shown where it was opened, in one transition
            onPaid: { router.finish(then: .popToRoot, .push(.order(id: $0))) }, onCancel: { router.goBack() })
    }
}
