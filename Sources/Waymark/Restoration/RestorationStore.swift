#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A place that keeps the bytes of saved state. Give each window a store of its own.
@MainActor public struct RestorationStore {
    package let storage: any RestorationStorage

    package init(_ storage: any RestorationStorage) { self.storage = storage }
    /// Creates a store from closures, whose errors go to ``Router/failureHandler``.
    ///
    /// - Parameters:
    ///   - load: Returns the bytes saved last; nil if there are none. After an error, nothing is saved.
    ///   - save: Replaces the saved bytes, all or nothing.
    ///   - clear: Removes the saved bytes, if there are any.
    public init(
        load: @escaping @MainActor () throws -> [UInt8]?, save: @escaping @MainActor ([UInt8]) throws -> Void,
        clear: @escaping @MainActor () throws -> Void
    ) { storage = CustomStorage(loading: load, saving: save, clearing: clear) }
    /// Returns a store in the file at a path, whose folder must exist and should be the app's own. Each write replaces
    /// the whole file, so an interrupted one leaves the last good state.
    public static func file(_ path: String) -> RestorationStore { RestorationStore(FileStorage(path: path)) }
    /// Returns a store in memory, for tests and previews. Copies share its bytes.
    public static func memory() -> RestorationStore { RestorationStore(MemoryStorage()) }
}

@MainActor package protocol RestorationStorage {
    func load() throws -> [UInt8]?
    func save(_ bytes: [UInt8]) throws
    func clear() throws
}

private final class CustomStorage: RestorationStorage {
    private let loading: @MainActor () throws -> [UInt8]?
    private let saving: @MainActor ([UInt8]) throws -> Void
    private let clearing: @MainActor () throws -> Void

    init(
        loading: @escaping @MainActor () throws -> [UInt8]?, saving: @escaping @MainActor ([UInt8]) throws -> Void,
        clearing: @escaping @MainActor () throws -> Void
    ) { (self.loading, self.saving, self.clearing) = (loading, saving, clearing) }

    func load() throws -> [UInt8]? { try loading() }
    func save(_ bytes: [UInt8]) throws { try saving(bytes) }
    func clear() throws { try clearing() }
}

package final class FileStorage: RestorationStorage {
    let path: String

    package init(path: String) { self.path = path }

    package func load() throws -> [UInt8]? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return [UInt8](try Data(contentsOf: URL(filePath: path)))
    }
    package func save(_ bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    }
    package func clear() throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        try FileManager.default.removeItem(atPath: path)
    }
}

package final class MemoryStorage: RestorationStorage {
    package var bytes: [UInt8]?

    package init(_ bytes: [UInt8]? = nil) { self.bytes = bytes }

    package func load() -> [UInt8]? { bytes }
    package func save(_ bytes: [UInt8]) { self.bytes = bytes }
    package func clear() { bytes = nil }
}
