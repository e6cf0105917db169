#if Postgres
import Foundation

/// As many connections as there may be, and a queue of those who wait for one.
nonisolated final class PostgresPool: Sendable {
    private let jobs: PostgresJobs

    /// - Parameters:
    ///   - connections: The most connections. They are made when they are needed.
    ///   - patience: The time limit of a statement, and of a wait for a connection.
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

    /// Runs work in the next lane that is free.
    ///
    /// - Throws: `StoreFault.busy` where too many wait, and what the work throws.
    func run<Value: Sendable>(_ work: @escaping @Sendable (PostgresLane) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let isTaken = jobs.add { lane in
                guard let lane else { return continuation.resume(throwing: StoreFault.busy) }
                continuation.resume(with: Result { try work(lane) })
            }
            if !isTaken { continuation.resume(throwing: StoreFault.busy) }
        }
    }
    /// Ends the connections once what waits is done.
    func close() { jobs.close() }
}
#endif
