#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A place that keeps the bytes of saved state. An error that a method throws is reported as a ``RestorationFault``.
/// Give each store to one ``Restoration`` only.
@MainActor public protocol RestorationStore {
    /// Returns the bytes saved last, or nil if there are none.
    ///
    /// - Throws: ``RestorationFault/tooLarge(bytes:)`` for more than `limit` bytes, without reading them. After any
    ///   other error the store is not written to.
    func load(limit: Int) throws -> [UInt8]?
    /// Replaces the saved bytes, all or nothing.
    func save(_ bytes: [UInt8]) throws
    /// Removes the saved bytes, if there are any.
    func clear() throws
}

/// A store in a file. Each write replaces the whole file, so an interrupted one leaves the last good state.
public final class FileRestorationStore: RestorationStore {
    let path: String

    /// Creates a store for the file at a path, whose folder must exist and should be the app's own.
    public init(path: String) { self.path = path }

    public func load(limit: Int) throws -> [UInt8]? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        guard size <= limit else { throw RestorationFault.tooLarge(bytes: size) }
        return [UInt8](try Data(contentsOf: URL(filePath: path)))
    }
    public func save(_ bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    }
    public func clear() throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        try FileManager.default.removeItem(atPath: path)
    }
}

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
