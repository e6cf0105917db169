/// A gate at which asynchronous functions wait until a test opens it. It stands for a slow server or user.
///
/// ```swift
/// let gate = Gate<AccessDecision<Route>>()
/// // in the guard: .later { try await gate.pass() }
/// gate.open(with: .allowed)
/// ```
/// Opening releases only the callers that are waiting, and has no effect if there are none. So await ``arrival()``
/// first.
///
/// By design, cancelling a waiting caller's task doesn't end its wait: the gate behaves like a guard that doesn't
/// handle cancellation. A caller that is never released waits forever.
@MainActor package final class Gate<Value: Sendable> {
    private var waiting: [CheckedContinuation<Result<Value, any Error>, Never>] = []
    private let arrivals = Event()
    private let departures = Event()
    /// The number of calls to `pass()` so far.
    package private(set) var arrived = 0
    /// The number of callers that have gone on after they were released.
    private var departed = 0
    /// The number of callers that had been cancelled by the time they went on.
    package private(set) var cancelled = 0

    /// Creates a closed gate.
    package init() {}

    /// Waits until the gate is opened, even if the current task is cancelled.
    ///
    /// - Returns: The value that the gate is opened with.
    /// - Throws: The error that it is opened with.
    package func pass() async throws -> Value {
        arrived += 1
        arrivals.happen()
        let result = await withCheckedContinuation { waiting.append($0) }
        if Task.isCancelled { cancelled += 1 }
        departed += 1
        departures.happen()
        return try result.get()
    }
    /// Waits until a caller is waiting at the gate, or until the current task is cancelled, for instance by a test's
    /// time limit. Returns at once if a caller is waiting already.
    package func arrival() async {
        await arrivals.next { !waiting.isEmpty }
    }
    /// Waits until every released caller has gone on, or until the current task is cancelled. Then lets the task that
    /// awaits a caller's answer run, if both are on the main actor. The effects of the answer have then happened, up to
    /// that task's next suspension.
    package func departure() async {
        func haveAllDeparted() -> Bool { departed + waiting.count >= arrived }
        while !haveAllDeparted(), !Task.isCancelled { await departures.next(unless: haveAllDeparted) }
        // that task may go on by way of functions that run off the main actor
        for _ in 0..<4 {
            await leaveMainActor()
            await Task.yield()
        }
    }
    /// Opens the gate for the callers that are waiting now. Each of them gets this value; later callers wait again.
    package func open(with value: Value) { release(.success(value)) }
    /// Opens the gate for the callers that are waiting now. Each of them throws this error; later callers wait again.
    package func open(throwing error: any Error) { release(.failure(error)) }

    private func release(_ result: Result<Value, any Error>) {
        let released = waiting
        waiting = []
        for waiter in released { waiter.resume(returning: result) }
    }
}

/// Gives actors and functions off the main actor their turn.
@concurrent package func leaveMainActor() async {}
