import Observation

/// The value prepared for a screen: loading, loaded or failed. Observable, so views that read it update.
///
/// ```swift
/// let profile = router.prepared(for: .profile(id), as: Profile.self)
/// if let value = profile.value { ProfileView(value) } else if profile.isLoading { ProgressView() }
/// ```
@MainActor public struct Prepared<Value> {
    private let entry: PreparedEntry
    /// A failure that loading again can't change; nil if there is none.
    private let refusal: PreparationError?

    init(_ entry: PreparedEntry) { (self.entry, refusal) = (entry, nil) }
    init(failure: PreparationError) { (entry, refusal) = (PreparedEntry(failure: failure), failure) }
    /// Creates a value that has been loaded, for previews and tests.
    public init(_ value: Value) { (entry, refusal) = (PreparedEntry(value: value), nil) }

    /// The value; nil while it is loaded, and after a failure.
    public var value: Value? { if case .loaded(let value) = entry.phase { value as? Value } else { nil } }
    /// True until there is a value or a failure.
    public var isLoading: Bool {
        switch entry.phase {
        case .loading, .freed: true
        case .loaded, .failed: false
        }
    }
    /// The error that the load threw, or a ``PreparationError``; nil if there is none.
    public var failure: (any Error)? { if case .failed(let error) = entry.phase { error } else { nil } }

    /// Waits for the value.
    ///
    /// - Throws: ``failure``, or `CancellationError` if the waiting task is cancelled or the session ends.
    public func get() async throws -> Value {
        await entry.finish()
        switch entry.phase {
        case .loaded(let value as Value): return value
        case .failed(let error): throw error
        case .loaded, .loading, .freed: throw CancellationError()
        }
    }
    /// Loads the value again, for example after a failure. The current value stays until there is another one.
    public func reload() { if refusal == nil { entry.load() } }
}

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
