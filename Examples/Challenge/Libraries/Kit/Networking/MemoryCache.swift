/// Keeps the last values by key; the oldest goes first. A fixed size, so that memory stays flat.
public final class MemoryCache<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    private var order: [Key] = []
    private let capacity: Int

    public init(capacity: Int = 200) { self.capacity = capacity }

    public subscript(key: Key) -> Value? {
        get { values[key] }
        set {
            guard let newValue else { return }
            if values.updateValue(newValue, forKey: key) == nil { order.append(key) }
            if order.count > capacity { values[order.removeFirst()] = nil }
        }
    }
}
