#if Inspector
/// The last transitions of a source in bounded memory, numbered without gaps. Adding and finding one is O(1).
struct TransitionRing<Element> {
    private var items: [Element] = []
    private let capacity: Int
    /// The number of the oldest one that is kept.
    private(set) var first = 1
    /// The number of the newest one; 0 before there is one.
    var last: Int { first + items.count - 1 }
    private var start = 0

    init(capacity: Int) { self.capacity = max(1, capacity) }

    var nextNumber: Int { last + 1 }

    /// - Returns: What fell out.
    @discardableResult mutating func append(_ element: Element) -> Element? {
        guard items.count == capacity else {
            items.append(element)
            return nil
        }
        let old = items[start]
        items[start] = element
        start = start + 1 == capacity ? 0 : start + 1
        first += 1
        return old
    }
    subscript(number: Int) -> Element? {
        guard number >= first, number <= last else { return nil }
        return items[(start + number - first) % items.count]
    }
    /// Those after a number, oldest first, at most `limit`.
    func elements(after number: Int, limit: Int = .max) -> [Element] {
        let from = max(first, number < Int.max ? number + 1 : number)
        guard from <= last, limit > 0 else { return [] }
        return (from...min(last, from &+ min(limit, items.count) - 1)).compactMap { self[$0] }
    }
    /// Forgets all; numbers go on.
    mutating func removeAll() {
        first = nextNumber
        (items, start) = ([], 0)
    }
}
#endif
