#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// Shows a sidebar and, beside it, a router. What is selected in the sidebar is the bottom of the detail's stack. In
/// narrow windows, both become one stack with the sidebar at its bottom.
///
/// ```swift
/// SplitContainer(router) { selection in
///     List(folders, id: \.self, selection: selection) { Text($0.name) }
/// } destination: { route in
///     screen(for: route)
/// } placeholder: {
///     Text("Choose a folder")
/// }
/// ```
public struct SplitContainer<Destination: Navigation, Sidebar: View, Screen: View, Placeholder: View>: View {
    private let router: Router<Destination>
    private let sidebar: (Binding<Destination?>) -> Sidebar
    private let placeholder: Placeholder
    private let screens: LevelScreens<Destination, Screen>

    /// Creates a sidebar with a detail beside it.
    ///
    /// - Parameters:
    ///   - router: A router without a root, which is not that of a modal.
    ///   - sidebar: The sidebar, with a binding to what is selected: the bottom of the path.
    ///   - destination: The screen of each destination.
    ///   - placeholder: The detail while nothing is selected.
    public init(
        _ router: Router<Destination>, @ViewBuilder sidebar: @escaping (Binding<Destination?>) -> Sidebar,
        @ViewBuilder destination: @escaping (Destination) -> Screen, @ViewBuilder placeholder: () -> Placeholder
    ) {
        self.router = router
        self.sidebar = sidebar
        self.placeholder = placeholder()
        screens = LevelScreens { screen, _ in destination(screen) }
    }

    public var body: some View {
        let level = router.host.ground
        SplitColumns(level: level, router: router, sidebar: sidebar, placeholder: placeholder, screens: screens)
            .modifier(LevelFrame(level: level, router: router, screens: screens))
            .modifier(Grounded(router: router))
    }
}

private struct SplitColumns<Destination: Navigation, Sidebar: View, Screen: View, Placeholder: View>: View {
    let level: ShownLevel
    let router: Router<Destination>
    let sidebar: (Binding<Destination?>) -> Sidebar
    let placeholder: Placeholder
    let screens: LevelScreens<Destination, Screen>

    var body: some View {
        let path = level.path
        NavigationSplitView(preferredCompactColumn: column(path)) {
            sidebar(selection(path))
                .onAppear { if level.path.isEmpty { level.didShow(depth: 0) } }
        } detail: {
            NavigationStack(path: rest(path)) {
                Group {
                    if let first = path.first {
                        screens.view(of: first, router)
                            .onAppear { level.didShow(depth: 1) }
                            .id(first)
                    } else {
                        placeholder.onAppear { level.didShow(depth: 0) }
                    }
                }
                .navigationDestination(for: StackEntry<Destination>.self) { entry in
                    switch entry {
                    case .screen(let screen):
                        screens.view(of: screen, router)
                            .modifier(HasTransition(destination: router.destination(of: screen)))
                            .onAppear { level.didShow(screen) }
                            .id(screen)
                    case .tapped: EmptyView()
                    }
                }
            }
            .environment(\.isInStack, true)
        }
    }

    /// What is selected: another selection is another stack.
    private func selection(_ path: [ScreenID]) -> Binding<Destination?> {
        Binding {
            path.first.flatMap(router.destination(of:))
        } set: { selected in
            if selected != router.path.first { router.path = selected.map { [$0] } ?? [] }
        }
    }
    /// The stack over what is selected.
    private func rest(_ path: [ScreenID]) -> Binding<[StackEntry<Destination>]> {
        let stack = StackPath(level: level, router: router)
        return Binding {
            stack.entries(path.dropFirst())
        } set: { entries in
            stack.write(entries) { rest in level.userDidSet(path: level.path.prefix(1) + rest) }
        }
    }
    /// In one column, the sidebar is what lies under the path.
    private func column(_ path: [ScreenID]) -> Binding<NavigationSplitViewColumn> {
        Binding {
            path.isEmpty ? .sidebar : .detail
        } set: { column in
            if column == .sidebar { level.userDidSet(path: []) }
        }
    }
}
#endif
