/// The records of a router, and who is told of them.
struct Journal {
    private(set) var number: UInt64 = 0
    private var ring: RingBuffer<StoredRecord>
    private var observers: [(id: Int, call: @MainActor (StoredRecord) -> Void)] = []
    private var nextObserver = 0

    init(capacity: Int) { ring = RingBuffer(capacity: capacity) }

    var records: [StoredRecord] { ring.elements }
    var observersToTell: [(id: Int, call: @MainActor (StoredRecord) -> Void)]? { observers.isEmpty ? nil : observers }

    /// The number of the next transition.
    mutating func count() -> UInt64 {
        number &+= 1
        return number
    }
    mutating func append(_ record: consuming StoredRecord) { ring.append(record) }
    mutating func observe(_ call: @escaping @MainActor (StoredRecord) -> Void) -> Int {
        nextObserver += 1
        observers.append((nextObserver, call))
        return nextObserver
    }
    mutating func removeObserver(_ id: Int) { observers.removeAll { $0.id == id } }

    @MainActor func mark(_ marks: inout ScreenMarks) { for record in ring.unordered { record.mark(&marks) } }
}
