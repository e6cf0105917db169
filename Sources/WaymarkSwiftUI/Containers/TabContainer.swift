#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// Shows a tab router: each tab has a stack, a second tap on a tab pops to its root, and modals lie over all tabs.
///
/// ```swift
/// TabContainer(tabs) { route in
///     screen(for: route)
/// } label: { tab in
///     Text(tab.rawValue.capitalized)
/// }
/// ```
public struct TabContainer<Tab: NavigationTab, Destination: Navigation, Screen: View, Root: View, Label: View>: View {
    private let tabs: TabRouter<Tab, Destination>
    private let label: (Tab) -> Label
    private let root: (Tab) -> Root
    private var screens: LevelScreens<Destination, Screen>

    /// Creates tabs whose screens are made with the router of their level.
    ///
    /// - Parameters:
    ///   - tabs: The tabs.
    ///   - screen: The screen of each destination, made with the router of its level.
    ///   - root: The first screen of each tab whose root is nil.
    ///   - label: The label of a tab.
    public init(
        _ tabs: TabRouter<Tab, Destination>,
        @ViewBuilder screen: @escaping (Destination, Router<Destination>) -> Screen,
        @ViewBuilder root: @escaping (Tab) -> Root, @ViewBuilder label: @escaping (Tab) -> Label
    ) {
        self.tabs = tabs
        self.label = label
        self.root = root
        screens = LevelScreens(screen: screen)
    }

    /// Sets the heights of a destination's sheet; an empty set leaves them to the system.
    public func sheetDetents(_ detents: @escaping (Destination) -> Set<PresentationDetent>) -> Self {
        var copy = self
        copy.screens.detents = detents
        return copy
    }

    public var body: some View {
        let router = tabs.router
        let level = router.host.ground
        let selected = level.branches.selected
        TabView(selection: Binding(get: { selected }, set: { select($0, on: level) })) {
            ForEach(tabs.tabs, id: \.rawValue) { tab in
                LevelStack(
                    level: level, router: router, branch: tab.rawValue, root: root(tab), screens: screens
                )
                .tabItem { label(tab) }
                .tag(tab.rawValue)
            }
        }
        .modifier(LevelFrame(level: level, router: router, screens: screens))
        .modifier(Grounded(router: router))
    }
    private func select(_ branch: String, on level: ShownLevel) { level.userDidSelect(branch: branch) }
}

extension TabContainer where Root == EmptyView {
    /// Creates a container for tabs that all have a root.
    public init(
        _ tabs: TabRouter<Tab, Destination>, @ViewBuilder destination: @escaping (Destination) -> Screen,
        @ViewBuilder label: @escaping (Tab) -> Label
    ) {
        self.init(tabs, screen: { screen, _ in destination(screen) }, root: { _ in EmptyView() }, label: label)
    }
}
#endif
