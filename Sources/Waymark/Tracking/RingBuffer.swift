/// The last elements of a sequence in bounded memory. Appending is O(1).
struct RingBuffer<Element> {
    private var items: [Element] = []
    private let capacity: Int
    private var next = 0

    init(capacity: Int) { self.capacity = capacity }
    /// An empty buffer, which takes the place of one that is taken out of its property to be changed without a copy. It
    /// has no capacity: nothing may be appended to it.
    static var none: RingBuffer { RingBuffer(capacity: 0) }

    mutating func append(_ element: consuming Element) {
        if items.count < capacity {
            items.append(element)
        } else {
            items[next] = element
            next = next + 1 == capacity ? 0 : next + 1
        }
    }
    var elements: [Element] { Array(items[next...] + items[..<next]) }
    /// The elements in no particular order, without a copy.
    var unordered: [Element] { items }
}
