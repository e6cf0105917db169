#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// A view that shows a tab router: each tab has a stack, a second tap on a tab pops to its root, and modals lie over
/// all tabs. The `TabRouter` decides which tabs are hidden.
///
/// ```swift
/// TabContainer(tabs) { route in
///     screen(for: route)
/// } label: { tab in
///     Label(tab.title, systemImage: tab.icon)
/// }
/// .tabOptions(badge: { $0 == .inbox ? mail.unread : 0 }, isSearch: { $0 == .search })
/// .tabViewStyle(.sidebarAdaptable)        // SwiftUI's own
/// ```
public struct TabContainer<
    Tab: Identifiable<String> & Hashable & Sendable, Destination: Navigation, Screen: View, Root: View, Label: View
>: View {
    private let tabs: TabRouter<Tab, Destination>
    private let label: (Tab) -> Label
    private let root: (Tab) -> Root
    private let screens: LevelScreens<Destination, Screen>
    private var options = TabOptions<Tab>()
    private var columns: (count: (Tab) -> Int, placeholder: (Tab) -> AnyView)?
    @Environment(\.navigationCapabilities) private var capabilities

    /// Creates a container whose screens are created with the router of their level.
    ///
    /// - Parameters:
    ///   - tabs: The router of the tabs.
    ///   - screen: The screen of each destination, created with the router of its level.
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
        screens = LevelScreens { screen($0, $1) }
    }

    /// Sets the badge and the role of each tab. A second call replaces all that the first has set.
    ///
    /// The search tab needs the systems of `NavigationCapabilities.customizableTabs`; older ones show a plain row of
    /// tabs. On those systems, users can rearrange tabs if the app applies SwiftUI's
    /// [tabViewCustomization](https://developer.apple.com/documentation/swiftui/view/tabviewcustomization(_:)): the
    /// tabs' ids are their customization ids.
    ///
    /// - Parameters:
    ///   - badge: Returns the number on the tab; 0 for none. tvOS and watchOS show no badges.
    ///   - isSearch: Returns true for the search tab, which the system sets apart.
    public func tabOptions(
        badge: @escaping (Tab) -> Int = { _ in 0 }, isSearch: @escaping (Tab) -> Bool = { _ in false }
    ) -> Self {
        var copy = self
        copy.options = TabOptions(badge: badge, isSearch: isSearch)
        return copy
    }
    /// Shows the stacks of some tabs in columns, as a ``SplitContainer`` does. The tab's root is the sidebar.
    ///
    /// - Parameters:
    ///   - count: Returns the number of a tab's columns: 2, 3, or 1 for a plain stack.
    ///   - placeholder: A tab's last column while nothing is selected for it.
    public func columns(
        _ count: @escaping (Tab) -> Int, @ViewBuilder placeholder: @escaping (Tab) -> some View
    ) -> Self {
        var copy = self
        copy.columns = (count, { AnyView(placeholder($0)) })
        return copy
    }

    public var body: some View {
        let router = tabs.router
        let level = router.host.ground
        let bar = TabBar(
            tabs: tabs.tabs, selection: selection(level), options: options, isLeftOut: tabs.isHidden,
            content: stack, label: label)
        return Ground(router: router, tabs: { menu(of: bar) }) {
            LevelView(level: level, router: router, screens: screens) {
                tabView(bar)
            }
        }
    }

    @ViewBuilder private func tabView(_ bar: TabBar<Tab, some View, Label>) -> some View {
        if capabilities.contains(.customizableTabs),
            #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        {
            RoleTabs(bar: bar)
        } else {
            PlainTabs(bar: bar)
        }
    }

    private func menu(of bar: TabBar<Tab, some View, Label>) -> [FocusedTab] {
        zip(1..., bar.visible).map { number, tab in
            FocusedTab(id: tab.id, number: number, label: AnyView(label(tab))) { bar.selection.wrappedValue = tab.id }
        }
    }
    /// Returns a binding to the selected tab's id. SwiftUI writes the selected id again on a second tap on its tab.
    private func selection(_ level: ShownLevel) -> Binding<String> {
        Binding {
            level.branches.selected
        } set: {
            level.userDidSelect(branch: $0)
        }
    }
    @ViewBuilder private func stack(_ tab: Tab) -> some View {
        let level = tabs.router.host.ground
        if let columns, columns.count(tab) > 1 {
            RootedColumns(
                level: level, router: tabs.router, branch: tab.id, count: columns.count(tab), root: root(tab),
                placeholder: columns.placeholder(tab), screens: screens)
        } else {
            LevelStack(level: level, router: tabs.router, branch: tab.id, root: root(tab), screens: screens)
                .equatable()
        }
    }
}

extension TabContainer where Root == EmptyView {
    /// Creates a container for tabs that all have a root.
    ///
    /// - Parameters:
    ///   - tabs: The router of the tabs.
    ///   - destination: The screen of each destination.
    ///   - label: The label of a tab.
    public init(
        _ tabs: TabRouter<Tab, Destination>, @ViewBuilder destination: @escaping (Destination) -> Screen,
        @ViewBuilder label: @escaping (Tab) -> Label
    ) {
        self.init(tabs, screen: { screen, _ in destination(screen) }, root: { _ in EmptyView() }, label: label)
    }
}

extension TabContainer where Destination == AnyNavigation, Screen == AnyView, Root == EmptyView {
    /// Creates a container for the tabs of an app that consists of features. Each screen gets the navigator of its
    /// level.
    ///
    /// - Parameters:
    ///   - tabs: The router of the tabs, which all have a root.
    ///   - registry: The features.
    ///   - label: The label of a tab.
    public init(
        _ tabs: TabRouter<Tab, AnyNavigation>, registry: FeatureRegistry<AnyView>,
        @ViewBuilder label: @escaping (Tab) -> Label
    ) {
        self.init(
            tabs, screen: { registry.screen(for: $0, navigator: $1) }, root: { _ in EmptyView() }, label: label)
    }
}
#endif
