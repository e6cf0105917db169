/// A cache with a fixed capacity and FIFO eviction.
public final class MemoryCache<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    private var order: [Key] = []
    private let capacity: Int

    public init(capacity: Int = 200) { self.capacity = capacity }

    public subscript(key: Key) -> Value? { values[key] }

    public func keep(_ value: Value, for key: Key) {
        if values.updateValue(value, forKey: key) == nil { order.append(key) }
        if order.count > capacity { values[order.removeFirst()] = nil }
    }
}
