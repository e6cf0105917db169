/// A level on screen, as an adapter draws it. A modal keeps its content while it is leaving.
@MainActor package final class ShownLevel: Identifiable {
    package let index: Int
    let routerLevel: RouterLevel
    /// Weak, because a view may outlive the router.
    private weak var store: NavigationStore?
    private(set) var content: ScreenTree.Level
    private var above: ShownLevel?
    private let signals = LevelSignals()
    /// A Boolean value that indicates whether the level is shown: false once the host has begun to dismiss the modal.
    private(set) var isShown = true
    /// A Boolean value that indicates whether a popover's source view no longer exists. Once the modal is on top and
    /// nothing else is under way, it is presented again, as another `ShownLevel`. Only the local state of its views is
    /// lost.
    package var isOutdated = false {
        didSet { if isOutdated { store?.withHost { $0.follow() } } }
    }
    /// A Boolean value that indicates whether the modal's content has disappeared. Set only for popovers, which
    /// report their dismissal that way.
    package var isGone = false
    /// A Boolean value that indicates whether the level below isn't in use: false for a sheet whose style lets the user
    /// reach it.
    package var covers = true
    /// A Boolean value that indicates whether the sheet's style keeps the user from dismissing it.
    package var isKept = false
    /// The top screen for which no callback is awaited: the framework has reported it, or never will.
    private(set) var confirmed: TopScreen?
    /// A Boolean value that indicates whether the framework has read the path that was written last, so that its
    /// transition has begun.
    private(set) var wasRead = false
    /// The top screen that the framework reported last, at the beginning or the end of its transition.
    private(set) var reported: TopScreen?
    /// The paths that were replaced last, with the times. If the framework writes one of them, it may be a late echo.
    private(set) var replaced: [(path: [Screen], at: Duration)] = []

    init(_ content: ScreenTree.Level, routerLevel: RouterLevel, _ store: NavigationStore) {
        index = routerLevel.index
        self.routerLevel = routerLevel
        self.store = store
        self.content = content
    }

    // MARK: content
    /// The presentation of the level; nil for the ground.
    package var style: ModalStyle? { content.style }
    /// The root of the selected branch; nil if the host has its own first screen, or while a guard denies the root.
    package var root: Screen? {
        signals.track(.branches)
        return content.root
    }
    /// The stack of the selected branch. Reading it marks the last write as read by the framework. Doesn't observe
    /// modals.
    package var path: [Screen] {
        signals.track(.path)
        wasRead = true
        return content.path
    }
    package var branches: (ids: [String], selected: String) {
        signals.track(.branches)
        return (content.branches.map(\.id), content.branch.id)
    }
    package func root(of branch: String) -> Screen? {
        signals.track(.branches)
        return content.branches.first { $0.id == branch }?.root
    }
    /// Returns the stack of a branch. Observes pushes only for the selected branch.
    package func path(of branch: String) -> [Screen] {
        signals.track(.branches)
        return content.branch.id == branch ? path : content.branches.first { $0.id == branch }?.path ?? []
    }
    package var modal: ShownLevel? {
        signals.track(.modal)
        return above
    }
    /// A Boolean value that indicates whether no gesture may dismiss this modal at once: the user may not, or a leave
    /// guard is asked first.
    package var isDismissDisabled: Bool { store?.withHost { $0.isDismissDisabled(self) } ?? false }
    /// A Boolean value that indicates whether the user may not dismiss this modal: its style keeps it, it blocks, or
    /// nothing would be left to show.
    package var isHeld: Bool { store?.withHost { $0.isHeld(self) } ?? false }

    /// Returns true if a leave guard is asked before a screen leaves. Observed.
    package func asksBeforeLeaving(_ screen: Screen) -> Bool {
        store?.withHost { $0.asksBeforeLeaving(screen) } ?? false
    }

    /// Returns the number of taps on a branch while it was selected and nothing was pushed on its root. Observed.
    package func secondTaps(on branch: String) -> Int {
        store?.withHost { $0.secondTaps.count(on: branch) } ?? 0
    }

    // MARK: questions
    /// A Boolean value that indicates whether no transition is under way, so that a question can be shown. Observed.
    /// Reading it also starts the time limit of a missing callback.
    package var mayAsk: Bool { store?.withHost { $0.mayAsk } ?? true }
    /// Notes that a question is shown. No modal is presented until it is answered and has left the screen.
    package func didAsk(_ asker: AnyObject) { store?.withHost { $0.didAsk(asker) } }
    /// Notes that a question is leaving the screen, for example because it was answered. Ignored unless it is the open
    /// one.
    package func didAnswer(_ asker: AnyObject) { store?.withHost { $0.didAnswer(asker) } }

    // MARK: reports
    /// Notes that a screen begins to appear: the framework has read the path that leads to it. Ignored unless it is the
    /// top screen of a shown level.
    func didBeginToShow(depth: Int) { if isShown, top.depth == depth { reported = top } }
    /// Notes that the top screen has appeared.
    func didFinishShowing() {
        let top = top
        confirmed = top
        reported = top
        routerLevel.didShow()
    }
    /// Notes that no callback is awaited for this top screen.
    func confirm(_ top: TopScreen) { confirmed = top }
    /// Notes that the framework knows the last write without reading it.
    func countAsRead() { wasRead = true }
    /// Notes that the modal is leaving.
    func leave() { isShown = false }

    // MARK: writing
    var top: TopScreen { TopScreen(content) }
    func write(_ new: ScreenTree.Level, at now: Duration) {
        let parts = content.parts(changedIn: new)
        signals.will(parts)
        if parts.contains(.path) {
            if replaced.count == 16 { replaced.removeFirst() }
            replaced.append((content.path, now))
        }
        content = new
        wasRead = false
        signals.did()
    }
    /// Keeps the path that the framework already shows on a leaving modal, so that nothing is drawn again.
    func keep(_ path: [Screen]) {
        if content.path.starts(with: path) { content.path = path }
    }
    func present(_ level: ShownLevel?) {
        signals.will(.modal)
        above = level
        signals.did()
    }
    /// Makes the framework read the level again, for example because it shows another state.
    package func nudge() { signals.nudge() }

    // MARK: gestures
    /// Handles a path that the framework wrote, for example at the beginning of a back swipe. Ignores the echo of an
    /// earlier step.
    ///
    /// - Parameter isDone: true if the transition has already ended.
    package func userDidSet(path: [Screen], isDone: Bool = false) {
        store?.withHost { $0.userDidSet(path, on: self, isDone: isDone) }
    }
    /// Handles a tap on a button that goes back.
    package func userDidTapBack() { store?.withHost { $0.userDidTapBack(on: self) } }
    /// Handles an attempt of the user to close this modal: by VoiceOver's escape gesture, a pull or a button. Leave
    /// guards are asked.
    package func userDidEscape() { store?.withHost { $0.userDidEscape(self) } }
    /// Handles a branch's path that the framework wrote. Ignores it, and makes the framework read the path again, if
    /// the branch isn't selected.
    package func userDidSet(path: [Screen], of branch: String) {
        if content.branch.id == branch { userDidSet(path: path) } else { nudge() }
    }
    /// Handles the dismissal of this modal by the user. A late report about a modal that has left the state ends as
    /// detached.
    @discardableResult package func userDidDismiss() -> NavigationHandle {
        store?.withHost { $0.userDidDismiss(self) } ?? NavigationHandle(.failed(.detached))
    }
    /// Handles the choice of a branch. The branch is selected; one that is already selected pops to its root. A
    /// repeated report ends as a duplicate.
    @discardableResult package func userDidSelect(branch: String) -> NavigationHandle {
        store?.withHost { $0.userDidSelect(branch, on: self) } ?? NavigationHandle(.failed(.detached))
    }

    // MARK: reports of the framework
    /// Notes that a screen of this level begins to appear.
    ///
    /// - Parameter depth: 0 for the root, 1 for the first screen of the path, and so on.
    package func willShow(depth: Int) { store?.withHost { $0.willShow(self, depth: depth) } }
    /// Notes that a screen of this level has appeared: its transition has ended.
    package func didShow(depth: Int) { store?.withHost { $0.didShow(self, depth: depth) } }
    /// Returns the depth of a screen, which is 1 for the first one in the path; nil if the path doesn't contain it.
    package func depth(of screen: Screen) -> Int? { content.path.lastIndex(of: screen).map { $0 + 1 } }
    /// Notes that the modal over this level has left the screen.
    package func didDismissModal() { store?.withHost { $0.didDismiss(over: self) } }
}

/// The identity of the visible screen of a level.
struct TopScreen: Hashable {
    let branch: Int
    let depth: Int
    let screen: Screen?

    init(_ level: ScreenTree.Level) {
        (branch, depth, screen) = (level.selection, level.path.count, level.branch.top)
    }
}
