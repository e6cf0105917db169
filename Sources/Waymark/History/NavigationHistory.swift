public import Observation

/// Back and forward over everything a router showed, as in a browser, and named places to return to.
///
/// ```swift
/// let history = NavigationHistory(router)
/// history.goBack()                         // also after popToRoot(), a link, a change of tabs
/// history.goForward()
/// history.mark("basket")
/// history.go(to: "basket")
/// ```
/// Every step is a transition like any other: redirects apply, guards and leave guards are asked, and a step that they
/// refuse leaves the history where it is. A log-out, or the login of another user, empties it.
///
/// What a navigation, a gesture or a link leads to is an entry, and drops what lies ahead; going back by other means (a
/// pop or a dismissal that shows the entry before) moves back, too. What a session change or a restoration leads to
/// takes the place of the entry that was shown. A screen that a denial led to, such as a login, is no entry: going back
/// from there shows the current entry.
///
/// Each transition that changes the state costs a copy of it.
@MainActor @Observable public final class NavigationHistory<Destination: Navigation> {
    /// What was shown, and what ``goForward()`` leads to, oldest first. There is at least one.
    public private(set) var entries: [NavigationState<Destination>]
    /// The index of the entry that is shown.
    public private(set) var index = 0
    /// The marked states, by name.
    public private(set) var checkpoints: [String: NavigationState<Destination>] = [:]

    @ObservationIgnored let router: Router<Destination>
    @ObservationIgnored let limit: Int
    /// Moves when the history is replaced: a step from before does not count any more.
    @ObservationIgnored private var generation = 0

    /// Creates a history that starts with what a router shows.
    ///
    /// - Parameters:
    ///   - router: A router of any level. The history keeps it alive.
    ///   - limit: The maximum number of entries, at least 1. The oldest are dropped first.
    public init(_ router: Router<Destination>, limit: Int = 50) {
        self.router = router
        self.limit = max(1, limit)
        entries = [router.screens.state(router.store.state)]
        let store = router.store
        _ = store.journal.observe { [weak self, weak store] record, id in
            if let self { follow(record) } else { store?.journal.removeObserver(id) }
        } onLogOut: { [weak self] in
            self?.reset()
        }
    }

    // MARK: steps
    /// Whether there is an entry before the one that is shown.
    public var canGoBack: Bool { index > 0 }
    /// Whether there is an entry after the one that is shown.
    public var canGoForward: Bool { index + 1 < entries.count }
    /// Shows the entry before, if there is one.
    @discardableResult public func goBack() -> NavigationHandle { go(by: -1) }
    /// Shows the entry after, if there is one.
    @discardableResult public func goForward() -> NavigationHandle { go(by: 1) }
    /// Shows the entry so many steps ahead or, if negative, back. Ends as a duplicate if there is none.
    @discardableResult public func go(by steps: Int) -> NavigationHandle {
        let isCovered = router.store.pipeline.denialScreen != nil
        let (target, isTooFar) = index.addingReportingOverflow(isCovered && steps < 0 ? steps + 1 : steps)
        guard !isTooFar, entries.indices.contains(target) else { return NavigationHandle(.duplicate) }
        return show(entries[target], as: target)
    }

    // MARK: checkpoints
    /// Marks what is shown, in place of an earlier state with the same name.
    public func mark(_ name: String) { checkpoints[name] = shown }
    /// Removes a mark. Does nothing if there is none.
    public func unmark(_ name: String) { checkpoints[name] = nil }
    /// Shows a marked state, as a new entry.
    ///
    /// Fails with ``NavigationFailure/noSuchCheckpoint(_:)`` if nothing is marked with this name.
    @discardableResult public func go(to checkpoint: String) -> NavigationHandle {
        guard let state = checkpoints[checkpoint] else {
            return NavigationHandle(.failed(.noSuchCheckpoint(checkpoint)))
        }
        return show(state, as: nil)
    }

    // MARK: following the router
    var shown: NavigationState<Destination> { router.screens.state(router.store.state) }

    /// - Parameter target: The index of the entry; nil for a state that becomes a new one.
    private func show(_ state: NavigationState<Destination>, as target: Int?) -> NavigationHandle {
        let store = router.store
        var request = Request(.replace(router.screens.screens(of: state)), at: store.ground, .code, kind: .history)
        let errand = request.madeErrand()
        // what it shows may belong to somebody who has logged out before its turn
        errand.refusal = { [weak self, generation] in
            generation == self?.generation ? nil : .denied(.unauthenticated)
        }
        errand.onEnd = { [weak self, generation] outcome in
            guard let self, generation == self.generation else { return }
            didShow(target, outcome)
        }
        return store.perform(request)
    }
    private func didShow(_ target: Int?, _ outcome: TransitionOutcome) {
        switch outcome {
        case .committed, .duplicate, .failed(.unhandled): break
        case .denied, .superseded, .cancelled, .handled, .failed, .captured: return
        }
        guard let target, entries.indices.contains(target) else { return add(shown) }
        // redirects may have led elsewhere
        (index, entries[target]) = (target, shown)
    }
    private func follow(_ record: StoredRecord) {
        let store = router.store
        guard record.kind != .history, record.before != store.state, store.pipeline.denialScreen == nil else { return }
        if record.origin.truncates { return entries[index] = shown }
        if case .denied? = record.settlement?.outcome { return }
        let state = shown
        if record.kind == .pop || record.kind == .dismiss, index > 0, entries[index - 1] == state {
            index -= 1
        } else {
            add(state)
        }
    }
    private func add(_ state: NavigationState<Destination>) {
        guard state != entries[index] else { return }
        entries.removeSubrange((index + 1)...)
        entries.append(state)
        entries.removeFirst(max(0, entries.count - limit))
        index = entries.count - 1
    }
    private func reset() { replace([shown], at: 0, [:]) }
    func replace(
        _ entries: [NavigationState<Destination>], at index: Int, _ checkpoints: [String: NavigationState<Destination>]
    ) {
        generation += 1
        (self.entries, self.index, self.checkpoints) = (entries, index, checkpoints)
    }
}
