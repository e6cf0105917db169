import NIOPosix

/// A fixed number of threads for hashing. They end with this object, after the work in the queue.
///
/// A new thread per hash would use more memory: the system's allocator keeps a hash's 16 MiB in the arena of the thread
/// that freed them, and a thread that starts before the previous one has ended gets an arena of its own.
nonisolated final class HashingThreads: Sendable {
    private let pool: NIOThreadPool

    init(count: Int) {
        pool = NIOThreadPool(numberOfThreads: count)
        pool.start()
    }
    deinit { pool.shutdownGracefully { _ in } }

    /// Runs work, which may block, on one of the threads.
    func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            pool.submit { _ in continuation.resume(returning: work()) }
        }
    }
}
