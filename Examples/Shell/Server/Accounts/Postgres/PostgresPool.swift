#if Postgres
import Foundation

/// A pool of connections, each with its own thread, and a queue of jobs for them.
nonisolated final class PostgresPool: Sendable {
    private let jobs: PostgresJobs

    /// Starts the threads.
    ///
    /// - Parameters:
    ///   - address: The server's address.
    ///   - connections: The maximum number of connections. Each is opened when it is needed.
    ///   - patience: The time limit of a statement, and of the wait for a connection.
    init(_ address: PostgresAddress, connections: Int, patience: Duration) {
        let jobs = PostgresJobs(room: 16 * connections, patience: patience)
        let state = PostgresState()
        self.jobs = jobs
        for _ in 0..<connections {
            Thread.detachNewThread {
                let lane = PostgresLane(address, patience: patience, state: state)
                while let job = jobs.next() { job(lane) }
            }
        }
    }
    deinit { jobs.close() }

    /// Performs work in the next free lane.
    ///
    /// - Throws: `StoreFault.busy` if the queue is full or closed or the wait takes too long, or an error of the work.
    func run<Value: Sendable>(_ work: @escaping @Sendable (PostgresLane) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let isTaken = jobs.add { lane in
                guard let lane else { return continuation.resume(throwing: StoreFault.busy) }
                continuation.resume(with: Result { try work(lane) })
            }
            if !isTaken { continuation.resume(throwing: StoreFault.busy) }
        }
    }
    /// Closes the connections once the jobs in the queue have run.
    func close() { jobs.close() }
}
#endif
