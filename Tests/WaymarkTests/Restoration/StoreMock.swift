import Waymark

/// A store in memory that fails on demand, and counts changes.
@MainActor final class StoreMock: RestorationStore {
    enum Operation { case load, save, quarantine, clear }
    struct Failure: Error {}

    var bytes: [UInt8]?
    var failing: Set<Operation> = []
    private(set) var quarantined: [UInt8]?
    /// The number of writes, quarantines and removals that have succeeded.
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
    func quarantine() throws {
        try change(.quarantine)
        quarantined = bytes
        bytes = nil
    }
    func clearQuarantine() throws {
        try change(.clear)
        quarantined = nil
    }
    func clear() throws {
        try change(.clear)
        bytes = nil
        quarantined = nil
    }
    private func change(_ operation: Operation) throws {
        if failing.contains(operation) { throw Failure() }
        changes += 1
    }
}
