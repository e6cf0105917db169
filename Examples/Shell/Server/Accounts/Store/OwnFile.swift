import Foundation

/// A file that only its owner can read and write.
nonisolated struct OwnFile: Sendable {
    let path: String
    private let identity: [UInt64]

    /// Creates the file if it doesn't exist, and lets only its owner read and write it.
    ///
    /// - Throws: `POSIXError` if it can't be opened or changed, or is a symbolic link.
    init(_ path: String) throws {
        self.path = path
        let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        defer { Foundation.close(file) }
        guard fchmod(file, 0o600) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        identity = Self.identity(path)
    }
    /// Checks that the path still leads to the file that was opened. Writes to a removed file would be lost.
    ///
    /// - Throws: `StoreFault` if the file was removed or replaced.
    func checkPresence() throws(StoreFault) {
        guard Self.identity(path) == identity else {
            throw .failed("shell.sqlite was removed or replaced while it was open; restart Shell")
        }
    }
    /// Returns the device and inode that identify a file; empty if there is none.
    private static func identity(_ path: String) -> [UInt64] {
        var status = stat()
        return stat(path, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : []
    }
}
