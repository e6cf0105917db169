public import Observation

/// A history of everything a router showed, to go back and forward as in a browser.
///
/// ```swift
/// let history = NavigationHistory(router)
/// history.goBack()                         // also after popToRoot(), a link, a change of tabs
/// history.goForward()
/// ```
/// Every step is a transition like any other: redirects apply, guards and leave guards are asked, and a step that they
/// refuse leaves the history where it is. A log-out, or the login of another user, leaves only the state that is then
/// shown. No step brings back a tab that has been removed, or removes one that has been added.
///
/// A state that a navigation, a gesture or a link leads to is a new entry, and drops the entries ahead. A pop or a
/// dismissal that shows the previous entry goes back to it instead. A state that a session change or a restoration
/// leads to replaces the current entry. A screen that a denial led to, such as a login, isn't an entry, nor is what is
/// shown on top of it: going back from there shows the current entry.
///
/// Use one history for each router: a history doesn't follow the steps of another. Each transition that changes the
/// state costs a copy of it.
@MainActor @Observable public final class NavigationHistory<Destination: Navigation> {
    /// The entries, oldest first: those shown before, the current one, and those that ``goForward()`` leads to.
    public private(set) var entries: [NavigationState<Destination>]
    /// The index of the current entry: the one that is shown, or that was shown before a denial led elsewhere.
    public private(set) var index = 0
    /// A Boolean value that indicates whether a screen that a denial led to is shown over the current entry, which has
    /// something to show without it.
    private var isCovered = false

    @ObservationIgnored let router: Router<Destination>
    @ObservationIgnored let limit: Int
    /// The index of the entry that the last step was to show, if the step was denied; otherwise nil. A login or an
    /// unlock may show the entry later.
    @ObservationIgnored private var refused: Int?
    /// Incremented when the history is replaced, so that the outcomes of earlier steps are ignored.
    @ObservationIgnored private var generation = 0

    /// Creates a history that starts with what a router shows.
    ///
    /// - Parameters:
    ///   - router: A router of any level. The history keeps it alive.
    ///   - limit: The maximum number of entries; less than 1 counts as 1. The oldest are dropped first.
    public init(_ router: Router<Destination>, limit: Int = 50) {
        self.router = router
        self.limit = max(1, limit)
        entries = [router.screens.state(router.store.state)]
        var observation: RouterRegistration?
        observation = router.store.journal.observe { [weak self] record in
            if let self { follow(record) } else { observation?.cancel() }
        } onLogOut: { [weak self] in
            self?.reset()
        }
    }

    // MARK: steps
    /// A Boolean value that indicates whether ``goBack()`` has an effect: there is an earlier entry, or a denial's
    /// screen over the current one.
    public var canGoBack: Bool { index > 0 || isCovered }
    /// A Boolean value that indicates whether there is an entry after the current one.
    public var canGoForward: Bool { index + 1 < entries.count }
    /// Shows the previous entry or, from a denial's screen, the current one, if it shows anything
    /// without that screen. Ends as a duplicate if there is none.
    @discardableResult public func goBack() -> NavigationHandle { go(by: -1) }
    /// Shows the next entry. Ends as a duplicate if there is none.
    @discardableResult public func goForward() -> NavigationHandle { go(by: 1) }
    /// Goes forward by a number of entries or, if negative, back. From a denial's screen, the first step back shows the
    /// current entry. Ends as a duplicate if there is no such entry.
    @discardableResult public func go(by steps: Int) -> NavigationHandle {
        let (target, isTooFar) = index.addingReportingOverflow(isCovered && steps < 0 ? steps + 1 : steps)
        guard !isTooFar, entries.indices.contains(target) else { return NavigationHandle(.duplicate) }
        return show(entries[target], as: target)
    }

    // MARK: following the router
    var shown: NavigationState<Destination> { router.screens.state(router.store.state) }

    /// Requests a state, and makes it the current entry once it is shown.
    ///
    /// - Parameter target: The index of the entry.
    private func show(_ state: NavigationState<Destination>, as target: Int) -> NavigationHandle {
        let store = router.store
        let request = Request(
            .replace(fitted(router.screens.screens(of: state))), at: store.ground, .code, kind: .history)
        // the user may have logged out before the request's turn
        request.isOutdated = { [weak self, generation] in generation != self?.generation }
        request.onEnd = { [weak self, generation] outcome in
            guard let self, generation == self.generation else { return }
            didShow(target, outcome)
        }
        return store.perform(request)
    }
    private func didShow(_ target: Int, _ outcome: TransitionOutcome) {
        switch outcome {
        case .committed, .duplicate, .failed(.unhandled): break
        case .denied(let reason) where reason != .leaveRefused: return refused = target
        case .denied, .superseded, .cancelled, .handled, .failed, .waiting: return
        }
        guard entries.indices.contains(target) else { return add(shown) }
        // redirects may have led elsewhere
        (index, entries[target]) = (target, shown)
        refused = nil
    }
    /// Returns a state fitted to the router's current tabs. Tabs that the state lacks get their roots. If the state's
    /// selected tab is gone, the current tab stays selected, and the state's modals are left out.
    private func fitted(_ state: ScreenTree) -> ScreenTree {
        let (now, then) = (router.store.state.ground, state.ground)
        guard now.hasTabs, then.hasTabs else { return state }
        let ids = now.branches.map(\.id)
        var fitted = state.with(branches: ids, selection: then.branch.id)
        if !ids.contains(then.branch.id) { fitted.ground.selection = now.selection }
        return fitted
    }
    private func follow(_ record: TransitionRecord<Screen>) {
        let store = router.store
        let isDenied = store.session.denialScreen != nil
        let isCovered = isDenied && !store.pipeline.lacksRoot(store.session.stateWithoutDenialScreen)
        if isCovered != self.isCovered { self.isCovered = isCovered }
        guard record.kind != .history, record.states.before != store.state, !isDenied else { return }
        let state = shown
        if let refused, entries.indices.contains(refused), entries[refused] == state {
            return (index, self.refused) = (refused, nil)
        }
        if record.origin.truncates { return entries[index] = state }
        if case .denied = record.outcome { return }
        if record.kind == .pop || record.kind == .dismiss, index > 0, entries[index - 1] == state {
            (index, refused) = (index - 1, nil)
        } else {
            add(state)
        }
    }
    private func add(_ state: NavigationState<Destination>) {
        refused = nil
        guard state != entries[index] else { return }
        entries.removeSubrange((index + 1)...)
        entries.append(state)
        entries.removeFirst(max(0, entries.count - limit))
        index = entries.count - 1
    }
    private func reset() {
        generation += 1
        (entries, index) = ([shown], 0)
        refused = nil
    }
}
