/// A level as it is shown: what an adapter draws as one container, with what is pushed on it and presented over it.
///
/// It stays what it was when its modal goes, so that a sheet on its way out keeps its content.
@MainActor public struct HostedLevel<Destination: Navigation>: Identifiable {
    /// The same for as long as the level is on screen; an equal modal that comes later has another one.
    nonisolated public let id: ObjectIdentifier
    /// The level's router.
    public let router: Router<Destination>
    private let host: NavigationHost<Destination>
    private let shown: LevelBox<Destination>

    init(host: NavigationHost<Destination>, shown: LevelBox<Destination>, router: Router<Destination>) {
        id = ObjectIdentifier(shown)
        self.host = host
        self.shown = shown
        self.router = router
    }

    // MARK: what is shown
    /// 0 on the ground.
    public var index: Int { shown.index }
    /// What the branch that is shown stands on; nil for the host's own first screen.
    public var root: Destination? {
        shown.readBranches()
        return shown.root
    }
    /// The stack of the branch that is shown. Reading it does not observe modals.
    public var path: [Destination] {
        shown.readPath()
        return shown.path
    }
    /// The ids of the branches, and the one that is shown.
    public var branches: (ids: [String], selected: String) {
        shown.readBranches()
        return shown.branchIDs
    }
    /// What a branch stands on.
    public func root(of branch: String) -> Destination? {
        shown.readBranches()
        return shown.branch(branch)?.root
    }
    /// The stack of a branch. For one that is not shown, only the branches are observed: a push elsewhere leaves it
    /// alone.
    public func path(of branch: String) -> [Destination] { shown.readPath(of: branch) }
    /// The modal over this level, if there is one.
    public var modal: HostedLevel? {
        shown.readModal()
        guard let modal = shown.next, let router = host.router(of: modal.index) else { return nil }
        return HostedLevel(host: host, shown: modal, router: router)
    }
    /// The modal over this level, where it is shown this way.
    public func modal(_ style: ModalStyle) -> HostedLevel? {
        modal.flatMap { $0.style == style ? $0 : nil }
    }
    /// How the level is shown; nil for the ground.
    public var style: ModalStyle? { shown.style }
    /// Whether the user may not dismiss this modal: it declares itself blocking (D3), or somebody is asked before it is
    /// left.
    public var isDismissDisabled: Bool {
        shown.readBranches()
        return shown.root?.isBlocking == true || router.asksBeforeLeaving
    }

    // MARK: what the user does
    /// The framework wrote a path: a back swipe, a link of its own. An equal one is its echo, and nothing.
    public func userDidSet(path: [Destination]) { host.userDidSet(path, at: index) }
    /// The framework wrote the path of a branch. What is not shown is not changed.
    public func userDidSet(path: [Destination], of branch: String) {
        if shown.branchIDs.selected == branch { userDidSet(path: path) } else { shown.nudge() }
    }
    /// The user dismissed a modal over this level. Another one that came in its place stays (U1).
    @discardableResult public func userDidDismiss(_ modal: HostedLevel) -> Transition {
        host.userDidDismiss(above: index, modal.shown)
    }
    /// The user chose a branch: it is shown, and where it is shown already, it pops to its root (U7).
    @discardableResult public func userDidSelect(branch: String) -> Transition {
        host.userDidSelect(branch, at: index)
    }

    // MARK: reports of the framework
    /// A screen of this level is on screen: 0 for the root, else its place in the path, counted from 1.
    public func didShow(depth: Int) { host.didShow(level: index, depth: depth) }
    /// A screen of the path is on screen; of several equal ones the top one.
    public func didShow(_ destination: Destination) {
        if let index = shown.path.lastIndex(of: destination) { didShow(depth: index + 1) }
    }
    /// The modal over this level is gone from the screen.
    public func didDismissModal() { host.didDismiss(above: index) }
}
