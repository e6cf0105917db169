#if Inspector
/// A ring buffer of transitions, numbered from 1 without gaps. Appending and lookup are O(1).
struct TransitionRing<Element> {
    private var items: [Element] = []
    private let capacity: Int
    /// The number of the oldest element; 1 before there is one.
    private(set) var first = 1
    /// The number of the newest element; 0 before there is one.
    var last: Int { first + items.count - 1 }
    private var start = 0

    init(capacity: Int) { self.capacity = max(1, capacity) }

    /// Appends an element, in place of the oldest one if there is no space.
    mutating func append(_ element: Element) {
        guard items.count == capacity else { return items.append(element) }
        items[start] = element
        start = start + 1 == capacity ? 0 : start + 1
        first += 1
    }
    subscript(number: Int) -> Element? {
        guard number >= first, number <= last else { return nil }
        return items[(start + number - first) % items.count]
    }
    /// Returns at most `limit` elements after a number, oldest first.
    func elements(after number: Int, limit: Int = .max) -> [Element] {
        let from = max(first, number < Int.max ? number + 1 : number)
        guard from <= last, limit > 0 else { return [] }
        return (from...min(last, from &+ min(limit, items.count) - 1)).compactMap { self[$0] }
    }
}
#endif
