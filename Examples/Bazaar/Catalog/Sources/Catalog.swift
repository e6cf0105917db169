/// Something to buy.
nonisolated public struct Product: Identifiable, Hashable, Sendable {
    public let id: Int
    public let name: String
}

/// What is on the stalls.
public struct Catalog {
    public let products = [(1, "Lantern"), (2, "Rug"), (3, "Tea glass")].map { Product(id: $0, name: $1) }

    public init() {}
    public func product(_ id: Int) -> Product? { products.first { $0.id == id } }
}
