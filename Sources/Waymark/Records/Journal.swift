/// The records of a router, and who is told of them.
struct Journal {
    /// Counts transitions.
    private(set) var number: UInt64 = 0
    private var ring: RingBuffer<ScreenRecord>
    private var observers: [(id: Int, call: @MainActor (ScreenRecord) -> Void)] = []
    private var nextObserver = 0

    init(capacity: Int) { ring = RingBuffer(capacity: capacity) }

    var records: [ScreenRecord] { ring.elements }
    var observersToTell: [(id: Int, call: @MainActor (ScreenRecord) -> Void)]? { observers.isEmpty ? nil : observers }

    /// The number of the next transition.
    mutating func count() -> UInt64 {
        number &+= 1
        return number
    }
    mutating func append(_ record: ScreenRecord) { ring.append(record) }
    mutating func observe(_ call: @escaping @MainActor (ScreenRecord) -> Void) -> Int {
        nextObserver += 1
        observers.append((nextObserver, call))
        return nextObserver
    }
    mutating func removeObserver(_ id: Int) { observers.removeAll { $0.id == id } }

    func mark(_ marks: inout ScreenMarks) {
        for record in ring.unordered {
            marks.mark(record.destination)
            marks.mark(record.top)
            if let before = record.before { marks.mark(before) }
            guard let details = record.details else { continue }
            marks.mark(details.via)
            marks.mark(details.showing)
            marks.mark(details.dismissals.lazy.map(\.destination))
            marks.mark(details.dropped.lazy.map(\.destination))
        }
    }
}
