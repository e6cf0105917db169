import NIOPosix

/// A fixed number of threads for hashing. They end with the value, once they have done the work that waits.
///
/// Not a thread for each hash: the system's allocator keeps the 16 MiB of a hash in the arena of the thread that freed
/// them, and gives a thread that begins before the last one is gone an arena of its own.
nonisolated final class HashingThreads: Sendable {
    private let pool: NIOThreadPool

    /// - Parameter count: The number of threads.
    init(count: Int) {
        pool = NIOThreadPool(numberOfThreads: count)
        pool.start()
    }
    deinit { pool.shutdownGracefully { _ in } }

    /// Does work on one of the threads, which it may block.
    func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            pool.submit { _ in continuation.resume(returning: work()) }
        }
    }
}
