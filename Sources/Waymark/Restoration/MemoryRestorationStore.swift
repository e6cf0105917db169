/// Saved state in memory, for tests, previews, and apps that keep the bytes elsewhere.
public final class MemoryRestorationStore: RestorationStore {
    /// The saved bytes; nil if there are none.
    public var bytes: [UInt8]?

    /// Creates a store, empty unless given bytes.
    public init(_ bytes: [UInt8]? = nil) { self.bytes = bytes }

    public func load(limit: Int) throws -> [UInt8]? {
        if let count = bytes?.count, count > limit { throw RestorationFault.tooLarge(bytes: count) }
        return bytes
    }
    public func save(_ bytes: [UInt8]) { self.bytes = bytes }
    public func clear() { bytes = nil }
}
