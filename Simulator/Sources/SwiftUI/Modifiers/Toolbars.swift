/// The content of a navigation bar.
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @MainActor @preconcurrency var body: Body { get }
}
extension Never: ToolbarContent {}
extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("a primitive toolbar has no body") }
}

/// Toolbar content that the evaluator draws.
protocol DrawnToolbar {
    var drawn: any View { get }
}

@resultBuilder nonisolated public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
    public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1) -> some ToolbarContent {
        ToolbarPair(first: c0, second: c1)
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: DrawnToolbar where Wrapped: ToolbarContent {
    var drawn: any View { flatMap { ($0 as? any DrawnToolbar)?.drawn } ?? EmptyView() }
}

nonisolated private struct ToolbarPair: ToolbarContent, DrawnToolbar {
    let first: any ToolbarContent
    let second: any ToolbarContent
    typealias Body = Never
    var drawn: any View {
        let parts = [first, second].compactMap { ($0 as? any DrawnToolbar)?.drawn }
        return TupleView(parts, parts)
    }
}

public struct ToolbarItemPlacement: Sendable {
    enum Edge { case leading, trailing }
    var edge = Edge.trailing
    public static let automatic = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement(edge: .leading)
    public static let navigation = ToolbarItemPlacement(edge: .leading)
}
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent, DrawnToolbar {
    let placement: ToolbarItemPlacement
    let content: Content
    public typealias Body = Never
    var drawn: any View { PlacedItem(edge: placement.edge, content: content) }
}
extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}
/// A toolbar item at its edge of the screen.
struct PlacedItem<Content: View>: View, ItemOfBar {
    let edge: ToolbarItemPlacement.Edge
    let content: Content
    var body: some View { content }
}
protocol ItemOfBar { var edge: ToolbarItemPlacement.Edge { get } }

public struct ToolbarTitleDisplayMode {
    let isLarge: Bool?
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(isLarge: nil) }
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(isLarge: false) }
}
extension View {
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        with(mode.isLarge.map { .titleMode(isLarge: $0) } ?? .look)
    }
}
