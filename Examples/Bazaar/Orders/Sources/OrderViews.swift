#if canImport(SwiftUI)
public import SwiftUI

public struct BasketView: View {
    private let model: BasketModel
    public init(model: BasketModel) { self.model = model }

    public var body: some View {
        List {
            ForEach(model.items, id: \.self) { Text($0) }
            Button("Check out") { model.didTapCheckout() }
        }
        .navigationTitle("Basket")
    }
}

public struct CheckoutView: View {
    private let model: CheckoutModel
    public init(model: CheckoutModel) { self.model = model }

    public var body: some View {
        List {
            Button("Pay") { model.didTapPay() }
            Button("Cancel") { model.didTapCancel() }
        }
        .navigationTitle("Checkout")
    }
}

public struct OrdersView: View {
    private let model: OrdersModel
    public init(model: OrdersModel) { self.model = model }

    public var body: some View {
        List {
            ForEach(model.orders, id: \.self) { Text($0) }
        }
        .navigationTitle("Orders")
    }
}
#endif
