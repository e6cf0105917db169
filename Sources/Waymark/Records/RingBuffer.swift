/// The last elements of a sequence in bounded memory. Appending is O(1).
struct RingBuffer<Element> {
    private var items: [Element] = []
    private var capacity: Int
    private var next = 0

    init(capacity: Int) { self.capacity = capacity }

    /// Takes everything out, to be changed and put back. Changed in place, a property would be checked for exclusive
    /// access each time, and what an append frees would be freed while it can't be read.
    mutating func take() -> RingBuffer {
        let taken = self
        self = RingBuffer(capacity: 0)
        return taken
    }
    mutating func append(_ element: consuming Element) {
        if items.count < capacity {
            items.append(element)
        } else {
            items[next] = element
            next = next + 1 == capacity ? 0 : next + 1
        }
    }
    var elements: [Element] { Array(items[next...] + items[..<next]) }
    /// In no particular order, without a copy.
    var unordered: [Element] { items }
}
