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
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: DrawnToolbar where Wrapped: ToolbarContent {
    var drawn: any View { flatMap { ($0 as? any DrawnToolbar)?.drawn } ?? EmptyView() }
}

public struct ToolbarItemPlacement {
    public static let cancellationAction = ToolbarItemPlacement()
}
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent, DrawnToolbar {
    let content: Content
    public typealias Body = Never
    var drawn: any View { content }
}
extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
extension ToolbarItemPlacement {
    public static let automatic = ToolbarItemPlacement()
}
