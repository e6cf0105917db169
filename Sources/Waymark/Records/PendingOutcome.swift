/// A value that is not known yet. It is settled once. If its owner goes away first, those who wait get the value that
/// was agreed on: nobody waits for ever.
@MainActor class Promise<Value: Sendable> {
    private(set) final var value: Value?
    private let abandoned: Value
    private var waiters: [(id: Int, continuation: CheckedContinuation<Value, Never>)] = []
    private var nextWaiter = 0

    init(abandoned: Value) { self.abandoned = abandoned }

    final var isAwaited: Bool { !waiters.isEmpty }

    final func wait() async -> Value {
        if let value { return value }
        return await withCheckedContinuation { waiters.append((0, $0)) }
    }
    /// Waits until there is a value, or the waiting task is cancelled: that goes on with `cancelled`, and calls
    /// `onCancel` once it no longer waits.
    final func wait(
        orCancelled cancelled: Value, onCancel: @escaping @MainActor @Sendable () -> Void = {}
    ) async -> Value {
        if let value { return value }
        nextWaiter += 1
        let id = nextWaiter
        return await withTaskCancellationHandler {
            guard !Task.isCancelled else {
                onCancel()
                return cancelled
            }
            return await withCheckedContinuation { waiters.append((id, $0)) }
        } onCancel: {
            Task { @MainActor in
                guard let index = self.waiters.firstIndex(where: { $0.id == id }) else { return }
                self.waiters.remove(at: index).continuation.resume(returning: cancelled)
                onCancel()
            }
        }
    }
    /// Later values are dropped.
    final func settle(_ value: Value) {
        guard self.value == nil else { return }
        self.value = value
        let released = waiters
        waiters = []
        for waiter in released { waiter.continuation.resume(returning: value) }
    }
    /// Settles as agreed on, from any thread; does nothing if it is settled already.
    nonisolated final func abandon() {
        Task { @MainActor in if value == nil { settle(abandoned) } }
    }
    deinit {
        for waiter in waiters { waiter.continuation.resume(returning: abandoned) }
    }
}

/// The outcome of a transition that waits.
final class PendingOutcome: Promise<TransitionOutcome> {
    /// Cancels the transition, while there is one to cancel.
    var onCancel: (@MainActor () -> Void)?

    init() { super.init(abandoned: .failed(.detached)) }

    func outcome() async -> TransitionOutcome {
        await wait(orCancelled: .cancelled) { if !self.isAwaited { self.cancel() } }
    }
    func cancel() {
        guard value == nil else { return }
        onCancel?()
    }
}
