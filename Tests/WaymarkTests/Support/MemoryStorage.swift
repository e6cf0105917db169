import Waymark

/// The bytes of a store that a test reads and writes itself.
@MainActor protocol TestStorage: AnyObject, Sendable {
    func load() throws -> [UInt8]?
    func save(_ bytes: [UInt8]) throws
    func clear() throws
}

final class MemoryStorage: TestStorage {
    var bytes: [UInt8]?

    init(_ bytes: [UInt8]? = nil) { self.bytes = bytes }
    func load() -> [UInt8]? { bytes }
    func save(_ bytes: [UInt8]) { self.bytes = bytes }
    func clear() { bytes = nil }
}

extension RestorationStore {
    init(_ storage: any TestStorage) {
        self.init(load: storage.load, save: storage.save, clear: storage.clear)
        id = ObjectIdentifier(storage)
    }
}

extension Restoration {
    convenience init(
        links: LinkTable<Destination>, store: any TestStorage, clock: NavigationClock = .system
    ) { self.init(links: links, store: RestorationStore(store), clock: clock) }
}
