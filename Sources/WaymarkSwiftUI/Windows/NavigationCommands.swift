#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI
import Waymark

/// Menu commands for the key window's container: Command-[ goes back, and Command-1 to Command-9 select its tabs. They
/// are in the View menu on macOS, and work with a keyboard on iPadOS.
///
/// ```swift
/// WindowGroup { ContentView() }
///     .commands { NavigationCommands() }
/// ```
/// The title of the first command is the key `"Back"` of your string catalog. The others have the labels of the tabs.
public struct NavigationCommands: Commands {
    @FocusedValue(\.navigationContainer) private var container

    /// Creates the commands.
    public init() {}

    public var body: some Commands {
        CommandGroup(after: .sidebar) {
            Button("Back") { container?.goBack() }
                .keyboardShortcut("[")
                .disabled(container?.canGoBack() != true)
            ForEach((container?.tabs() ?? []).prefix(9)) { tab in
                Button(action: tab.select) { tab.label }
                    .keyboardShortcut(tab.key)
                    .disabled(container?.isCovered() != false)
            }
        }
    }
}

/// A window's container, for the menus.
@MainActor struct FocusedContainer {
    let canGoBack: @MainActor () -> Bool
    let goBack: @MainActor () -> Void
    /// Returns true if a modal covers the tabs.
    let isCovered: @MainActor () -> Bool
    let tabs: @MainActor () -> [FocusedTab]

    init(_ router: Router<some Navigation>, _ tabs: @escaping @MainActor () -> [FocusedTab]) {
        canGoBack = { !router.active.path.isEmpty }
        goBack = { router.active.pop() }
        isCovered = { router.child != nil }
        self.tabs = tabs
    }
}

/// A container's tab, for the menus.
struct FocusedTab: Identifiable {
    let id: String
    /// The tab's number in the bar, from 1 on.
    let number: Int
    let label: AnyView
    let select: @MainActor () -> Void

    var key: KeyEquivalent { KeyEquivalent(Character("\(number)")) }
}

extension FocusedValues {
    private struct ContainerKey: FocusedValueKey { typealias Value = FocusedContainer }
    /// The container in the key window.
    var navigationContainer: FocusedContainer? {
        get { self[ContainerKey.self] }
        set { self[ContainerKey.self] = newValue }
    }
}
#endif
