public import Observation

/// An observable level of navigation: its path, the modal it presents, and that modal's router. The routers of all
/// levels share one state, and each of them keeps it alive.
///
/// ```swift
/// let router = Router<Route>()
/// router.navigate(to: .profile(userID: "ana"))
/// router.child?.navigate(to: .about)          // inside the sheet that is open
/// router.perform(.sequence([.dismissModal(), .popToRoot, .push(.home)]))   // one transition
/// ```
@MainActor public final class Router<Destination: Navigation>: Observable {
    let store: NavigationStore
    /// The object for weak references to the store. Only routers retain it.
    let anchor: StoreAnchor
    let screens: TypedScreens<Destination>
    let face: LevelFace

    /// Creates a router.
    ///
    /// - Parameters:
    ///   - root: The first screen; nil if the host has its own. If a guard denies it, it is hidden until it is allowed.
    ///   - path: The screens pushed on it.
    ///   - links: The links to its destinations; nil for none.
    public convenience init(
        root: Destination? = nil, path: [Destination] = [], links: LinkTable<Destination>? = nil
    ) {
        self.init(NavigationState(root: root, path: path), links: links)
    }
    /// Creates a router that starts with a whole state. `links` are the links to its destinations; nil for none.
    public convenience init(_ state: NavigationState<Destination>, links: LinkTable<Destination>? = nil) {
        let screens = TypedScreens<Destination>()
        screens.links = links
        let store = NavigationStore(screens.screens(of: state))
        store.rules.declareRoots(of: store.state)
        self.init(store, screens, store.ground)
        store.rules.setLinked { [screens] in screens.linked($0, to: $1, by: screens.links) }
        hideOutgoing()
    }
    init(_ store: NavigationStore, _ screens: TypedScreens<Destination>, _ face: LevelFace) {
        self.store = store
        anchor = store.anchored()
        self.screens = screens
        self.face = face
        face.attach(self)
    }
    func router(of face: LevelFace) -> Router {
        if let router = face.router as? Router { return router }
        return Router(store, screens, face)
    }

    // MARK: the level
    /// The stack above the root, for bindings: setting it counts as the user's gesture. From code, use
    /// ``setPath(_:animated:)``. Reading it doesn't observe modals.
    public var path: [Destination] {
        get { screens.values(of: levelPath) }
        set { store.userDidSet(path: newValue.map { screens.add($0) }, at: face) }
    }
    private var levelPath: [Screen] {
        face.read(.path)
        return store.level(face).path
    }
    /// The root of the level; nil on the ground level if the host has its own first screen, or while a guard denies the
    /// root.
    public var root: Destination? {
        face.read(.branches)
        return store.level(face).root.map { screens[$0] }
    }
    /// The visible destination of this level: the top of the path, or the root; nil if there is neither.
    public var top: Destination? { levelPath.last.map { screens[$0] } ?? root }
    /// A Boolean value that indicates whether ``goBack()`` has an effect: something is pushed, or the level is a modal.
    /// False once the modal has been dismissed.
    public var canGoBack: Bool { (!levelPath.isEmpty || level > 0) && face.isAttached }
    /// Returns true if a destination is in this level's selected branch, as its root or in its path.
    public func contains(_ destination: Destination) -> Bool {
        root == destination || levelPath.last { screens[$0] == destination } != nil
    }

    /// The sheet over this level, for bindings; nil if there is none. Setting it counts as the user's gesture. From
    /// code, use ``Routing/present(_:as:)``.
    public var presentingSheet: Destination? {
        get { presented(.sheet) }
        set { setPresented(.sheet, newValue) }
    }
    /// The full-screen cover over this level, for bindings; nil if there is none. Setting it counts as the user's
    /// gesture. From code, use ``Routing/present(_:as:)``.
    public var presentingFullScreen: Destination? {
        get { presented(.fullScreen) }
        set { setPresented(.fullScreen, newValue) }
    }
    private func presented(_ style: ModalStyle) -> Destination? {
        store.modal(style, over: face).flatMap { store.level($0).root }.map { screens[$0] }
    }
    private func setPresented(_ style: ModalStyle, _ destination: Destination?) {
        if let destination {
            store.perform(.present(screens.add(destination), as: style), at: face, .gesture)
        } else if let modal = store.modal(style, over: face) {
            store.dismiss(modal, .user, .gesture)
        }
    }
    package var branches: (ids: [String], selected: String) {
        face.read(.branches)
        let level = store.level(face)
        return (level.branches.map(\.id), level.branch.id)
    }
    /// Returns the stack of a branch; empty for an unknown id. Observes pushes only for the selected branch.
    public func path(of branch: String) -> [Destination] {
        face.read(.branches)
        let level = store.level(face)
        if level.branch.id == branch { return path }
        return level.branches.first { $0.id == branch }?.path.map { screens[$0] } ?? []
    }

    /// Returns the object of type `Model` that all screens of this level share, such as the model of a wizard in a
    /// sheet. The object is created on the first call, and freed when the modal is dismissed, after which each call
    /// creates another; the ground level keeps it as long as the router.
    ///
    /// ```swift
    /// let order = router.shared { Order() }       // the same one on every screen of the sheet
    /// ```
    public func shared<Model: AnyObject>(_ make: () -> Model) -> Model { face.shared(make) }

    // MARK: the tree
    /// The depth of the level: 0 for the ground level, and one more for each modal.
    public var level: Int { face.index }
    /// The router of the modal over this level; nil if there is none.
    public var child: Router? {
        face.read(.modal)
        return store.above(face).map(router)
    }
    /// The router of the level below; nil on the ground level, and once this modal has been dismissed.
    public var parent: Router? { store.below(face).map(router) }
    /// The router of the top level; this router itself once its modal has been dismissed.
    public var active: Router { child?.active ?? self }
    /// A Boolean value that indicates whether this is the top level: it is still open, and no modal is over it.
    public var isActive: Bool {
        face.read(.modal)
        return face.isAttached && store.above(face) == nil
    }

    /// The state of all levels, the same on the router of any level. Reading it copies the state and observes every
    /// change.
    public var state: NavigationState<Destination> {
        for face in store.faces { face.read(.all) }
        return screens.state(store.state)
    }
    /// The records of the last transitions, at most 200, oldest first, followed by those of transitions that wait.
    public var records: [TransitionRecord<Destination>] { endedRecords + store.openRecords.map(screens.record) }
    package var endedRecords: [TransitionRecord<Destination>] { store.journal.records.map(screens.record) }
    /// Returns the state before a transition; nil if its record has been discarded, or the transition still waits.
    public func state(before record: TransitionRecord<Destination>) -> NavigationState<Destination>? {
        store.journal.records.first { $0.number == record.number }.map { screens.state($0.before) }
    }
}

extension Router: Identifiable {
    /// The identity of the level. Each modal has its own, even one that is presented again.
    public nonisolated var id: ObjectIdentifier { ObjectIdentifier(face) }
}
