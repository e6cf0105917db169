/// The records of a router, and who is told of them.
@MainActor final class Journal {
    private(set) var number: UInt64 = 0
    private var ring: RingBuffer<StoredRecord>
    let observers = Observers<Observer>()

    init(capacity: Int) { ring = RingBuffer(capacity: capacity) }

    var records: [StoredRecord] { ring.elements }

    struct Observer {
        let call: @MainActor (StoredRecord) -> Void
        /// The user has changed.
        let onLogOut: (@MainActor () -> Void)?
    }

    func count() -> UInt64 {
        number &+= 1
        return number
    }
    func append(_ record: consuming StoredRecord) {
        // taken out and put back: in place, the property would be checked for exclusive access
        var records = ring
        ring = .none
        records.append(record)
        ring = records
    }
    func observe(
        _ call: @escaping @MainActor (StoredRecord) -> Void, onLogOut: (@MainActor () -> Void)? = nil
    ) -> RouterRegistration {
        observers.add(Observer(call: call, onLogOut: onLogOut))
    }
}
