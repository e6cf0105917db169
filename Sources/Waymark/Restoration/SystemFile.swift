#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#endif

/// A file, accessed with system calls that Foundation doesn't offer: without following a symbolic link at its path, and
/// synchronized with the disk.
///
/// The only code of the module that the compiler can't prove to be memory-safe, because these calls take pointers. No
/// pointer outlives its call.
struct SystemFile {
    private let descriptor: Int32

    /// Opens a file to read; returns nil if there is none.
    static func reading(_ path: String) throws(RestorationFault) -> SystemFile? {
        // O_NONBLOCK: a pipe at the path would otherwise keep the launch waiting for a writer
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        if descriptor < 0, errno == ENOENT { return nil }
        guard descriptor >= 0 else { throw failure("open") }
        return SystemFile(descriptor: descriptor)
    }
    /// Creates a file to write.
    ///
    /// - Throws: ``RestorationFault/system(operation:errno:)``, for example if there is a file already.
    static func creating(_ path: String) throws(RestorationFault) -> SystemFile {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure("create") }
        return SystemFile(descriptor: descriptor)
    }
    func end() { _ = close(descriptor) }

    /// Returns the size of the file.
    ///
    /// - Throws: ``RestorationFault/notAFile`` if it isn't a regular file.
    func size() throws(RestorationFault) -> Int {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw Self.failure("stat") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        return Int(status.st_size)
    }
    /// Reads the next bytes, at most `limit`; returns an empty slice at the end.
    func next(atMost limit: Int) throws(RestorationFault) -> ArraySlice<UInt8> {
        var chunk = [UInt8](repeating: 0, count: limit)
        let count = unsafe read(descriptor, &chunk, limit)
        guard count >= 0 else { throw Self.failure("read") }
        return chunk[..<count]
    }
    /// Appends all of the bytes.
    func append(_ bytes: [UInt8]) throws(RestorationFault) {
        var written = 0
        while written < bytes.count {
            let rest = Array(bytes[written...])
            let count = unsafe write(descriptor, rest, rest.count)
            guard count > 0 else { throw Self.failure("write") }
            written += count
        }
    }
    func sync() throws(RestorationFault) { guard fsync(descriptor) == 0 else { throw Self.failure("fsync") } }

    /// Moves a file in place of another one, atomically.
    static func move(_ path: String, to other: String) throws(RestorationFault) {
        guard unsafe rename(path, other) == 0 else { throw failure("rename") }
    }
    /// Moves a file, if there is one.
    static func moveIfThere(_ path: String, to other: String) throws(RestorationFault) {
        guard unsafe rename(path, other) == 0 || errno == ENOENT else { throw failure("rename") }
    }
    /// Removes a file, if there is one.
    static func remove(_ path: String) throws(RestorationFault) {
        guard unsafe unlink(path) == 0 || errno == ENOENT else { throw failure("unlink") }
    }
    private static func failure(_ operation: String) -> RestorationFault { .system(operation: operation, errno: errno) }
}
