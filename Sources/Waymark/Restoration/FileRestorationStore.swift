#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#endif

/// Saved state in a file that only its user may read. Each write goes to a temporary file, is forced to disk, and then
/// replaces the old file, so a torn write leaves the last good state. Bytes that could not be read are kept beside it,
/// as `….rejected`.
public final class FileRestorationStore: RestorationStore {
    private let path: String

    /// Creates a store for the file at a path, whose folder must exist and should be the app's own.
    public init(path: String) { self.path = path }

    public func load(limit: Int) throws -> [UInt8]? {
        // O_NONBLOCK: a pipe at the path would otherwise keep the launch waiting for a writer
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw failure("open")
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure("stat") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw RestorationFault.notAFile }
        let size = Int(status.st_size)
        guard size <= limit else { throw RestorationFault.tooLarge(bytes: size) }
        // one byte more than the limit: a file that grows meanwhile is found out
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let chunk = try [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
                let read = read(file, buffer.baseAddress, buffer.count)
                guard read >= 0 else { throw failure("read") }
                count = read
            }
            if chunk.isEmpty { return bytes }
            bytes += chunk
        }
        throw RestorationFault.tooLarge(bytes: bytes.count)
    }

    public func quarantine() throws {
        guard rename(path, path + ".rejected") == 0 || errno == ENOENT else { throw failure("rename") }
    }
    public func clearQuarantine() throws { try remove(path + ".rejected") }
    public func clear() throws {
        let results = ["", ".rejected", ".saving"].map { suffix in Result { try remove(path + suffix) } }
        for result in results { try result.get() }
    }

    public func save(_ bytes: [UInt8]) throws {
        let temporary = path + ".saving"
        try remove(temporary)
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw failure("create") }
        do {
            var written = 0
            while written < bytes.count {
                let count = bytes[written...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
                guard count > 0 else { throw failure("write") }
                written += count
            }
            guard fsync(file) == 0 else { throw failure("fsync") }
        } catch {
            close(file)
            try? remove(temporary)
            throw error
        }
        close(file)
        guard rename(temporary, path) == 0 else { throw failure("rename") }
    }
    private func remove(_ path: String) throws {
        guard unlink(path) == 0 || errno == ENOENT else { throw failure("unlink") }
    }
    private func failure(_ operation: String) -> RestorationFault {
        .system(operation: operation, errno: errno)
    }
}
