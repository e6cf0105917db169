/// Suspends an asynchronous function until the test releases it, standing in for a server or a user.
///
/// ```swift
/// let gate = Gate<AccessAnswer<Route>>()
/// // in the guard: .later { try await gate.pass() }
/// gate.open(with: .allowed)
/// ```
/// A caller that waits at the gate ignores cancellation, as a careless guard does.
@MainActor public final class Gate<Value: Sendable> {
    private var waiting: [CheckedContinuation<Result<Value, any Error>, Never>] = []
    private var arrivals: [Int: CheckedContinuation<Void, Never>] = [:]
    private var lastArrival = 0
    /// The number of arrivals so far.
    package private(set) var arrived = 0
    /// The number of callers that had been cancelled by the time they were released.
    package private(set) var cancelled = 0

    /// Creates a closed gate.
    public init() {}

    /// Waits until the gate is opened.
    public func pass() async throws -> Value {
        arrived += 1
        for arrival in arrivals.values { arrival.resume() }
        arrivals = [:]
        let result = await withCheckedContinuation { waiting.append($0) }
        if Task.isCancelled { cancelled += 1 }
        return try result.get()
    }
    /// Waits until a caller has arrived at the gate, or until the current task is cancelled, as by a test's time limit.
    public func arrival() async {
        if !waiting.isEmpty { return }
        lastArrival += 1
        let id = lastArrival
        await withTaskCancellationHandler {
            await withCheckedContinuation { arrival in
                if Task.isCancelled { arrival.resume() } else { arrivals[id] = arrival }
            }
        } onCancel: {
            Task { @MainActor in arrivals.removeValue(forKey: id)?.resume() }
        }
    }
    /// Opens the gate. All waiting callers continue with this value.
    public func open(with value: Value) { release(.success(value)) }
    /// Opens the gate. All waiting callers throw this error.
    public func open(throwing error: any Error) { release(.failure(error)) }

    private func release(_ result: Result<Value, any Error>) {
        let released = waiting
        waiting = []
        for waiter in released { waiter.resume(returning: result) }
    }
    deinit {
        for waiter in waiting { waiter.resume(returning: .failure(CancellationError())) }
    }
}

/// Yields until all jobs that are ready on the main actor have run. By then, an answer that was released has arrived.
@MainActor package func settleMainActor() async {
    for _ in 0..<32 { await Task.yield() }
}
