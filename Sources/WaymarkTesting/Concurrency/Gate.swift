/// Holds an asynchronous function until the test lets it go on, as if a server or a user had answered.
///
/// ```swift
/// let gate = Gate<AccessAnswer<Route>>()
/// // in the guard: .later { try await gate.pass() }
/// gate.open(with: .allowed)
/// ```
/// It ignores cancellation, as a badly written guard does.
@MainActor public final class Gate<Value: Sendable> {
    private var waiting: [CheckedContinuation<Result<Value, any Error>, Never>] = []
    private var arrivals: [CheckedContinuation<Void, Never>] = []
    /// How many came so far.
    package private(set) var arrived = 0
    /// How many of them had been cancelled when they were let through.
    package private(set) var cancelled = 0

    /// Creates a closed gate.
    public init() {}

    /// Waits until the gate is opened.
    public func pass() async throws -> Value {
        arrived += 1
        for arrival in arrivals { arrival.resume() }
        arrivals = []
        let result = await withCheckedContinuation { waiting.append($0) }
        if Task.isCancelled { cancelled += 1 }
        return try result.get()
    }
    /// Waits until a caller has arrived at the gate.
    public func arrival() async {
        if !waiting.isEmpty { return }
        await withCheckedContinuation { arrivals.append($0) }
    }
    /// Opens the gate: whoever waits goes on with this value.
    public func open(with value: Value) { release(.success(value)) }
    /// Opens the gate: whoever waits throws this error.
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

/// Lets everything run that is ready to run on the main actor: after it, an answer that was let through has arrived.
@MainActor package func settleMainActor() async {
    for _ in 0..<32 { await Task.yield() }
}
