#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A place that keeps the bytes of saved state. Give each window a store of its own.
@MainActor public struct RestorationStore {
    let load: @MainActor () throws -> [UInt8]?
    let save: @MainActor ([UInt8]) throws -> Void
    let clear: @MainActor () throws -> Void
    /// The identity of the stored bytes; nil for a store of the app's own.
    package var id: AnyHashable?

    /// Creates a store from closures, whose errors go to ``Router/failureHandler``.
    ///
    /// - Parameters:
    ///   - load: Returns the bytes saved last; nil if there are none. After an error, nothing is saved.
    ///   - save: Replaces the saved bytes, all or nothing.
    ///   - clear: Removes the saved bytes, if there are any.
    public init(
        load: @escaping @MainActor () throws -> [UInt8]?, save: @escaping @MainActor ([UInt8]) throws -> Void,
        clear: @escaping @MainActor () throws -> Void
    ) { (self.load, self.save, self.clear) = (load, save, clear) }
    /// Returns a store in the file at a path, whose folder must exist and should be the app's own. Each write replaces
    /// the whole file, so an interrupted one leaves the last good state.
    public static func file(_ path: String) -> RestorationStore {
        var store = RestorationStore {
            try FileManager.default.fileExists(atPath: path) ? [UInt8](Data(contentsOf: URL(filePath: path))) : nil
        } save: {
            try Data($0).write(to: URL(filePath: path), options: .atomic)
        } clear: {
            if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
        }
        store.id = path
        return store
    }
    /// Returns a store in memory, for tests and previews. Copies share its bytes.
    public static func memory() -> RestorationStore {
        final class Memory { var bytes: [UInt8]? }
        let memory = Memory()
        var store = RestorationStore {
            memory.bytes
        } save: {
            memory.bytes = $0
        } clear: {
            memory.bytes = nil
        }
        store.id = ObjectIdentifier(memory)
        return store
    }
}
