import Waymark

/// A store in memory that fails on demand, and counts changes.
@MainActor final class StoreMock: RestorationStore {
    enum Operation { case load, save, clear }
    struct Failure: Error {}

    var bytes: [UInt8]?
    var failing: Set<Operation> = []
    /// The number of writes and removals that have succeeded.
    private(set) var changes = 0
    var text: String { String(decoding: bytes ?? [], as: UTF8.self) }

    init(_ bytes: [UInt8]? = nil, failing: Set<Operation> = []) {
        self.bytes = bytes
        self.failing = failing
    }

    func load(limit: Int) throws -> [UInt8]? {
        if failing.contains(.load) { throw Failure() }
        if let count = bytes?.count, count > limit { throw RestorationFault.tooLarge(bytes: count) }
        return bytes
    }
    func save(_ bytes: [UInt8]) throws {
        try change(.save)
        self.bytes = bytes
    }
    func clear() throws {
        try change(.clear)
        bytes = nil
    }
    private func change(_ operation: Operation) throws {
        if failing.contains(operation) { throw Failure() }
        changes += 1
    }
}
