/// The records of a router, and who is told of them.
struct Journal {
    private(set) var number: UInt64 = 0
    private var ring: RingBuffer<StoredRecord>
    private var observers: [Observer] = []
    private var nextObserver = 0

    init(capacity: Int) { ring = RingBuffer(capacity: capacity) }

    var records: [StoredRecord] { ring.elements }
    var observersToTell: [Observer]? { observers.isEmpty ? nil : observers }

    struct Observer {
        let id: Int
        let call: @MainActor (StoredRecord, Int) -> Void
        /// What is shown belongs to nobody now, or to somebody else.
        let onLogOut: (@MainActor () -> Void)?
    }

    mutating func count() -> UInt64 {
        number &+= 1
        return number
    }
    mutating func append(_ record: consuming StoredRecord) { ring.append(record) }
    mutating func observe(
        _ call: @escaping @MainActor (StoredRecord, Int) -> Void, onLogOut: (@MainActor () -> Void)? = nil
    ) -> Int {
        nextObserver += 1
        observers.append(Observer(id: nextObserver, call: call, onLogOut: onLogOut))
        return nextObserver
    }
    mutating func removeObserver(_ id: Int) { observers.removeAll { $0.id == id } }

    @MainActor func mark(_ marks: inout ScreenMarks) { for record in ring.unordered { record.mark(&marks) } }
}
