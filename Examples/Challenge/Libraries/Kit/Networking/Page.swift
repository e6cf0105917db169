/// A page of a list, as the app shows it.
nonisolated public struct Page<Item: Sendable>: Sendable {
    public let items: [Item]
    /// The number of the page, starting at 1.
    public let number: Int
    /// The number of pages.
    public let count: Int
    /// The number of items on all pages.
    public let total: Int

    public init(items: [Item], number: Int, count: Int, total: Int) {
        self.items = items
        self.number = number
        self.count = count
        self.total = total
    }
    /// A page without items.
    public static var empty: Page { Page(items: [], number: 1, count: 0, total: 0) }
}
