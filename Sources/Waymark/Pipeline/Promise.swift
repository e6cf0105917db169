/// A value that is not known yet. It is settled once; if its owner goes before, those who wait get what was agreed on:
/// nobody waits for ever.
@MainActor @usableFromInline final class Promise<Value: Sendable> {
    private(set) var value: Value?
    private let abandoned: Value
    private var waiters: [CheckedContinuation<Value, Never>] = []

    init(abandoned: Value) { self.abandoned = abandoned }

    func wait() async -> Value {
        if let value { return value }
        return await withCheckedContinuation { waiters.append($0) }
    }
    /// Later values are dropped.
    func settle(_ value: Value) {
        guard self.value == nil else { return }
        self.value = value
        for waiter in waiters { waiter.resume(returning: value) }
        waiters = []
    }
    /// Settles as agreed on, from wherever; nothing happens where it is settled already.
    nonisolated func abandon() {
        Task { @MainActor in if value == nil { settle(abandoned) } }
    }
    deinit {
        for waiter in waiters { waiter.resume(returning: abandoned) }
    }
}

@usableFromInline typealias PendingOutcome = Promise<TransitionOutcome>

extension Promise where Value == TransitionOutcome {
    convenience init() { self.init(abandoned: .failed(.detached)) }
}
