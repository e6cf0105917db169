#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#endif

/// Saved state in a file that only its user may read.
///
/// A write goes to a temporary file, is forced to the disk, and takes the old one's place in one step: a write that is
/// torn leaves what was saved last (S10). Beside the file lie, when there is reason, `….rejected`, which could not be
/// read, and `….restoring`, the marker.
public final class FileRestorationStore: RestorationStore {
    private let path: String

    /// - Parameter path: The file. Its folder is there already, and is the app's own.
    public init(path: String) { self.path = path }

    public func load(limit: Int) throws -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw failure("open")
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure("stat") }
        let size = Int(status.st_size)
        guard size <= limit else { throw RestorationStoreError.tooLarge(bytes: size) }
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
        throw RestorationStoreError.tooLarge(bytes: bytes.count)
    }

    public func save(_ bytes: [UInt8]) throws { try replace(path, with: bytes) }

    public func setAside() throws {
        guard rename(path, path + ".rejected") == 0 || errno == ENOENT else { throw failure("rename") }
    }
    public func clear() throws {
        for path in [path, path + ".rejected", path + ".saving"] { try remove(path) }
    }

    public func isMarked() throws -> Bool {
        if access(path + ".restoring", F_OK) == 0 { return true }
        guard errno == ENOENT else { throw failure("access") }
        return false
    }
    public func mark(_ isRestoring: Bool) throws {
        if isRestoring { try replace(path + ".restoring", with: []) } else { try remove(path + ".restoring") }
    }

    private func replace(_ path: String, with bytes: [UInt8]) throws {
        let temporary = self.path + ".saving"
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
    private func failure(_ operation: String) -> RestorationStoreError {
        .system(operation: operation, errno: errno)
    }
}
