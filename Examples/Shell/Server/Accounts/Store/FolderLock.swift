import Foundation

/// A file lock for a folder that several processes share.
nonisolated enum FolderLock {
    /// Performs work while it holds the folder's lock, which excludes other processes and other threads.
    ///
    /// Blocks until the lock is free. The system releases it when the process ends.
    ///
    /// - Parameters:
    ///   - folder: An existing folder. The lock is a file in it.
    ///   - work: The work.
    /// - Throws: `POSIXError` if the lock can't be taken, or an error of the work.
    static func whileHeld<Value>(in folder: String, _ work: () throws -> Value) throws -> Value {
        let file = open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        defer { close(file) }  // releases the lock
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        }
        return try work()
    }
}
