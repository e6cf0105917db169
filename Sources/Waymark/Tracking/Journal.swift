/// The latest records of a router's transitions, and the observers of records.
@MainActor final class Journal {
    private(set) var number: UInt64 = 0
    private var ring: RingBuffer<StoredRecord>
    let observers = Observers<Observer>()

    init(capacity: Int) { ring = RingBuffer(capacity: capacity) }

    var records: [StoredRecord] { ring.elements }

    struct Observer {
        let call: @MainActor (StoredRecord) -> Void
        /// Called when the user has logged out, or another one has logged in.
        let onLogOut: (@MainActor () -> Void)?
    }

    func count() -> UInt64 {
        number &+= 1
        return number
    }
    func append(_ record: consuming StoredRecord) {
        // taken out and put back: mutating the property in place would add a check for exclusive access
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
