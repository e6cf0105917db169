public import Observation

/// The basket, and what was ordered.
@Observable public final class OrderBook {
    public private(set) var basket: [String] = []
    public private(set) var orders: [[String]] = []

    public init() {}
    public func add(_ item: String) { basket.append(item) }
    /// Orders what is in the basket, and says the order's number: 1 is the first.
    public func order() -> Int {
        orders.append(basket)
        basket = []
        return orders.count
    }
}
