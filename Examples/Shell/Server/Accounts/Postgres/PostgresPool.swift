#if Postgres
import Foundation

/// A connection and the thread that uses it, which blocks: none of those that serve pages does.
nonisolated final class PostgresLane {
    private let address: PostgresAddress
    private let patience: Duration
    private let state: PostgresState
    private var open: PostgresConnection?

    fileprivate init(_ address: PostgresAddress, patience: Duration, state: PostgresState) {
        self.address = address
        self.patience = patience
        self.state = state
    }
    /// The connection; it is made where there is none.
    func connection() throws -> PostgresConnection {
        if let open { return open }
        if let cause = state.absence { throw cause }
        do {
            let made = try PostgresConnection(address, patience: patience)
            open = made
            return made
        } catch let fault as PostgresFault {
            state.isAway(fault)
            throw fault
        }
    }
    /// Forgets the connection, which is worth nothing any more.
    func drop() { open = nil }
}

/// What the lanes know of the server in common. While it is away it is asked for once in a while and not by everybody.
// Unchecked: `away` is read and written under `lock` only.
nonisolated private final class PostgresState: @unchecked Sendable {
    private let lock = NSLock()
    private var away: (cause: PostgresFault, until: ContinuousClock.Instant)?
    private static let pause = Duration.milliseconds(500)

    var absence: PostgresFault? { lock.withLock { away.flatMap { $0.until > .now ? $0.cause : nil } } }
    func isAway(_ cause: PostgresFault) { lock.withLock { away = (cause, .now + Self.pause) } }
}

/// As many connections as there may be, and a queue of those who wait for one.
nonisolated final class PostgresPool: Sendable {
    private let jobs: PostgresJobs

    /// - Parameters:
    ///   - connections: The most connections. They are made when they are needed.
    ///   - patience: How long a statement may take, and how long one may wait for a connection.
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

/// What waits for a lane.
// Unchecked: every stored property that changes is read and written under `condition` only.
nonisolated private final class PostgresJobs: @unchecked Sendable {
    /// Called with nil where it has waited too long.
    typealias Job = @Sendable (PostgresLane?) -> Void
    private let condition = NSCondition()
    private var waiting: [(job: Job, until: ContinuousClock.Instant)] = []
    private var isClosed = false
    private let room: Int
    private let patience: Duration

    init(room: Int, patience: Duration) {
        self.room = room
        self.patience = patience
    }
    /// - Returns: False where there is no room.
    func add(_ job: @escaping Job) -> Bool {
        condition.withLock {
            guard waiting.count < room, !isClosed else { return false }
            waiting.append((job, .now + patience))
            condition.signal()
            return true
        }
    }
    /// Waits for the next one; nil once there will be none.
    func next() -> Job? {
        condition.lock()
        defer { condition.unlock() }
        while waiting.isEmpty {
            guard !isClosed else { return nil }
            condition.wait()
        }
        let (job, until) = waiting.removeFirst()
        return until > .now ? job : { _ in job(nil) }
    }
    func close() {
        condition.withLock {
            isClosed = true
            condition.broadcast()
        }
    }
}
#endif
