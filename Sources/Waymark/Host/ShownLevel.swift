/// A level as it is shown: what an adapter draws as one container, with what is pushed on it and presented over it. It
/// stays what it was when its modal goes.
@MainActor package final class ShownLevel: Identifiable {
    package let index: Int
    let face: LevelFace
    /// Weak: a view may outlive the router.
    private weak var anchor: HostAnchor?
    private var host: NavigationHost? { anchor?.host }
    private(set) var content: ScreenLevel
    /// The path of the content, as a framework wants it.
    private(set) var list: [Screen]
    private var above: ShownLevel?
    private let signals = LevelSignals()
    /// False from the moment its modal is gone.
    private(set) var isShown = true
    /// True if the modal's presentation doesn't suit the window any more: once the modal is on top and nothing else is
    /// under way, it is presented anew, as another level. Its screens lose what views keep, and nothing else.
    package var isOutdated = false {
        didSet { if isOutdated { host?.follow() } }
    }
    /// True if the framework has already taken the modal away by itself.
    package var isGone = false
    /// The top of this level that nothing has to wait for: it was reported, or never will be.
    private(set) var confirmed: TopScreen?
    /// True once the framework has read the path that was written last: its transition has begun.
    private(set) var wasRead = false
    /// The screen that the framework reported last as the top of this level, at the beginning of its transition.
    private(set) var reported: TopScreen?
    /// The paths that were replaced last, and when. A framework that reports one of them is late with an echo.
    private(set) var replaced = RingBuffer<(path: ScreenPath, at: Duration)>(capacity: 16)

    init(_ content: ScreenLevel, face: LevelFace, _ anchor: HostAnchor?) {
        index = face.index
        self.face = face
        self.anchor = anchor
        self.content = content
        list = content.path.screens
    }

    // MARK: what is shown
    /// The presentation of the level; nil for the ground.
    package var style: ModalStyle? { content.style }
    /// The root of the branch that is shown; nil for the host's own first screen.
    package var root: Screen? {
        signals.read(.branches)
        return content.root
    }
    /// The stack of the branch that is shown. Reading it does not observe modals.
    package var path: [Screen] {
        signals.read(.path)
        wasRead = true
        return list
    }
    package var branches: (ids: [String], selected: String) {
        signals.read(.branches)
        return (content.branches.map(\.id), content.branchID)
    }
    package func root(of branch: String) -> Screen? {
        signals.read(.branches)
        return content.branches.first { $0.id == branch }?.root
    }
    /// The stack of a branch. For one that is not shown, pushes elsewhere are not observed.
    package func path(of branch: String) -> [Screen] {
        signals.read(.branches)
        return content.branchID == branch ? path : content.branches.first { $0.id == branch }?.path.screens ?? []
    }
    package var modal: ShownLevel? {
        signals.read(.modal)
        return above
    }
    /// True if it is what the user looks at: no modal covers it, and it isn't an inspector beside one that is.
    package var isOnTop: Bool {
        var above = modal
        while let level = above, level.style == .inspector { above = level.modal }
        return above == nil && style != .inspector
    }
    /// True if the user may not dismiss this modal: it blocks, a leave guard is asked first, or it hides an empty level.
    package var isDismissDisabled: Bool { host?.isDismissDisabled(self) ?? false }

    /// True if a leave guard is asked before a screen leaves. Observed.
    package func asksBeforeLeaving(_ screen: Screen) -> Bool { host?.asksBeforeLeaving(screen) ?? false }

    /// The number of taps on a branch that was selected already, with nothing pushed on its root. Observed.
    package func secondTaps(on branch: String) -> Int { host?.secondTaps.count(on: branch) ?? 0 }

    // MARK: questions
    /// True while no transition is under way, so that a question can be shown. Observed. Reading it also starts the time
    /// limit of a missing callback.
    package var mayAsk: Bool { host?.mayAsk ?? true }
    /// A question is shown: until it is answered, nothing is presented.
    package func didAsk(_ asker: AnyObject) { host?.didAsk(asker) }
    /// The question was answered, and goes from the screen.
    package func didAnswer(_ asker: AnyObject) { host?.didAnswer(asker) }

    // MARK: reports
    /// The screen on top begins to appear: the framework has read the path that leads to it.
    func didBeginToShow(depth: Int) { if isShown, top.depth == depth { reported = top } }
    /// The screen on top has appeared.
    func didFinishShowing() {
        let top = top
        confirmed = top
        reported = top
        face.didShow()
    }
    /// Nothing has to wait for this top.
    func confirm(_ top: TopScreen) { confirmed = top }
    /// The framework knows what was written last without reading it.
    func countAsRead() { wasRead = true }
    /// The modal is on its way out.
    func leave() { isShown = false }

    // MARK: writing
    var top: TopScreen { TopScreen(content) }
    func write(_ new: consuming ScreenLevel, at now: Duration) {
        let parts = content.parts(changedIn: new)
        signals.will(parts)
        if parts.contains(.path) { follow(new.path, at: now) }
        content = consume new
        wasRead = false
        signals.did()
    }
    private func follow(_ new: ScreenPath, at now: Duration) {
        let old = content.path
        // taken out and put back: changed in place, they would be checked for exclusive access
        var (path, earlier) = (list, replaced)
        (list, replaced) = ([], .none)
        switch old.change(to: new) {
        case .push(let screen): path.append(screen)
        case .pop: path.removeLast()
        case .other: path = new.screens
        }
        earlier.append((old, now))
        (list, replaced) = (path, earlier)
    }
    /// Keeps what the framework already shows of a modal that is leaving, so that it has nothing to draw again.
    func keep(_ path: [Screen]) {
        guard list.starts(with: path) else { return }
        content = content.with(path: content.path.dropping(list.count - path.count))
        list = path
    }
    func present(_ level: ShownLevel?) {
        signals.will(.modal)
        above = level
        signals.did()
    }
    /// The framework is ahead of what is shown: it reads again.
    package func nudge() { signals.nudge() }

    // MARK: what the user does
    /// The framework wrote a path, as at the beginning of a back swipe. An equal one is its echo.
    ///
    /// - Parameter isDone: True if the transition has already ended.
    package func userDidSet(path: [Screen], isDone: Bool = false) {
        host?.userDidSet(path, on: self, isDone: isDone)
    }
    /// The user tapped a button that goes back.
    package func userDidTapBack() { host?.userDidTapBack(on: self) }
    /// The framework wrote the path of a branch. What is not shown is not changed.
    package func userDidSet(path: [Screen], of branch: String) {
        if content.branchID == branch { userDidSet(path: path) } else { nudge() }
    }
    /// The user dismissed this modal. A late report about one that is gone does nothing.
    @discardableResult package func userDidDismiss() -> NavigationHandle {
        host?.userDidDismiss(self) ?? NavigationHandle(.failed(.detached))
    }
    /// The user chose a branch: it is shown, or does what it does instead; if it is shown already, it pops to its root.
    @discardableResult package func userDidSelect(branch: String) -> NavigationHandle {
        host?.userDidSelect(branch, on: self) ?? NavigationHandle(.failed(.detached))
    }

    // MARK: reports of the framework
    /// A screen of this level begins to appear.
    ///
    /// - Parameter depth: 0 for the root, else its place in the path, counted from 1.
    package func willShow(depth: Int) { host?.willShow(self, depth: depth) }
    /// A screen of this level is on screen: its transition has ended.
    package func didShow(depth: Int) { host?.didShow(self, depth: depth) }
    /// The place of a screen, counted from 1; nil for one that is gone.
    package func depth(of screen: Screen) -> Int? { list.lastIndex(of: screen).map { $0 + 1 } }
    /// The modal over this level is gone from the screen.
    package func didDismissModal() { host?.didDismiss(over: self) }
}

/// The identity of the screen that is seen on a level.
struct TopScreen: Hashable {
    let branch: Int
    let depth: Int
    let screen: Screen?

    @inline(__always) init(_ level: ScreenLevel) {
        (branch, depth, screen) = (level.selection, level.path.count, level.top)
    }
}
