#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// A view that shows a router in two or three columns. The sidebar's selection is the first element of the path; with
/// three columns, the middle column's selection is the second. The last column shows the last selection, with the rest
/// of the path pushed onto it. In narrow windows, all columns become one stack that starts with the sidebar.
///
/// The sidebar is the screen of the router's root, with its access rule, or a view of the container's own:
///
/// ```swift
/// SplitContainer(router) { selection in
///     List(folders, id: \.self, selection: selection) { Text($0.name) }
/// } content: { folder, selection in
///     List(notes(in: folder), id: \.self, selection: selection) { Text($0.title) }     // without it, two columns
/// } destination: { route in
///     screen(for: route)
/// } placeholder: {
///     Text("Choose a note")
/// }
/// ```
/// Selecting something else replaces the rest of the path. Setting a selection to nil has no effect, because a list does
/// so when its selected row disappears.
public struct SplitContainer<
    Destination: Navigation, Sidebar: View, Middle: View, Screen: View, Placeholder: View
>: View {
    private let router: Router<Destination>
    private let sidebar: (Binding<Destination?>) -> Sidebar
    private let middle: ((Destination, Binding<Destination?>) -> Middle)?
    /// The number of columns if the router's root is the sidebar; nil if `sidebar` is.
    private let count: Int?
    private let placeholder: Placeholder
    private let screens: LevelScreens<Destination, Screen>
    private var visibility: Binding<NavigationSplitViewVisibility>?

    /// Binds the visibility of the leading columns in windows that have room for several. Without it, the system and
    /// the user decide.
    public func columnVisibility(_ visibility: Binding<NavigationSplitViewVisibility>) -> Self {
        var copy = self
        copy.visibility = visibility
        return copy
    }

    public var body: some View {
        let level = router.host.ground
        Ground(router: router) {
            LevelView(level: level, router: router, screens: screens) {
                Group {
                    if let count {
                        RootedColumns(
                            level: level, router: router, branch: nil, count: count, root: EmptyView(),
                            placeholder: placeholder, screens: screens, visibility: visibility)
                    } else {
                        SplitColumns(
                            level: level, router: router, branch: nil, sidebar: sidebar,
                            middle: middle.map { middle in { middle(router.destination(of: $0), $1) } },
                            placeholder: placeholder, screens: screens, visibility: visibility)
                    }
                }
                // separates the screens of different routers
                .id(ObjectIdentifier(level))
            }
        }
    }
}

extension SplitContainer {
    /// Creates a container with three columns.
    ///
    /// - Parameters:
    ///   - router: A router without a root, which must not be that of a modal.
    ///   - sidebar: The sidebar, with a binding to its selection: the path's first element.
    ///   - content: The middle column for the sidebar's selection, with a binding to its own: the path's second
    ///     element.
    ///   - destination: The screen of each destination in the last column and in modals.
    ///   - placeholder: The last column while nothing is selected in the middle column.
    public init(
        _ router: Router<Destination>, @ViewBuilder sidebar: @escaping (Binding<Destination?>) -> Sidebar,
        @ViewBuilder content: @escaping (Destination, Binding<Destination?>) -> Middle,
        @ViewBuilder destination: @escaping (Destination) -> Screen, @ViewBuilder placeholder: () -> Placeholder
    ) {
        self.init(
            router: router, sidebar: sidebar, middle: content, count: nil, placeholder: placeholder(),
            screens: LevelScreens { screen, _ in destination(screen) })
    }
}

extension SplitContainer where Middle == EmptyView {
    /// Creates a container with two columns: a sidebar and a stack.
    ///
    /// - Parameters:
    ///   - router: A router without a root, which must not be that of a modal.
    ///   - sidebar: The sidebar, with a binding to its selection: the path's first element.
    ///   - destination: The screen of each destination.
    ///   - placeholder: The stack's first screen while nothing is selected.
    public init(
        _ router: Router<Destination>, @ViewBuilder sidebar: @escaping (Binding<Destination?>) -> Sidebar,
        @ViewBuilder destination: @escaping (Destination) -> Screen, @ViewBuilder placeholder: () -> Placeholder
    ) {
        self.init(
            router: router, sidebar: sidebar, middle: nil, count: nil, placeholder: placeholder(),
            screens: LevelScreens { screen, _ in destination(screen) })
    }
}

extension SplitContainer where Sidebar == EmptyView, Middle == EmptyView {
    /// Creates a container whose columns are all screens of destinations. In the leading columns, a ``RouterLink``
    /// selects.
    ///
    /// - Parameters:
    ///   - router: A router with a root, which must not be that of a modal.
    ///   - columns: The number of columns: 2, or 3.
    ///   - screen: The screen of each destination, created with the router of its level.
    ///   - placeholder: The last column while nothing is selected for it.
    public init(
        _ router: Router<Destination>, columns: Int = 2,
        @ViewBuilder screen: @escaping (Destination, Router<Destination>) -> Screen,
        @ViewBuilder placeholder: () -> Placeholder
    ) {
        self.init(
            router: router, sidebar: { _ in EmptyView() }, middle: nil, count: columns, placeholder: placeholder(),
            screens: LevelScreens { screen($0, $1) })
    }
}

extension SplitContainer
where Destination == AnyNavigation, Screen == AnyView, Sidebar == EmptyView, Middle == EmptyView {
    /// Creates a container for an app that consists of features. ``init(_:columns:screen:placeholder:)`` describes the
    /// other parameters.
    public init(
        _ coordinator: NavigationCoordinator, registry: FeatureRegistry<AnyView>, columns: Int = 2,
        @ViewBuilder placeholder: () -> Placeholder
    ) {
        self.init(
            coordinator, columns: columns, screen: { registry.screen(for: $0, navigator: $1) }, placeholder: placeholder
        )
    }
}

/// The columns of a stack whose root is the sidebar.
struct RootedColumns<Destination: Navigation, Screen: View, Root: View, Placeholder: View>: View {
    let level: ShownLevel
    let router: Router<Destination>
    /// The stack's branch; nil on a level without branches.
    let branch: String?
    let count: Int
    /// The sidebar while the stack has no root.
    let root: Root
    let placeholder: Placeholder
    let screens: LevelScreens<Destination, Screen>
    var visibility: Binding<NavigationSplitViewVisibility>?

    var body: some View {
        SplitColumns(
            level: level, router: router, branch: branch,
            sidebar: { _ in
                LevelRoot(level: level, router: router, branch: branch, root: root, screens: screens)
                    .id(level.root(in: branch))
            },
            middle: count > 2 ? { screen, _ in screens.view(of: screen, router) } : nil, placeholder: placeholder,
            screens: screens, visibility: visibility)
    }
}

private struct SplitColumns<
    Destination: Navigation, Sidebar: View, Middle: View, Screen: View, Placeholder: View
>: View {
    let level: ShownLevel
    let router: Router<Destination>
    /// The stack's branch; nil on a level without branches.
    let branch: String?
    let sidebar: (Binding<Destination?>) -> Sidebar
    let middle: ((Waymark.Screen, Binding<Destination?>) -> Middle)?
    let placeholder: Placeholder
    let screens: LevelScreens<Destination, Screen>
    /// The app's binding to the visibility of the leading columns; nil if it has none.
    let visibility: Binding<NavigationSplitViewVisibility>?
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.scenePhase) private var scenePhase
    /// Without a value until the scene has been active. In a controller of UIKit's, its phase is always `background`.
    @State private var wasActive = Kept<Bool>()

    var body: some View {
        if scenePhase == .active { wasActive.value = true }
        let path = path
        let first = Column(screens: screens, shown: nil, selected: path.first) { sidebar(selection(0)) }.equatable()
            .environment(\.linkPlace, .column(0))
            .reportsAppearance(on: level, branch) { self.path.isEmpty ? 0 : nil }
        return columns(path, first)
    }

    @ViewBuilder private func columns(_ path: [Waymark.Screen], _ first: some View) -> some View {
        if let middle {
            NavigationSplitView(columnVisibility: shownColumns, preferredCompactColumn: column) {
                first
            } content: {
                if let screen = path.first {
                    Column(screens: screens, shown: screen, selected: path.dropFirst().first) {
                        middle(screen, selection(1))
                    }
                    .equatable()
                    .environment(\.screenPlace, router.place(of: screen))
                    .environment(\.linkPlace, .column(1))
                    .modifier(onPath(screen))
                    .id(screen)
                } else {
                    Color.clear.reportsAppearance(on: level, branch) { 0 }
                }
            } detail: {
                stack(path, at: 1)
            }
        } else {
            NavigationSplitView(columnVisibility: shownColumns, preferredCompactColumn: column) {
                first
            } detail: {
                stack(path, at: 0)
            }
        }
    }

    private var shownColumns: Binding<NavigationSplitViewVisibility> { visibility ?? $ownVisibility }
    private var path: [Waymark.Screen] { level.path(in: branch) }
    private func onPath(_ screen: Waymark.Screen) -> OnPath {
        OnPath(level: level, branch: branch, screen: screen, hasBack: sizeClass == .compact)
    }
    /// Returns the last column.
    ///
    /// - Parameters:
    ///   - path: The level's path.
    ///   - start: The index in the path of the column's first screen, onto which the rest is pushed.
    private func stack(_ path: [Waymark.Screen], at start: Int) -> some View {
        let root = path.count > start ? path[start] : nil
        return BoundStack(path: StackPath(level, router, branch: branch, after: start + 1)) {
            Group {
                if let root {
                    ScreenView(screen: root, level: level, branch: branch, router: router, screens: screens)
                        .equatable()
                        .modifier(onPath(root))
                } else {
                    placeholder.reportsAppearance(on: level, branch) { start }
                }
            }
            .showsPushedScreens(of: level, router, branch, screens)
        }
        .id(root)
    }
    /// Returns a binding to a column's selection. A new selection replaces the content of the following columns.
    ///
    /// A list writes nil when the selected row disappears, and when the user has gone back to it, which the column on top
    /// tells as well.
    private func selection(_ column: Int) -> Binding<Destination?> {
        Binding {
            let path = path
            return path.count > column ? router.destination(of: path[column]) : nil
        } set: { selected in
            let now = router.path
            guard let selected, selected != (now.count > column ? now[column] : nil) else { return }
            router.path = now.prefix(column) + [selected]
        }
    }
    /// The visible column while the columns are collapsed. It is the sidebar for an empty path, the middle column, if
    /// there is one, for a single element, and the detail otherwise.
    private var column: Binding<NavigationSplitViewColumn> {
        Binding {
            let path = path
            return path.isEmpty ? .sidebar : middle != nil && path.count == 1 ? .content : .detail
        } set: { column in
            guard goesBackByColumn else { return }
            if column == .sidebar { level.userDidGoBack(to: [], in: branch) }
            if column == .content { level.userDidGoBack(to: Array(path.prefix(1)), in: branch) }
        }
    }
    /// A Boolean value that indicates whether the user can go back from column to column: in an active, narrow window.
    /// For the app switcher's snapshots, the system lays out both widths, and writes columns that the user didn't
    /// choose.
    private var goesBackByColumn: Bool { sizeClass == .compact && (scenePhase == .active || wasActive.value == nil) }
}

/// A leading column. A push in the last column leaves it alone.
private struct Column<Destination: Navigation, Screen: View, Content: View>: View, Equatable {
    let screens: LevelScreens<Destination, Screen>
    /// The screen whose column it is; nil for the sidebar.
    let shown: Waymark.Screen?
    /// The screen that the column's selection shows in the next column.
    let selected: Waymark.Screen?
    @ViewBuilder let content: () -> Content

    var body: some View { content() }

    nonisolated static func == (one: Self, other: Self) -> Bool {
        one.screens == other.screens && one.shown == other.shown && one.selected == other.selected
    }
}
#endif
