#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// A view of an app, or of a part of it, in a specific state, for previews and screenshots. It works like the app
/// itself, but doesn't open links.
///
/// ```swift
/// #Preview { NavigationPreview(NavigationState(path: [.list, .detail(1)])) { screen(for: $0) } root: { Text("Home") } }
/// #Preview {
///     NavigationPreview(TabRouter<AppTab, Route>(selected: .search) { $0.root }) { TabContainer($0) { … } }
/// }
/// ```
public struct NavigationPreview<Model, Content: View>: View {
    @State private var model: Model
    private let content: (Model) -> Content

    /// Creates a preview of any container: tabs, columns, or an app that consists of features.
    ///
    /// - Parameters:
    ///   - model: The container's model: a router, a ``TabRouter`` or a ``NavigationCoordinator``. The preview retains
    ///     it.
    ///   - content: The container.
    public init(_ model: Model, @ViewBuilder content: @escaping (Model) -> Content) {
        _model = State(initialValue: model)
        self.content = content
    }
    /// Creates a preview of a state, with its own router.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - destination: The screen of each destination.
    ///   - root: The first screen, if the state has no root.
    public init<Destination: Navigation, Screen: View, Root: View>(
        _ state: NavigationState<Destination>, @ViewBuilder destination: @escaping (Destination) -> Screen,
        @ViewBuilder root: () -> Root
    ) where Model == Router<Destination>, Content == NavigationContainer<Destination, Screen, Root> {
        let first = root()
        let root = { first }
        let content = { (router: Model) in NavigationContainer(router, destination: destination, root: root) }
        self.init(Router(state), content: content)
    }

    public var body: some View {
        content(model).environment(\.linksAreOpened, true)
    }
}
#endif
