import Observation

/// A value that is loaded once for a destination and a session.
@MainActor @Observable final class PreparedEntry {
    enum Phase {
        case loading
        case loaded(Any)
        case failed(any Error)
        /// The session has ended, or the entry was superseded. A view that still shows it asks for another one.
        case freed
    }
    private(set) var phase: Phase
    @ObservationIgnored let preparation: Preparation?
    @ObservationIgnored private let clock: NavigationClock
    /// The time at which its load ended.
    @ObservationIgnored private(set) var ended: Duration?
    @ObservationIgnored private var task: Task<Void, Never>?
    @ObservationIgnored private var finished = Promise<Bool>()

    init(_ preparation: Preparation, _ clock: NavigationClock) {
        (self.preparation, self.clock, phase) = (preparation, clock, .loading)
    }
    convenience init(value: Any) { self.init(.loaded(value)) }
    convenience init(failure: any Error) { self.init(.failed(failure)) }
    private init(_ phase: Phase) {
        (preparation, clock, self.phase) = (nil, .system, phase)
        finished.settle(true)
    }
    deinit { task?.cancel() }

    var isLoading: Bool { if case .loading = phase { true } else { false } }
    var hasFailed: Bool { if case .failed = phase { true } else { false } }
    var isAwaited: Bool { finished.isAwaited }

    /// Loads the value, or loads it again. A load that is under way continues.
    func load() {
        guard let preparation, task == nil else { return }
        if case .freed = phase { return }
        if finished.value != nil { finished = Promise() }
        if hasFailed { phase = .loading }
        task = Task { [weak self, load = preparation.load] in
            // the task may have been cancelled before it began
            guard !Task.isCancelled else { return }
            let phase: Phase
            do { phase = .loaded(try await load()) } catch { phase = .failed(error) }
            guard !Task.isCancelled else { return }
            self?.end(phase)
        }
    }
    /// Waits for `work`, such as a guard's answer, before the value is loaded.
    func wait(for work: @escaping @MainActor () async -> Void) { task = Task { await work() } }
    /// Loads the value once the wait has ended.
    func goOn() {
        task = nil
        load()
    }
    func fail(_ error: any Error) { end(.failed(error)) }
    func free() {
        task?.cancel()
        end(.freed)
    }
    private func end(_ phase: Phase) {
        if case .freed = self.phase { return }
        (self.phase, ended, task) = (phase, clock.elapsed(), nil)
        finished.settle(true)
    }
    /// Waits for the end of the load that is under way, if one is, or for the cancellation of the waiting task.
    func finish() async { if isLoading || task != nil { _ = await finished.wait(orCancelled: false) {} } }
}

/// An entry in a router's list, with the facts that decide how long it is kept. A value type, so that searching the
/// list retains no entry.
struct KeptEntry {
    let entry: PreparedEntry
    let screen: Screen
    /// The hash of the screen's destination.
    let hash: Int
    let cost: Int
    /// The time of the last request for the entry.
    private(set) var began: Duration
    /// True if a screen has asked for it since the last transition.
    private(set) var isTaken = false
    /// True while its destination is in the router's state.
    private(set) var isShown = false

    init(_ entry: PreparedEntry, of screen: Screen, hash: Int, cost: Int, at now: Duration) {
        (self.entry, self.screen, self.hash, self.cost, began) = (entry, screen, hash, cost, now)
    }
    /// True if the entry is kept beyond the limits, because a view that lost it would ask for it again and again.
    var isInUse: Bool { isShown || isTaken }

    mutating func take(isShown: Bool, at now: Duration) {
        isTaken = true
        self.isShown = self.isShown || isShown
        began = now
    }
    /// Updates the entry after a transition has been committed.
    mutating func follow(isShown: Bool) { (self.isShown, isTaken) = (isShown, isShown && isTaken) }
}
