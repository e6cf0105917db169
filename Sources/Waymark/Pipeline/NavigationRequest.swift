/// An action on its way through the pipeline. What waits for a guard is this: the action, not a state that was computed
/// earlier.
struct NavigationRequest<Destination: Navigation> {
    let action: NavigationAction<Destination>
    let box: LevelBox<Destination>
    let origin: NavigationOrigin
    let kind: TransitionRecord<Destination>.Kind
    /// The number of its record: what arrives later has a higher one, and wins (G4).
    let number: UInt64
    /// The session in which it was asked for (G6).
    var epoch: UInt64
    /// Whoever was told that it is not settled yet.
    var handle: PendingOutcome?
    /// What a guard said already, on the short way.
    var given: (destination: Destination, answer: AccessAnswer<Destination>)?
    /// Whether another one was pending, and ended for it (G5).
    var hasSuperseded = false
    /// What guards that had to find out have answered so far. It lives as long as the request, and nowhere else (G13).
    var answers: [Destination: AccessAnswer<Destination>] = [:]
    /// The leave guards that have let go.
    var left: Set<Int> = []
    /// Who waits for the screen's answer, or gives it.
    var result: ResultRole<Destination>?
}

/// What a request has to wait for.
struct NavigationQuestion<Destination: Navigation> {
    enum Subject { case access(Destination), leave(Int) }
    let subject: Subject
    let ask: @MainActor @Sendable () async throws -> AccessAnswer<Destination>
    /// The user may take as long as they like to answer; a guard may not (G2).
    var hasDeadline: Bool { if case .access = subject { true } else { false } }
}

/// The one request that waits. Whoever drops it cancels its task.
@MainActor final class PendingTransition<Destination: Navigation> {
    var request: NavigationRequest<Destination>
    let outcome: PendingOutcome
    /// Counts questions: an answer to an earlier one is dropped (G3).
    var question = 0
    var task: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    private var isOpen = true

    init(_ request: NavigationRequest<Destination>) {
        self.request = request
        outcome = request.handle ?? PendingOutcome()
    }
    func settle(_ outcome: TransitionOutcome) {
        isOpen = false
        task = nil
        self.outcome.settle(outcome)
    }
    /// Where its router went, whoever waits is told (L2).
    deinit {
        task?.cancel()
        if isOpen { outcome.abandon() }
    }
}

extension AccessAnswer {
    /// Asks until there is an answer, at most until the deadline (G2). A question that throws denies (G1).
    @MainActor static func asking(
        _ question: @escaping @MainActor @Sendable () async throws -> AccessAnswer, _ timing: NavigationTiming,
        hasDeadline: Bool = true
    ) async -> AccessAnswer {
        let promise = Promise<AccessAnswer>(abandoned: .denied(.failed))
        // counted from here, not from when the timer's task first runs
        let deadline = timing.clock.elapsed() + timing.guardDeadline
        let asking = Task {
            do {
                var answer = try await question()
                while case .later(let next) = answer { answer = try await next() }
                promise.settle(answer)
            } catch { promise.settle(.denied(.failed)) }
        }
        let timer =
            !hasDeadline
            ? nil
            : Task {
                guard (try? await timing.clock.sleepUntil(deadline)) != nil else { return }
                promise.settle(.denied(.timedOut))
            }
        defer {
            asking.cancel()
            timer?.cancel()
        }
        return await withTaskCancellationHandler {
            await promise.wait()
        } onCancel: {
            asking.cancel()
            timer?.cancel()
            // nobody waits any longer for a guard that ignores being cancelled (G3)
            Task { @MainActor in promise.settle(.denied(.failed)) }
        }
    }
}
