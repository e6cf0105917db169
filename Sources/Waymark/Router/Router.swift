public import Observation

/// An observable level of navigation: its path, the modal it presents, and that modal's router. The routers of all
/// levels share one state, and each of them keeps it alive.
///
/// ```swift
/// let router = Router<Route>()
/// router.navigate(to: .profile(userID: "ana"))
/// router.child?.navigate(to: .about)          // inside the sheet that is open
/// router.perform(.sequence([.dismissModal, .popToRoot, .push(.home)]))   // one transition
/// ```
@MainActor public final class Router<Destination: Navigation>: Observable {
    let store: NavigationStore
    let screens: TypedScreens<Destination>
    let routerLevel: RouterLevel

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
        store.rules.linked = { [screens] in screens.linked($0, to: $1, by: screens.links) }
        hideOutgoing()
    }
    init(_ store: NavigationStore, _ screens: TypedScreens<Destination>, _ routerLevel: RouterLevel) {
        self.store = store
        self.screens = screens
        self.routerLevel = routerLevel
        routerLevel.attach(self)
    }
    func router(of routerLevel: RouterLevel) -> Router {
        if let router = routerLevel.router as? Router { return router }
        return Router(store, screens, routerLevel)
    }

    // MARK: the level
    /// The stack above the root, for bindings: setting it counts as the user's gesture. From code, use
    /// ``setPath(_:animated:)``. Reading it doesn't observe modals.
    public var path: [Destination] {
        get { screens.values(of: levelPath) }
        set { store.userDidSet(path: newValue.map { screens.screen(for: $0) }, at: routerLevel) }
    }
    private var levelPath: [Screen] {
        routerLevel.track(.path)
        return store.content(of: routerLevel).path
    }
    /// The root of the level; nil on the ground level if the host has its own first screen, or while a guard denies the
    /// root.
    public var root: Destination? {
        routerLevel.track(.branches)
        return store.content(of: routerLevel).root.map { screens[$0] }
    }
    /// The visible destination of this level: the top of the path, or the root; nil if there is neither.
    public var top: Destination? { levelPath.last.map { screens[$0] } ?? root }

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
        store.modal(style, over: routerLevel).flatMap { store.content(of: $0).root }.map { screens[$0] }
    }
    private func setPresented(_ style: ModalStyle, _ destination: Destination?) {
        if let destination {
            store.perform(.present(screens.screen(for: destination), as: style.type), at: routerLevel, .gesture)
        } else if let modal = store.modal(style, over: routerLevel) {
            store.dismiss(modal, .gesture)
        }
    }
    package var branches: (ids: [String], selected: String) {
        routerLevel.track(.branches)
        let level = store.content(of: routerLevel)
        return (level.branches.map(\.id), level.branch.id)
    }
    /// Returns the stack of a branch; empty for an unknown id. Observes pushes only for the selected branch.
    package func path(of branch: String) -> [Destination] {
        routerLevel.track(.branches)
        let level = store.content(of: routerLevel)
        if level.branch.id == branch { return path }
        return level.branches.first { $0.id == branch }?.path.map { screens[$0] } ?? []
    }

    // MARK: the tree
    /// The depth of the level: 0 for the ground level, and one more for each modal.
    public var level: Int { routerLevel.index }
    /// The router of the modal over this level; nil if there is none.
    public var child: Router? {
        routerLevel.track(.modal)
        return store.above(routerLevel).map(router)
    }
    /// The router of the level below; nil on the ground level, and once this modal has been dismissed.
    public var parent: Router? { store.below(routerLevel).map(router) }
    /// The router of the top level; this router itself once its modal has been dismissed.
    public var active: Router { child?.active ?? self }
    /// A Boolean value that indicates whether this is the top level: it is still open, and no modal is over it.
    public var isActive: Bool {
        routerLevel.track(.modal)
        return routerLevel.isOpen && store.above(routerLevel) == nil
    }

    /// The state of all levels, the same on the router of any level. Reading it copies the state and observes every
    /// change.
    public var state: NavigationState<Destination> {
        for routerLevel in store.routerLevels { routerLevel.track(.all) }
        return screens.state(store.state)
    }
    /// The records of the last transitions, at most 200, oldest first, followed by those of transitions that wait. They
    /// outlast a log-out, and hold destinations.
    public var records: [TransitionRecord<Destination>] { endedRecords + store.openRecords.map(screens.record) }
    package var endedRecords: [TransitionRecord<Destination>] { store.journal.latest.map(screens.record) }
}

extension Router: Identifiable {
    /// The identity of the level. Each modal has its own, even one that is presented again.
    public nonisolated var id: ObjectIdentifier { ObjectIdentifier(routerLevel) }
}
