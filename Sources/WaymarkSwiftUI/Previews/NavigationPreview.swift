#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// An app in a given state, for previews and screenshots. It can be used like the app itself, but does not open links.
///
/// ```swift
/// #Preview { NavigationPreview(NavigationState(path: [.list, .detail(1)])) { screen(for: $0) } root: { Text("Home") }
/// }
/// ```
public struct NavigationPreview<Destination: Navigation, Screen: View, Root: View>: View {
    @State private var router: Router<Destination>
    private let destination: (Destination) -> Screen
    private let root: Root

    /// Creates a preview of a state, with a router of its own.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - destination: The screen of each destination.
    ///   - root: The first screen, if the state has no root.
    public init(
        _ state: NavigationState<Destination>, @ViewBuilder destination: @escaping (Destination) -> Screen,
        @ViewBuilder root: () -> Root
    ) {
        _router = State(initialValue: Router(state))
        self.destination = destination
        self.root = root()
    }

    public var body: some View {
        NavigationContainer(router, destination: destination) { root }
    }
}
#endif
