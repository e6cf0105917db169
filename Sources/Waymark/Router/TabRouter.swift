import Observation

/// Tabs on a router: each tab keeps its stack, a second tap pops to its root, and links choose their tab. Tabs are
/// branches of the ground level, so one transition can switch the tab, push and present.
///
/// ```swift
/// let tabs = TabRouter<AppTab, Route> { route in
///     if case .result = route { .search } else { nil }       // the tab in which it lives
/// } root: { tab in
///     tab == .home ? .home : .search
/// }
/// tabs.navigate(to: .result(id: 4), in: .search)      // one transition
/// ```
/// Tabs needn't be the cases of an enum:
/// ```swift
/// struct Library: Identifiable, Hashable, Sendable { let id: String; let name: String }
/// let tabs = TabRouter<Library, Route>(tabs: libraries) { .library($0.id) }
/// ```
@MainActor public struct TabRouter<Tab: Identifiable<String> & Hashable & Sendable, Destination: Navigation> {
    /// The router: pushes go to the selected tab, and modals cover all tabs.
    public let router: Router<Destination>
    /// The tabs in order, including the hidden ones.
    public let tabs: [Tab]
    private let hidden = HiddenTabs()

    /// Creates tabs, on a router of their own or on an existing one.
    ///
    /// - Parameters:
    ///   - router: The router to add the tabs to, such as a ``NavigationCoordinator``; nil to create one.
    ///   - tabs: The tabs, in order.
    ///   - selected: The tab selected at first; by default the first one, or on an existing router the one with the id
    ///     of its selected branch.
    ///   - home: Returns the tab in which a destination lives; nil for one that opens where it is asked for. A link
    ///     opens in the tab of its top destination or, if that has none, of the next one below. An
    ///     ``OutgoingNavigation`` that is redirected to a destination is pushed in the tab of that destination, unless
    ///     ``Router/result(of:as:)`` asks for it; a modal stays where it is asked for.
    ///   - root: Returns the root of a tab; nil if the host has its own first screen there.
    /// - Precondition: There is at least one tab, the ids are unique, and the selected tab is one of the tabs.
    public init(
        _ router: Router<Destination>? = nil, tabs: [Tab], selected: Tab? = nil,
        home: (@MainActor (Destination) -> Tab?)? = nil, root: @escaping @MainActor (Tab) -> Destination?
    ) {
        precondition(!tabs.isEmpty, "the list of tabs is empty")
        for (index, tab) in tabs.enumerated() {
            precondition(!tabs[..<index].contains { $0.id == tab.id }, "two tabs have the id '\(tab.id)'")
        }
        precondition(selected.map(tabs.contains) ?? true, "the selected tab isn't one of the tabs")
        self.tabs = tabs
        let branches = tabs.map { NavigationBranch(id: $0.id, root: root($0)) }
        self.router = router ?? Router(NavigationState(branches: branches, selection: selected?.id))
        router?.setBranches(branches, selection: selected?.id)
        if let home { self.router.setHome { home($0)?.id } }
    }

    // MARK: hidden tabs
    /// The tabs to show in a tab bar: all but the hidden ones.
    public var visible: [Tab] { tabs.filter { !isHidden($0) } }
    package func isHidden(_ tab: Tab) -> Bool { hidden.ids.contains(tab.id) }
    /// Hides these tabs and shows all others: the set replaces the earlier one. A hidden tab keeps its stack and can't
    /// be selected; selecting one fails with ``NavigationFailure/unselectableBranch(_:)``. If the selected tab becomes
    /// hidden, or restored state selects a hidden one, the next selectable tab is selected or, if none follows, the
    /// closest one before it. Modals stay.
    ///
    /// If no other tab remains, nothing changes, and ``Router/failureHandler`` gets
    /// ``NavigationFailure/noVisibleTab``. The shown screens are checked again, as by ``Router/recheck()``; the
    /// selection moves at once or, while the app boots or is locked, once that ends.
    public func setHidden(_ tabs: Set<Tab>) {
        let ids = Set(tabs.map(\.id))
        let store = router.store
        guard store.state.ground.branches.contains(where: { !ids.contains($0.id) }) else {
            return store.faults.report(.noVisibleTab)
        }
        // a view that hides the same tabs again while it is drawn must not be drawn again
        if hidden.ids != ids { hidden.ids = ids }
        store.rules.isUnselectable = ids.isEmpty ? nil : { [hidden] in hidden.ids.contains($0) }
        router.recheck()
    }

    /// The selected tab. Reading it doesn't observe pushes.
    public var selected: Tab { tabs.first { $0.id == router.branches.selected } ?? tabs[0] }
    /// Returns the stack of a tab, selected or not.
    public func path(of tab: Tab) -> [Destination] { router.path(of: tab.id) }

    /// Selects a tab, which keeps its stack. Fails with ``NavigationFailure/unselectableBranch(_:)`` for a hidden
    /// one.
    @discardableResult public func select(_ tab: Tab) -> NavigationHandle { router.perform(.select(branch: tab.id)) }
    /// Does what a tap on a tab does: selects another tab, or pops the selected one to its root. Containers do the same
    /// for a tap, so tests need no view.
    ///
    /// Every call counts as a tap, whereas a container's report is ignored if it repeats the last one within 300 ms.
    @discardableResult public func tap(_ tab: Tab) -> NavigationHandle {
        router.store.tap(branch: tab.id, at: router.store.ground)
    }
    /// Shows a destination in a tab, in one transition that also dismisses all modals. If it is the tab's root, the tab
    /// pops to it instead of pushing.
    @discardableResult public func navigate(to destination: Destination, in tab: Tab) -> NavigationHandle {
        let isRoot = router.isRoot(destination, of: tab.id)
        let show: NavigationAction<Destination> = isRoot ? .setRoot(destination) : .navigate(destination)
        return router.perform(.sequence([.dismissAll, .select(branch: tab.id), show]))
    }
}

extension TabRouter where Tab: CaseIterable {
    /// Creates a tab for each case. See ``init(_:tabs:selected:home:root:)``.
    ///
    /// - Precondition: There is at least one case.
    public init(
        _ router: Router<Destination>? = nil, selected: Tab? = nil,
        home: (@MainActor (Destination) -> Tab?)? = nil, root: @escaping @MainActor (Tab) -> Destination?
    ) { self.init(router, tabs: Array(Tab.allCases), selected: selected, home: home, root: root) }
}

@MainActor @Observable private final class HiddenTabs { var ids: Set<String> = [] }

extension Router {
    /// Replaces the ground level's branches. Those with the ids of earlier ones keep their stacks.
    fileprivate func setBranches(_ branches: [NavigationBranch<Destination>], selection: String?) {
        let declared = branches.map { $0.map(screens.screen(for:)) }
        let rules = store.rules
        let request = Request(.replace(ScreenTree()), at: store.ground, .code)
        // during another transition, the tabs are made from the state that it leads to
        request.makeAction = { state in
            rules.declareRoots(of: ScreenTree(branches: declared))
            return .replace(state.with(branches: declared.map(\.id), selection: selection))
        }
        request.onEnd = { [weak store] outcome in
            guard outcome == .committed || outcome == .duplicate else { return }
            store?.findOut(about: declared.compactMap(\.root))
        }
        store.perform(request)
    }
    /// Returns true if a destination, after redirects, is the root of a branch.
    fileprivate func isRoot(_ destination: Destination, of branch: String) -> Bool {
        let root = store.state.ground.branches.first { $0.id == branch }?.root
        return root.map { store.rules.redirected(screens.screen(for: destination)).matches($0) } ?? false
    }
}

extension ScreenTree {
    /// Returns this state with the ground's branches replaced by one for each of `ids`. A branch whose id exists
    /// already keeps its stack; the pipeline adds the declared roots that may be shown.
    ///
    /// - Parameter selection: The id of the branch to select; nil for the one that is selected now. If there is no such
    ///   branch, selects the first one and removes the modals.
    func with(branches ids: [String], selection: String?) -> ScreenTree {
        let branches = ids.map { id in self.ground.branches.first { $0.id == id } ?? NavigationBranch<Screen>(id: id) }
        let index = branches.firstIndex { $0.id == selection ?? self.ground.branch.id }
        let ground = ScreenTree.Level(style: nil, branches: branches, selection: index ?? 0)
        return ScreenTree(levels: [ground] + (index == nil ? [] : levels.dropFirst()))
    }
}

extension NavigationStore {
    /// Asks the guards that can't answer at once about declared roots, and shows the roots that they allow.
    fileprivate func findOut(about roots: [Screen]) {
        let isToFindOut = roots.contains { if case .later = pipeline.answer(on: $0) { true } else { false } }
        guard isToFindOut else { return }
        let request = Request(.replace(state), at: ground, .restoration, kind: .restore)
        request.makeAction = { .replace($0) }
        perform(request)
    }
}

/// The tabs of an app as an enum. Each tab has its own stack; its raw value is its id in saved state.
///
/// ```swift
/// enum AppTab: String, NavigationTab { case home, search, profile }
/// ```
/// Tabs that are known only at run time, such as a user's libraries, are values of any `Identifiable` type with a
/// `String` as its id: see ``TabRouter``.
public protocol NavigationTab: RawRepresentable<String>, CaseIterable, Identifiable, Hashable, Sendable {}

extension NavigationTab {
    public var id: String { rawValue }
}
