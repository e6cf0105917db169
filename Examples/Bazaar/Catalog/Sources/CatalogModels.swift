/// The stalls. Where a tap leads is the app's to say: the feature knows no destination and no router.
public struct ProductListModel {
    private let catalog: Catalog
    private let onSelect: (Int) -> Void
    private let onBasket: () -> Void

    public init(catalog: Catalog, onSelect: @escaping (Int) -> Void, onBasket: @escaping () -> Void) {
        self.catalog = catalog
        self.onSelect = onSelect
        self.onBasket = onBasket
    }

    public var products: [Product] { catalog.products }
    public func didSelect(_ product: Product) { onSelect(product.id) }
    public func didTapBasket() { onBasket() }
}

/// One product.
public struct ProductModel {
    public let product: Product?
    private let onBuy: (Product) -> Void

    public init(id: Int, catalog: Catalog, onBuy: @escaping (Product) -> Void) {
        product = catalog.product(id)
        self.onBuy = onBuy
    }

    public func didTapBuy() { if let product { onBuy(product) } }
}
