#if Inspector
/// A ring buffer of transitions with consecutive numbers. Appending and lookup are O(1).
struct TransitionRing<Element> {
    private var items: [Element] = []
    private let capacity: Int
    /// The number of the oldest element, or of the next one if there is none.
    private(set) var first = 1
    /// The number of the newest element; 0 if none was ever appended.
    var last: Int { first + items.count - 1 }
    private var start = 0

    init(capacity: Int) { self.capacity = max(1, capacity) }

    var nextNumber: Int { last + 1 }

    /// Appends an element, and returns the oldest one if it was dropped for lack of space; nil if there was space.
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
    /// Returns at most `limit` elements after a number, oldest first.
    func elements(after number: Int, limit: Int = .max) -> [Element] {
        let from = max(first, number < Int.max ? number + 1 : number)
        guard from <= last, limit > 0 else { return [] }
        return (from...min(last, from &+ min(limit, items.count) - 1)).compactMap { self[$0] }
    }
    /// Removes all elements. Numbering continues.
    mutating func removeAll() {
        first = nextNumber
        (items, start) = ([], 0)
    }
}
#endif
