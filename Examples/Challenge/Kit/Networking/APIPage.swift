/// A page of a list, as the API sends it.
nonisolated public struct APIPage<Item: Decodable & Sendable>: Decodable, Sendable {
    public struct Info: Decodable, Sendable {
        public let count: Int
        public let pages: Int
    }
    public let info: Info
    public let results: [Item]
}

/// A page of a list, as the app shows it.
nonisolated public struct Page<Item: Sendable>: Sendable {
    public let items: [Item]
    /// Counted from 1.
    public let number: Int
    public let count: Int
    /// How many items all pages have.
    public let total: Int

    public init(items: [Item], number: Int, count: Int, total: Int) {
        self.items = items
        self.number = number
        self.count = count
        self.total = total
    }
    /// No items at all.
    public static var empty: Page { Page(items: [], number: 1, count: 0, total: 0) }
}

/// A thing of another kind: its name, and the identifier at the end of its address, if it has one.
nonisolated public struct APIReference: Decodable, Sendable {
    public let name: String
    public let url: String
    public var identifier: Int? { Self.identifier(of: url) }

    /// The number at the end of an address: `…/character/42`.
    public static func identifier(of url: String) -> Int? { url.split(separator: "/").last.flatMap { Int($0) } }
}
