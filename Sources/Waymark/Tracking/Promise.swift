/// A value that may not be known yet. The first call to `settle` sets it; later calls have no effect.
@MainActor class Promise<Value: Sendable> {
    private(set) final var value: Value?
    private var waiters: [(id: Int, continuation: CheckedContinuation<Value, Never>)] = []
    private var nextWaiter = 0

    final var isAwaited: Bool { !waiters.isEmpty }

    final func wait() async -> Value {
        if let value { return value }
        return await withCheckedContinuation { add($0, 0) }
    }
    /// Adds a waiter, or resumes it at once if the promise has been settled since the waiter's task looked for a value.
    private final func add(_ waiter: CheckedContinuation<Value, Never>, _ id: Int) {
        if let value { waiter.resume(returning: value) } else { waiters.append((id, waiter)) }
    }
    /// Waits until there is a value. If the waiting task is cancelled, calls `onCancel` and returns `cancelled`.
    final func wait(
        orCancelled cancelled: Value, onCancel: @escaping @MainActor @Sendable () -> Void
    ) async -> Value {
        if let value { return value }
        nextWaiter += 1
        let id = nextWaiter
        return await withTaskCancellationHandler {
            guard !Task.isCancelled else {
                onCancel()
                return cancelled
            }
            return await withCheckedContinuation { add($0, id) }
        } onCancel: {
            Task { @MainActor in
                guard let index = self.waiters.firstIndex(where: { $0.id == id }) else { return }
                self.waiters.remove(at: index).continuation.resume(returning: cancelled)
                onCancel()
            }
        }
    }
    final func settle(_ value: Value) {
        guard self.value == nil else { return }
        self.value = value
        let released = waiters
        waiters = []
        for waiter in released { waiter.continuation.resume(returning: value) }
    }
    /// Settles from any thread; for use in `deinit`.
    nonisolated final func settleLater(_ value: Value) { Task { @MainActor in settle(value) } }
}

extension Promise {
    /// Returns the value that `find` returns, `late` if that takes longer than `limit`, or `cancelled` if the calling
    /// task is cancelled. In the last two cases, `find` is cancelled and no longer awaited.
    static func value(
        within limit: Duration, of clock: NavigationClock, late: Value, cancelled: Value,
        _ find: @escaping @MainActor @Sendable () async -> Value
    ) async -> Value {
        let promise = Promise()
        // the time counts from here, not from the first run of the timer's task
        let deadline = clock.elapsed() + min(limit, NavigationTiming.longest)
        let finding = Task { promise.settle(await find()) }
        let timer = clock.run(at: deadline) { promise.settle(late) }
        defer {
            finding.cancel()
            timer.cancel()
        }
        return await promise.wait(orCancelled: cancelled) {
            // work that ignores its cancellation is no longer awaited
            finding.cancel()
            timer.cancel()
        }
    }
}

/// A promise of the outcome of a transition that waits. Cancelling has no effect once the outcome is known.
final class PendingOutcome: Promise<TransitionOutcome> {
    private var cancelling: (@MainActor () -> Void)?

    func outcome() async -> TransitionOutcome {
        await wait(orCancelled: .cancelled) { if !self.isAwaited { self.cancel() } }
    }
    func cancel() {
        guard value == nil else { return }
        cancelling?()
    }
    func onCancel(_ body: @escaping @MainActor () -> Void) { cancelling = body }
}
