/// Tabs over a router: each tab keeps its stack, a second tap pops to its root, links choose their tab.
///
/// The tabs are branches of the router's ground level, so that one transition may switch the tab, push and present.
///
/// ```swift
/// let tabs = TabRouter<AppTab, Route>(roots: { $0 == .home ? .home : .search }) { route in
///     if case .result = route { .search } else { nil }
/// }
/// tabs.select(.search)
/// tabs.navigate(to: .result(id: 4), in: .search)      // one transition
/// ```
@MainActor public struct TabRouter<Tab: NavigationTab, Destination: Navigation> {
    /// What shows the destinations: pushes go to the tab that is shown, modals lie over all of them.
    public let router: Router<Destination>

    /// - Parameters:
    ///   - roots: What each tab starts with; nil for the host's own screen.
    ///   - selected: The tab that is shown first; nil for the first one.
    ///   - arrival: What a link does with what is open.
    ///   - tab: Where a destination belongs when a link leads to it; nil for the tab that is shown.
    /// - Precondition: At least one tab.
    public init(
        roots: (Tab) -> Destination?, selected: Tab? = nil, arrival: LinkArrival = .replacing,
        tab: (@MainActor (Destination) -> Tab?)? = nil
    ) {
        let branches = Tab.allCases.map { NavigationBranch<Destination>(id: $0.rawValue, root: roots($0)) }
        router = Router(NavigationState(branches: branches, selection: selected?.rawValue))
        var branch: (@MainActor (Destination) -> String?)?
        if let tab { branch = { tab($0)?.rawValue } }
        router.linkArrival = arrival
        router.landLinks(in: branch)
    }

    /// The tab that is shown. Reading it observes the tabs, and not what is pushed on the one that is shown.
    public var selected: Tab {
        let id = router.branches.selected
        return Tab.allCases.first { $0.rawValue == id } ?? Tab.allCases.first!
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
    /// Whether a branch of the ground stands on a destination, or on what the redirects make of it.
    fileprivate func isRoot(_ destination: Destination, of branch: String) -> Bool {
        var walk = RedirectWalk(screens, store.rules)
        guard let root = store.state[0].branches.first(where: { $0.id == branch })?.root,
            let shown = try? walk.follow(screens.add(destination))
        else { return false }
        return screens[shown] == screens[root]
    }
}
