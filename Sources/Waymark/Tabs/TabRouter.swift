/// Tabs over a router: each tab keeps its stack, a second tap pops to its root, links choose their tab.
///
/// The tabs are branches of the router's ground level, so that one transition may switch the tab, push and present.
///
/// ```swift
/// let tabs = TabRouter<AppTab, Route> { route in
///     if case .result = route { .search } else { nil }       // where a link to it lands
/// } root: { tab in
///     tab == .home ? .home : .search
/// }
/// tabs.select(.search)
/// tabs.navigate(to: .result(id: 4), in: .search)      // one transition
/// ```
@MainActor public struct TabRouter<Tab: NavigationTab, Destination: Navigation> {
    /// What shows the destinations: pushes go to the tab that is shown, modals lie over all of them.
    public let router: Router<Destination>
    private let root: @MainActor (Tab) -> Destination?

    /// - Parameters:
    ///   - router: Whose ground the tabs are from now on, for instance a ``NavigationCoordinator``; nil for a new one.
    ///   - tabs: The tabs, in their order; all of them unless it says otherwise.
    ///   - selected: The tab that is shown first; nil for the first one.
    ///   - tab: Where a destination belongs when a link leads to it; nil for the tab that is shown.
    ///   - root: What each tab starts with; nil for the host's own screen.
    /// - Precondition: At least one tab.
    public init(
        _ router: Router<Destination>? = nil, tabs: [Tab] = Array(Tab.allCases), selected: Tab? = nil,
        tab: (@MainActor (Destination) -> Tab?)? = nil, root: @escaping @MainActor (Tab) -> Destination?
    ) {
        self.root = root
        let branches = tabs.map { NavigationBranch(id: $0.rawValue, root: root($0)) }
        self.router = router ?? Router(NavigationState(branches: branches, selection: selected?.rawValue))
        router?.setBranches(branches, selection: selected?.rawValue)
        if let tab { self.router.landLinks { tab($0)?.rawValue } }
    }

    /// The tabs that there are, in their order.
    public var tabs: [Tab] { router.branches.ids.compactMap(Tab.init) }
    /// Changes which tabs there are, in one transition. Those that stay keep their stacks. Where the one that is shown
    /// goes, the first is shown, without the modals that lay over it.
    ///
    /// - Precondition: At least one tab.
    @discardableResult public func setTabs(_ tabs: [Tab]) -> NavigationHandle {
        router.setBranches(tabs.map { NavigationBranch(id: $0.rawValue, root: root($0)) })
    }

    /// The tab that is shown. Reading it observes the tabs, and not what is pushed on the one that is shown.
    public var selected: Tab {
        Tab(rawValue: router.branches.selected) ?? Tab.allCases.first!
    }
    /// The stack of a tab, also of one that is not shown.
    public func path(of tab: Tab) -> [Destination] { router.path(of: tab.rawValue) }

    /// Shows a tab, with the stack that it had.
    @discardableResult public func select(_ tab: Tab) -> NavigationHandle { router.select(branch: tab.rawValue) }
    /// What a tap on a tab does: shows it; if it is shown already, pops to its root.
    @discardableResult package func userDidSelect(_ tab: Tab) -> NavigationHandle {
        router.userDidSelect(branch: tab.rawValue)
    }
    /// Shows a destination in a tab, in one transition. What the tab stands on is not pushed again: the tab pops to it.
    @discardableResult public func navigate(to destination: Destination, in tab: Tab) -> NavigationHandle {
        let isRoot = router.isRoot(destination, of: tab.rawValue)
        let show: NavigationAction<Destination> = isRoot ? .setRoot(destination) : .navigate(destination)
        return router.perform(.sequence([.dismissAll(), .select(branch: tab.rawValue), show]))
    }
}

extension Router {
    /// Gives the ground other branches; those that are there already stay as they are.
    @discardableResult fileprivate func setBranches(
        _ branches: [NavigationBranch<Destination>], selection: String? = nil
    ) -> NavigationHandle {
        precondition(!branches.isEmpty, "tabs need at least one")
        let (old, ground) = (store.state, store.state[0])
        let declared = branches.map { $0.map(screens.add) }
        // the pipeline adds the declared roots that may be shown
        let kept = declared.map { branch in
            ground.branches.first { $0.id == branch.id } ?? ScreenBranch(id: branch.id)
        }
        let index = kept.firstIndex { $0.id == selection ?? ground.branchID }
        var state = ScreenState(ground: ScreenLevel(style: nil, branches: kept, selection: index ?? 0))
        if index != nil { for level in old.levels.dropFirst() { state.append(level) } }
        store.rules.roots = Dictionary(uniqueKeysWithValues: declared.map { ($0.id, $0.root) }).compactMapValues { $0 }
        let handle = store.perform(.replace(state), at: store.ground, .code)
        let isToFindOut = declared.contains { branch in
            guard let root = branch.root, case .later = store.pipeline.answer(on: root) else { return false }
            return true
        }
        if isToFindOut { store.perform(.replace(store.state), at: store.ground, .restoration, kind: .restore) }
        return handle
    }
    /// Whether a branch of the ground stands on a destination, or on what the redirects make of it.
    fileprivate func isRoot(_ destination: Destination, of branch: String) -> Bool {
        var walk = RedirectWalk(screens, store.rules)
        guard let root = store.state[0].branches.first(where: { $0.id == branch })?.root,
            let shown = try? walk.follow(screens.add(destination))
        else { return false }
        return screens[shown] == screens[root]
    }
}
