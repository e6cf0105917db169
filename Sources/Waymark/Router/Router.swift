public import Observation

/// The observable owner of a level: its path, what it presents, and the router of the modal above it.
///
/// The router of the ground level owns the state. A modal's router is a face of its level and passes on what it is
/// asked. Each modal has one, with or without a view.
///
/// ```swift
/// let router = Router<Route>()
/// router.navigate(to: .profile(userID: "ana"))
/// router.child?.navigate(to: .about)          // inside the sheet that is open
/// router.perform(.sequence([.dismiss(), .popToRoot, .push(.home)]))   // one transition
/// ```
@MainActor public final class Router<Destination: Navigation>: Observable {
    @usableFromInline let store: NavigationStore
    @usableFromInline let screens: TypedScreens<Destination>
    @usableFromInline let face: LevelFace

    /// A router with a state of its own.
    ///
    /// - Parameters:
    ///   - root: The first screen; nil if the host has one of its own. Where a guard does not allow it, it is hidden,
    ///     and comes back as soon as it may be shown.
    ///   - path: What is pushed on it.
    ///   - links: The links that lead to its destinations; nil for none.
    public convenience init(
        root: Destination? = nil, path: [Destination] = [], links: DeepLinks<Destination>? = nil
    ) {
        self.init(NavigationState(root: root, path: path), links: links)
    }
    /// A router of a whole state.
    public convenience init(_ state: NavigationState<Destination>, links: DeepLinks<Destination>? = nil) {
        let screens = TypedScreens<Destination>()
        screens.links = links
        let store = NavigationStore(screens.screens(of: state), screens)
        store.declare(store.state)
        self.init(store, screens, store.ground)
        hidesOutgoing()
    }
    /// A router that shows a state and never changes it: for pages, pictures and previews. What is navigated inside
    /// `capture(_:)` is found out and not performed; anything else does nothing.
    package static func rendering(_ state: NavigationState<Destination>) -> Router {
        let screens = TypedScreens<Destination>()
        let store = CapturingStore(screens.screens(of: state), screens, records: 1)
        let router = Router(store, screens, store.ground)
        router.hidesOutgoing()
        return router
    }
    init(_ store: NavigationStore, _ screens: TypedScreens<Destination>, _ face: LevelFace) {
        self.store = store
        self.screens = screens
        self.face = face
        face.router = self
    }
    /// The router of another level.
    func router(of face: LevelFace) -> Router {
        if let router = face.router { return unsafeDowncast(router, to: Router.self) }
        return Router(store, screens, face)
    }

    // MARK: the level
    /// The stack above the root. Reading it does not observe modals. Setting it is the framework's way in: a back
    /// swipe, a link of its own.
    public var path: [Destination] {
        @inlinable get { readPath().map { screens[$0] } }
        set { store.userDidSet(path: newValue.map { screens.add($0) }, at: face) }
    }
    @usableFromInline func readPath() -> [ScreenID] {
        face.read(.path)
        return store.level(face).path
    }
    /// The root of the level; nil on the ground for the host's own first screen.
    public var root: Destination? {
        face.read(.branches)
        return store.level(face).root.map { screens[$0] }
    }
    /// What the user sees of this level: the top of the path, or the root.
    public var top: Destination? { readPath().last.map { screens[$0] } ?? root }
    /// How the level is shown; nil for the ground.
    package var style: ModalStyle? { store.level(face).style }
    /// Whether ``goBack()`` leads anywhere: something is pushed, or the level is a modal.
    public var canGoBack: Bool { !readPath().isEmpty || (level > 0 && isAttached) }
    /// Whether a destination is on this level: its root, or in its path.
    public func contains(_ destination: Destination) -> Bool {
        root == destination || readPath().contains { screens[$0] == destination }
    }

    /// The sheet over this level. Setting nil is the framework's way to say that the user dismissed it.
    public var presentedSheet: Destination? {
        get { presented(.sheet) }
        set { setPresented(.sheet, newValue) }
    }
    /// The full-screen cover over this level. Setting nil is the framework's way to say that the user dismissed it.
    public var presentedFullScreen: Destination? {
        get { presented(.fullScreen) }
        set { setPresented(.fullScreen, newValue) }
    }
    private func presented(_ style: ModalStyle) -> Destination? {
        face.read(.modal)
        guard let above = store.above(face), store.level(above).style == style else { return nil }
        return store.level(above).root.map { screens[$0] }
    }
    private func setPresented(_ style: ModalStyle, _ destination: Destination?) {
        if let destination {
            store.perform(.present(screens.add(destination), as: style), at: face, .gesture)
        } else if let above = store.above(face), store.level(above).style == style {
            store.userDidDismiss(above)
        }
    }
    /// The ids of the level's branches, and the one that is shown.
    package var branches: (ids: [String], selected: String) {
        face.read(.branches)
        let level = store.level(face)
        return (level.branches.map(\.id), level.branch.id)
    }
    /// The stack of a branch, also of one that is not shown; empty for an id that does not exist. For a branch that is
    /// not shown, only the branches are observed: a push elsewhere does not count.
    public func path(of branch: String) -> [Destination] {
        face.read(.branches)
        let level = store.level(face)
        if level.branch.id == branch { return path }
        return level.branches.first { $0.id == branch }?.path.map { screens[$0] } ?? []
    }

    // MARK: the tree
    /// 0 on the ground, one more in each modal.
    public var level: Int { face.index }
    /// The router of the modal over this level.
    public var child: Router? {
        face.read(.modal)
        return store.above(face).map(router)
    }
    /// The router of the level below.
    package var parent: Router? { store.below(face).map(router) }
    /// The router of the top level.
    public var active: Router { child?.active ?? self }
    /// Whether no modal covers this level, and it is still there.
    public var isActive: Bool {
        face.read(.modal)
        return face.isAttached && store.above(face) == nil
    }
    /// False from the moment the modal of this router is gone. What it is asked then ends as detached.
    package var isAttached: Bool { face.isAttached }

    /// The whole state, from the ground up, whichever router is asked. Reading it observes everything, and costs a copy.
    public var state: NavigationState<Destination> {
        for face in store.faces { face.read(.all) }
        return screens.state(store.state)
    }
    /// The last transitions, the oldest first; at most 200.
    public var records: [TransitionRecord<Destination>] { store.journal.records.map(screens.record) }
    /// The state before a transition; nil once its record is no longer kept.
    public func state(before record: TransitionRecord<Destination>) -> NavigationState<Destination>? {
        store.journal.records.first { $0.number == record.number }.map { screens.state($0.before) }
    }
}
