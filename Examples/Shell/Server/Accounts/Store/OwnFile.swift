import Foundation

/// A file that nobody else may read.
nonisolated struct OwnFile: Sendable {
    let path: String
    private let identity: [UInt64]

    /// Makes the file where it isn't there yet.
    init(_ path: String) throws {
        self.path = path
        let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        defer { Foundation.close(file) }
        guard fchmod(file, 0o600) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        identity = Self.identity(path)
    }
    /// Checks that the file is still the one that was opened: whatever is written into a removed file is lost.
    ///
    /// - Throws: ``StoreFault`` if the file isn't there any more, or another one is.
    func checkPresence() throws(StoreFault) {
        guard Self.identity(path) == identity else {
            throw .failed("shell.sqlite was removed or replaced while it was open: start Shell again")
        }
    }
    /// The device and inode of a file, which tell it from another one of its name; empty if there is none.
    private static func identity(_ path: String) -> [UInt64] {
        var status = stat()
        return stat(path, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : []
    }
}
