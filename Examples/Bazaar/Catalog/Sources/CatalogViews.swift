#if canImport(SwiftUI)
public import SwiftUI

public struct ProductListView: View {
    private let model: ProductListModel
    public init(model: ProductListModel) { self.model = model }

    public var body: some View {
        List {
            ForEach(model.products) { product in
                Button(product.name) { model.didSelect(product) }
            }
            Button("Basket") { model.didTapBasket() }
        }
        .navigationTitle("Bazaar")
    }
}

public struct ProductView: View {
    private let model: ProductModel
    public init(model: ProductModel) { self.model = model }

    public var body: some View {
        List {
            Button("Buy") { model.didTapBuy() }
        }
        .navigationTitle(model.product?.name ?? "Sold out")
    }
}
#endif
