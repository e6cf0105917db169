/// A store in a file that only the user who owns it may read. Each write goes to a temporary file, is forced to disk,
/// and then replaces the old file, so an interrupted write leaves the last good state. Bytes that couldn't be used are
/// kept beside the file, with the suffix `.rejected`.
public final class FileRestorationStore: RestorationStore {
    let path: String

    /// Creates a store for the file at a path, whose folder must exist and should be the app's own.
    public init(path: String) { self.path = path }

    public func load(limit: Int) throws -> [UInt8]? {
        guard let file = try SystemFile.reading(path) else { return nil }
        defer { file.end() }
        let size = try file.size()
        guard size <= limit else { throw RestorationFault.tooLarge(bytes: size) }
        // reads up to one chunk beyond the limit, to notice a file that grows meanwhile
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let chunk = try file.next(atMost: 16_384)
            if chunk.isEmpty { return bytes }
            bytes += chunk
        }
        throw RestorationFault.tooLarge(bytes: bytes.count)
    }

    public func quarantine() throws { try SystemFile.moveIfThere(path, to: path + ".rejected") }
    public func clearQuarantine() throws { try SystemFile.remove(path + ".rejected") }
    public func clear() throws {
        let results = ["", ".rejected", ".saving"].map { suffix in Result { try SystemFile.remove(path + suffix) } }
        for result in results { try result.get() }
    }

    public func save(_ bytes: [UInt8]) throws {
        let temporary = path + ".saving"
        try SystemFile.remove(temporary)
        let file = try SystemFile.creating(temporary)
        do {
            defer { file.end() }
            try file.append(bytes)
            try file.sync()
        } catch {
            try? SystemFile.remove(temporary)
            throw error
        }
        try SystemFile.move(temporary, to: path)
    }
}
