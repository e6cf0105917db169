import Foundation

/// Lets one replica at a time prepare a folder that they share.
nonisolated enum FolderLock {
    /// Runs work while no other process, and no other thread of this one, holds the folder's lock.
    ///
    /// It waits for whoever holds the lock. The system takes it back from a process that ends.
    ///
    /// - Parameters:
    ///   - folder: A folder that is there; the lock is a file in it.
    ///   - work: What is done in the meantime.
    static func whileHeld<Value>(in folder: String, _ work: () throws -> Value) throws -> Value {
        let file = open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        defer { close(file) }  // which gives the lock back
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        }
        return try work()
    }
}
