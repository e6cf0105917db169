/// The last elements of a sequence in fixed memory; appending is O(1) (L1).
///
/// The fields are `@exclusivity(unchecked)` because each is touched in one statement at a time, on the main actor, and
/// the dynamic check costs more than the append.
@usableFromInline final class RingBuffer<Element> {
    @usableFromInline let storage: UnsafeMutablePointer<Element>
    @usableFromInline let capacity: Int
    @exclusivity(unchecked) @usableFromInline var count = 0
    @exclusivity(unchecked) @usableFromInline var next = 0

    init(capacity: Int) {
        self.capacity = capacity
        storage = .allocate(capacity: capacity)
    }
    deinit {
        storage.deinitialize(count: count)
        storage.deallocate()
    }

    @inlinable func append(_ element: consuming Element) {
        let slot = next
        if count < capacity {
            (storage + slot).initialize(to: element)
            count &+= 1
        } else {
            storage[slot] = element
        }
        next = slot &+ 1 == capacity ? 0 : slot &+ 1
    }
    /// From the oldest to the latest.
    var elements: [Element] {
        (0..<count).map { storage[count < capacity ? $0 : (next + $0) % capacity] }
    }
}
