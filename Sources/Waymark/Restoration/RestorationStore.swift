/// Where saved state is kept. It holds bytes and a marker, and knows nothing of what they mean.
@MainActor public protocol RestorationStore {
    /// What was saved last; nil for nothing.
    ///
    /// - Throws: ``RestorationStoreError/tooLarge(bytes:)`` for more than `limit` bytes, found out before they are read.
    func load(limit: Int) throws -> [UInt8]?
    /// Replaces what was saved: all of it, or nothing (S10).
    func save(_ bytes: [UInt8]) throws
    /// Puts what was saved aside, where a developer finds it; afterwards nothing is saved (S4).
    func setAside() throws
    /// Removes what was saved (S11).
    func clear() throws
    /// Whether the marker is there: a restoration began and was not followed by a frame (S8).
    func isMarked() throws -> Bool
    /// Sets or removes the marker, so that it outlives the process.
    func mark(_ isRestoring: Bool) throws
}

/// Why a store could not do what it was asked.
public enum RestorationStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// More bytes than may be read (S5).
    case tooLarge(bytes: Int)
    /// The system refused: what was done, and the number of the error.
    case system(operation: String, errno: Int32)

    public var description: String {
        switch self {
        case .tooLarge(let bytes): "\(bytes) bytes are saved, more than may be read"
        case .system(let operation, let errno): "\(operation) failed with error \(errno)"
        }
    }
}

/// Saved state in memory: for tests, previews, and apps that keep bytes elsewhere (a scene's storage).
public final class MemoryRestorationStore: RestorationStore {
    /// What is saved.
    public var bytes: [UInt8]?
    /// What was put aside.
    public private(set) var aside: [UInt8]?
    private var marker = false

    /// A store with something in it already, if given.
    public init(_ bytes: [UInt8]? = nil) { self.bytes = bytes }

    public func load(limit: Int) throws -> [UInt8]? {
        if let count = bytes?.count, count > limit { throw RestorationStoreError.tooLarge(bytes: count) }
        return bytes
    }
    public func save(_ bytes: [UInt8]) { self.bytes = bytes }
    public func setAside() {
        aside = bytes
        bytes = nil
    }
    public func clear() {
        bytes = nil
        aside = nil
    }
    public func isMarked() -> Bool { marker }
    public func mark(_ isRestoring: Bool) { marker = isRestoring }
}
