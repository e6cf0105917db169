import Observation

/// A value that is loaded for a destination and a session. The preparer decides whether it may be loaded.
@MainActor @Observable final class PreparedEntry {
    enum Phase {
        case loading
        case loaded(Any)
        /// The load failed. Keeps the value of an earlier load, if there is one.
        case failed(any Error, Any?)
        /// The value may not be loaded, for example because a guard denied it.
        case refused(PreparationError)
        /// The value was freed, for example because the session ended or the entry was evicted. A view that still shows
        /// it asks for another one.
        case freed
        /// A guard led to another destination, whose entry has the value.
        case led(PreparedEntry)
    }
    private enum Work { case asking, loading }
    private(set) var phase: Phase
    @ObservationIgnored let preparation: Preparation?
    @ObservationIgnored private let clock: NavigationClock
    /// The time on the clock at which the last load ended, or the entry was refused, freed or led elsewhere; nil before
    /// that.
    @ObservationIgnored private(set) var ended: Duration?
    @ObservationIgnored private var task: Task<Void, Never>?
    @ObservationIgnored private var work: Work?
    @ObservationIgnored private var finished = Promise<Bool>()

    init(_ preparation: Preparation, _ clock: NavigationClock) {
        (self.preparation, self.clock, phase) = (preparation, clock, .loading)
    }
    /// Creates an entry that is in its final phase from the start. It has no preparation, so it never loads.
    init(_ phase: Phase) {
        (preparation, clock, self.phase) = (nil, .system, phase)
        finished.settle(true)
    }
    deinit { task?.cancel() }

    /// The entry that has the value: this one, or the one that a guard led to.
    var end: PreparedEntry { if case .led(let other) = phase { other.end } else { self } }
    private var last: Any? { if case .loaded(let value) = phase { value } else { nil } }
    var isLoading: Bool { if case .loading = phase { true } else { false } }
    var hasFailed: Bool { if case .failed = phase { true } else { false } }
    var isRefused: Bool { if case .refused = phase { true } else { false } }
    /// A Boolean value that indicates whether the entry waits for a guard, or for the end of boot or of a lock.
    var isPending: Bool { work == .asking || (work == nil && isLoading) }
    var isAwaited: Bool { finished.isAwaited }

    /// Loads the value, or loads it again, and cancels an open question. Does nothing if a load is under way, or if the
    /// entry was freed or led elsewhere.
    func load() {
        guard let preparation, work != .loading, begin(.loading) else { return }
        task = Task { [weak self, load = preparation.load] in
            // the task may have been cancelled before it began
            guard !Task.isCancelled else { return }
            let phase: Phase
            do { phase = .loaded(try await load()) } catch { phase = .failed(error, self?.last) }
            guard !Task.isCancelled else { return }
            self?.end(phase)
        }
    }
    /// Waits for the answer to a question before the value is loaded. Does nothing if a question is open, a load is
    /// under way, or the entry was freed or led elsewhere.
    ///
    /// - Parameter answered: Called with the answer, unless the entry begins to load or ends before that.
    func ask(
        _ question: @escaping @MainActor () async -> Answer,
        answered: @escaping @MainActor (PreparedEntry, Answer) -> Void
    ) {
        guard work == nil, begin(.asking) else { return }
        task = Task { [weak self] in
            let answer = await question()
            guard !Task.isCancelled, let self else { return }
            (task, work) = (nil, nil)
            answered(self, answer)
        }
    }
    /// Cancels the work under way, and notes that other work begins. Returns false, and does nothing, if the entry has
    /// been freed or led to another one.
    private func begin(_ work: Work) -> Bool {
        switch phase {
        case .freed, .led: return false
        case .failed(_, let last): phase = last.map { .loaded($0) } ?? .loading
        case .refused: phase = .loading
        case .loading, .loaded: break
        }
        task?.cancel()
        self.work = work
        if finished.value != nil { finished = Promise() }
        return true
    }
    func refuse(_ error: PreparationError) { end(.refused(error)) }
    func free() { end(.freed) }
    func lead(to other: PreparedEntry) { end(.led(other)) }
    private func end(_ phase: Phase) {
        switch self.phase {
        case .freed, .led: return
        case .loading, .loaded, .failed, .refused: break
        }
        task?.cancel()
        (self.phase, ended, task, work) = (phase, clock.elapsed(), nil, nil)
        finished.settle(true)
    }
    /// Waits until the value is loaded, refused or freed or its load has failed, or until the waiting task is
    /// cancelled. Also waits for the entry that a guard led to.
    func finish() async {
        // another load may begin before this task goes on
        while isLoading || work != nil {
            guard await finished.wait(orCancelled: false, onCancel: {}) else { return }
        }
        if case .led(let other) = phase { await other.finish() }
    }
}

/// An entry in a router's list, with the facts that decide how long it is kept. A value type, so that searching the
/// list retains no entry.
struct KeptEntry {
    let entry: PreparedEntry
    let screen: Screen
    /// The hash of the screen's destination.
    let hash: Int
    let cost: Int
    /// A Boolean value that indicates whether the entry was requested by its screen, or for the top screen. Reset by
    /// each transition after which the entry's destination isn't in the router's state.
    private(set) var isTaken = false
    /// A Boolean value that indicates whether the entry's destination is in the router's state.
    private(set) var isShown = false
    /// A Boolean value that indicates whether a guard was asked about the entry since the last transition or check, or
    /// hasn't answered yet.
    private(set) var isAsked = false

    /// A Boolean value that indicates whether the entry is kept beyond the limits, because a view that lost it would
    /// request it again and again.
    var isInUse: Bool { isShown || isTaken }

    mutating func take(isShown: Bool) { (isTaken, self.isShown) = (true, self.isShown || isShown) }
    mutating func ask() { isAsked = true }
    /// Forgets that a guard was asked, unless its answer is still awaited.
    @MainActor mutating func forgetAnswer() { if isAsked, !entry.isPending { isAsked = false } }
    /// Updates the entry after a transition has been committed.
    @MainActor mutating func follow(isShown: Bool) {
        (self.isShown, isTaken) = (isShown, isShown && isTaken)
        forgetAnswer()
    }
}
