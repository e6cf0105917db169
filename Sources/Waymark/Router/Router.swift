public import Observation

/// The observable owner of a level: its path, what it presents, and the router of the modal above it (M2).
///
/// The router of the ground level is the authority; a modal's router is a face of its level and hands on what it is
/// asked. Each modal has one, with or without a view. A push and a pop without rules cost about as much as changing an
/// observed array.
///
/// ```swift
/// let router = Router<Route>()
/// router.navigate(to: .profile(userID: "ana"))
/// router.child?.navigate(to: .about)          // inside of the sheet that is open
/// router.perform(.sequence([.dismiss(), .popToRoot, .push(.home)]))   // one transition
/// ```
@MainActor public final class Router<Destination: Navigation>: Observable {
    @usableFromInline let core: NavigationCore<Destination>
    @usableFromInline let box: LevelBox<Destination>

    /// A router of its own state.
    public convenience init(root: Destination? = nil, path: [Destination] = []) {
        self.init(NavigationState(root: root, path: path))
    }
    /// A router of a whole state.
    public convenience init(_ state: NavigationState<Destination>) {
        let core = NavigationCore(state, isRenderOnly: false)
        self.init(core, core.ground)
    }
    /// A router that shows a state and never changes it: for pages, pictures and previews. What is navigated inside of
    /// `capture(_:)` is found out and not done; anything else does nothing.
    public static func rendering(_ state: NavigationState<Destination>) -> Router {
        let core = NavigationCore(state, isRenderOnly: true)
        return Router(core, core.ground)
    }
    init(_ core: NavigationCore<Destination>, _ box: LevelBox<Destination>) {
        self.core = core
        self.box = box
        box.router = self
    }

    // MARK: the level
    /// The stack above the root. Reading it does not observe modals. Setting it is the host's way in (A4): a back
    /// swipe, a link of the framework.
    public var path: [Destination] {
        get {
            box.readPath()
            return box.path
        }
        set { core.perform(.setPath(newValue), at: box, .host) }
    }
    /// The root of the level; nil on the ground: the host's own first screen.
    public var root: Destination? {
        box.readBranches()
        return box.root
    }
    /// What the user sees of this level: the top of the path, or the root.
    public var top: Destination? { path.last ?? root }
    /// The sheet over this level. Setting nil is the host's way to say that the user dismissed it.
    public var presentedSheet: Destination? {
        get { presented(.sheet) }
        set { setPresented(.sheet, newValue) }
    }
    /// The full-screen cover over this level. Setting nil is the host's way to say that the user dismissed it.
    public var presentedFullScreen: Destination? {
        get { presented(.fullScreen) }
        set { setPresented(.fullScreen, newValue) }
    }
    private func presented(_ style: ModalStyle) -> Destination? {
        box.readModal()
        guard let above = box.next, above.style == style else { return nil }
        return above.root
    }
    private func setPresented(_ style: ModalStyle, _ destination: Destination?) {
        if let destination {
            core.perform(.present(destination, as: style), at: box, .host)
        } else if box.next?.style == style {
            core.perform(.dismiss(.user), at: box, .host)
        }
    }
    /// The ids of the level's branches, and the one that is shown.
    public var branches: (ids: [String], selected: String) {
        box.readBranches()
        return box.branchIDs
    }

    /// The stack of a branch, also of one that is not shown; empty for an id that is none.
    public func path(of branch: String) -> [Destination] { box.readPath(of: branch) }

    // MARK: the tree
    /// 0 on the ground, one more in each modal.
    public var level: Int { box.index }
    /// The router of the modal over this level.
    public var child: Router? {
        box.readModal()
        return box.next.map(core.face)
    }
    /// The router of the level below.
    public var parent: Router? { core.below(box).map(core.face) }
    /// The router of the top level.
    public var active: Router { child?.active ?? self }
    /// Whether no modal covers this level, and it is still there.
    public var isActive: Bool {
        box.readModal()
        return box.isAttached && box.next == nil
    }
    /// False from the moment in which the modal of this router is gone. What it is asked then ends as detached.
    public var isAttached: Bool { box.isAttached }

    /// The whole state, from the ground up, whichever router is asked. Reading it observes everything.
    public var state: NavigationState<Destination> {
        core.readAll()
        return core.state
    }
    /// The last transitions, the oldest first; at most ``NavigationLimits/records`` (L1).
    public var records: [TransitionRecord<Destination>] { core.records.elements }
}
