#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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
