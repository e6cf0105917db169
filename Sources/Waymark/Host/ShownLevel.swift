/// A level as it is shown: what an adapter draws as one container, with what is pushed on it and presented over it.
///
/// It stays what it was when its modal goes, so that a sheet on its way out keeps its content.
@MainActor package final class ShownLevel: Identifiable {
    /// 0 on the ground.
    package let index: Int
    /// The router's level that it shows.
    let face: LevelFace
    /// Gone with its router, which whoever draws the level may outlive.
    private weak var host: NavigationHost?
    private let leaves: LeaveGuards
    private let screens: ScreenTable
    // `@exclusivity(unchecked)`: see `NavigationStore`
    @exclusivity(unchecked) private var content: ScreenState.Level
    @exclusivity(unchecked) private var above: ShownLevel?
    private let signals = LevelSignals()
    /// The top of this level that nothing has to wait for: it was reported, or never will be.
    @exclusivity(unchecked) var confirmed: TopScreen?
    /// The screen that the framework reported last as the top of this level.
    @exclusivity(unchecked) var reported: TopScreen?

    init(_ content: ScreenState.Level, face: LevelFace, host: NavigationHost, _ store: NavigationStore) {
        index = face.index
        self.face = face
        self.host = host
        self.content = content
        leaves = store.leaves
        screens = store.screens
    }

    // MARK: what is shown
    /// How the level is shown; nil for the ground.
    package var style: ModalStyle? { content.style }
    /// What the branch that is shown stands on; nil for the host's own first screen.
    package var root: ScreenID? {
        signals.read(.branches)
        return content.root
    }
    /// The stack of the branch that is shown. Reading it does not observe modals.
    package var path: [ScreenID] {
        signals.read(.path)
        return content.path
    }
    /// The ids of the branches, and the one that is shown.
    package var branches: (ids: [String], selected: String) {
        signals.read(.branches)
        return (content.branches.map(\.id), content.branch.id)
    }
    /// What a branch stands on.
    package func root(of branch: String) -> ScreenID? {
        signals.read(.branches)
        return content.branches.first { $0.id == branch }?.root
    }
    /// The stack of a branch. For one that is not shown, only the branches are observed: a push elsewhere does not
    /// count.
    package func path(of branch: String) -> [ScreenID] {
        if content.branch.id == branch {
            // which one is shown is read too: this one may become hidden
            signals.read(.branches)
            return path
        }
        signals.read(.branches)
        return content.branches.first { $0.id == branch }?.path ?? []
    }
    /// The modal over this level, if there is one.
    package var modal: ShownLevel? {
        signals.read(.modal)
        return above
    }
    /// The modal over this level if it is shown in this style.
    package func modal(_ style: ModalStyle) -> ShownLevel? { modal.flatMap { $0.style == style ? $0 : nil } }
    /// Whether the user may not dismiss this modal: it declares itself blocking, somebody is asked before it is left,
    /// or there is nothing to see without it.
    package var isDismissDisabled: Bool {
        signals.read(.branches)
        signals.read(.path)
        return content.root.map { screens.isBlocking($0) } ?? false
            || leaves.asks(before: content.branch.screens) || host?.coversNothing(self) ?? false
    }

    // MARK: writing
    var level: ScreenState.Level { content }
    func write(_ new: ScreenState.Level) {
        let change = LevelChange(from: content, to: new)
        signals.will(change)
        content = new
        signals.did(change)
    }
    func present(_ level: ShownLevel?) {
        signals.will(.modal)
        above = level
        signals.did(.modal)
    }
    /// The framework is ahead of what is shown: it reads again.
    func nudge() { signals.nudge() }

    // MARK: what the user does
    /// The framework wrote a path: a back swipe, a link of its own. An equal one is its echo, and does nothing.
    package func userDidSet(path: [ScreenID]) { host?.userDidSet(path, on: self) }
    /// The framework wrote the path of a branch. What is not shown is not changed.
    package func userDidSet(path: [ScreenID], of branch: String) {
        if content.branch.id == branch { userDidSet(path: path) } else { nudge() }
    }
    /// The user dismissed this modal. A late report about one that is gone does nothing.
    @discardableResult package func userDidDismiss() -> Transition {
        host?.userDidDismiss(self) ?? Transition(.failed(.detached))
    }
    /// The user chose a branch: it is shown; if it is shown already, it pops to its root.
    @discardableResult package func userDidSelect(branch: String) -> Transition {
        host?.userDidSelect(branch, on: self) ?? Transition(.failed(.detached))
    }

    // MARK: reports of the framework
    /// A screen of this level is on screen: 0 for the root, else its place in the path, counted from 1.
    package func didShow(depth: Int) { host?.didShow(self, depth: depth) }
    /// A screen of the path is on screen.
    package func didShow(_ screen: ScreenID) {
        if let index = content.path.lastIndex(of: screen) { didShow(depth: index + 1) }
    }
    /// The modal over this level is gone from the screen.
    package func didDismissModal() { host?.didDismiss(over: self) }
}

/// What tells the screen that is seen on a level from others.
struct TopScreen: Hashable {
    let branch: String
    let depth: Int
    let screen: ScreenID?

    init(_ level: ScreenState.Level) {
        branch = level.branch.id
        depth = level.path.count
        screen = level.path.last ?? level.root
    }
}
