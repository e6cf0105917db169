/// The basket.
public struct BasketModel {
    private let book: OrderBook
    private let onCheckout: () -> Void

    public init(book: OrderBook, onCheckout: @escaping () -> Void) {
        self.book = book
        self.onCheckout = onCheckout
    }

    public var items: [String] { book.basket }
    public func didTapCheckout() { if !items.isEmpty { onCheckout() } }
}

/// The last step.
public struct CheckoutModel {
    private let book: OrderBook
    private let onPaid: (Int) -> Void
    private let onCancel: () -> Void

    public init(book: OrderBook, onPaid: @escaping (Int) -> Void, onCancel: @escaping () -> Void) {
        self.book = book
        self.onPaid = onPaid
        self.onCancel = onCancel
    }

    public func didTapPay() { onPaid(book.order()) }
    public func didTapCancel() { onCancel() }
}

/// Every order, or one.
public struct OrdersModel {
    public let orders: [String]

    public init(book: OrderBook, id: Int? = nil) {
        orders = book.orders.enumerated().filter { id == nil || $0.offset + 1 == id }
            .map { "Order \($0.offset + 1): \($0.element.joined(separator: ", "))" }
    }
}
