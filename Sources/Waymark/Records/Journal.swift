/// The records of a router, and who is told of them.
struct Journal {
    private(set) var number: UInt64 = 0
    private var ring: RingBuffer<StoredRecord>
    let observers = Observers<Observer>()

    init(capacity: Int) { ring = RingBuffer(capacity: capacity) }

    var records: [StoredRecord] { ring.elements }

    struct Observer {
        let call: @MainActor (StoredRecord) -> Void
        /// What is shown belongs to nobody now, or to somebody else.
        let onLogOut: (@MainActor () -> Void)?
    }

    mutating func count() -> UInt64 {
        number &+= 1
        return number
    }
    mutating func append(_ record: consuming StoredRecord) { ring.append(record) }
    @MainActor func observe(
        _ call: @escaping @MainActor (StoredRecord) -> Void, onLogOut: (@MainActor () -> Void)? = nil
    ) -> RouterRegistration {
        observers.add(Observer(call: call, onLogOut: onLogOut))
    }
}
