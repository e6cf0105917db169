import NIOPosix

/// A fixed number of threads for hashing. They end when this object is deallocated, after the work in the queue.
///
/// A new thread for each hash would use more memory. The system's allocator keeps the 16 MiB of a hash in the arena of
/// the thread that freed them, and a thread that starts before the previous one has ended gets another arena.
nonisolated final class HashingThreads: Sendable {
    private let pool: NIOThreadPool

    init(count: Int) {
        pool = NIOThreadPool(numberOfThreads: count)
        pool.start()
    }
    deinit { pool.shutdownGracefully { _ in } }

    /// Performs work, which may block, on one of the threads.
    func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            pool.submit { _ in continuation.resume(returning: work()) }
        }
    }
}
