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
    let openLevel: OpenLevel

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
    init(_ store: NavigationStore, _ screens: TypedScreens<Destination>, _ openLevel: OpenLevel) {
        self.store = store
        self.screens = screens
        self.openLevel = openLevel
        openLevel.attach(self)
    }
    func router(of openLevel: OpenLevel) -> Router {
        if let router = openLevel.router as? Router { return router }
        return Router(store, screens, openLevel)
    }

    // MARK: the level
    /// The stack above the root, for bindings: setting it counts as the user's gesture. From code, use
    /// ``setPath(_:animated:)``. Reading it doesn't observe modals.
    public var path: [Destination] {
        get { screens.values(of: levelPath) }
        set { store.userDidSet(path: newValue.map { screens.screen(for: $0) }, at: openLevel) }
    }
    private var levelPath: [Screen] {
        openLevel.access(.path)
        return store.content(of: openLevel).path
    }
    /// The root of the level; nil on the ground level if the host has its own first screen, or while a guard denies the
    /// root.
    public var root: Destination? {
        openLevel.access(.branches)
        return store.content(of: openLevel).root.map { screens[$0] }
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
        store.modal(style, over: openLevel).flatMap { store.content(of: $0).root }.map { screens[$0] }
    }
    private func setPresented(_ style: ModalStyle, _ destination: Destination?) {
        if let destination {
            store.perform(.present(screens.screen(for: destination), as: style.type), at: openLevel, .gesture)
        } else if let modal = store.modal(style, over: openLevel) {
            store.dismiss(modal, .gesture)
        }
    }
    package var branches: (ids: [String], selected: String) {
        openLevel.access(.branches)
        let level = store.content(of: openLevel)
        return (level.branches.map(\.id), level.branch.id)
    }
    /// Returns the stack of a branch; empty for an unknown id. Observes pushes only for the selected branch.
    package func path(of branch: String) -> [Destination] {
        openLevel.access(.branches)
        let level = store.content(of: openLevel)
        if level.branch.id == branch { return path }
        return level.branches.first { $0.id == branch }?.path.map { screens[$0] } ?? []
    }

    // MARK: the tree
    /// The depth of the level: 0 for the ground level, and one more for each modal.
    public var level: Int { openLevel.index }
    /// The router of the modal over this level; nil if there is none.
    public var child: Router? {
        openLevel.access(.modal)
        return store.above(openLevel).map(router)
    }
    /// The router of the level below; nil on the ground level, and once this modal has been dismissed.
    public var parent: Router? { store.below(openLevel).map(router) }
    /// The router of the top level; this router itself once its modal has been dismissed.
    public var active: Router { child?.active ?? self }
    /// A Boolean value that indicates whether this is the top level: it is still open, and no modal is over it.
    public var isActive: Bool {
        openLevel.access(.modal)
        return openLevel.isOpen && store.above(openLevel) == nil
    }

    /// The state of all levels, the same on the router of any level. Reading it copies the state and observes every
    /// change.
    public var state: NavigationState<Destination> {
        for openLevel in store.openLevels { openLevel.access(.all) }
        return screens.state(store.state)
    }
    /// The records of the last transitions, at most 200, oldest first, followed by those of transitions that wait.
    public var records: [TransitionRecord<Destination>] { endedRecords + store.openRecords.map(screens.record) }
    package var endedRecords: [TransitionRecord<Destination>] {
        store.journal.records.suffix(NavigationLimits.records).map(screens.record)
    }
}

extension Router: Identifiable {
    /// The identity of the level. Each modal has its own, even one that is presented again.
    public nonisolated var id: ObjectIdentifier { ObjectIdentifier(openLevel) }
}
