nonisolated public struct UnitPoint: Hashable, Sendable {
    let name: String
    public static let top = UnitPoint(name: "top")
}

/// A view whose rows can be scrolled to.
protocol Scrollable {}
extension List: Scrollable {}
/// A view whose children are identified by its data.
protocol IdentifiesRows {}
extension ForEach: IdentifiesRows {}

nonisolated public struct ScrollViewReader<Content: View>: View, Primitive {
    public var content: (ScrollViewProxy) -> Content
    public typealias Body = Never
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        let reader = ScrolledViews(node, graph)
        let view = content(ScrollViewProxy(reader: reader))
        reader.isReady = true
        graph.setChildren(of: node, [Child(key: 0, view: view)])
    }
}
public struct ScrollViewProxy {
    let reader: ScrolledViews
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        MainActor.assumeIsolated { reader.scroll(to: AnyHashable(id)) }
    }
}

/// The scrollable views inside a `ScrollViewReader`.
@MainActor final class ScrolledViews {
    private weak var node: Node?
    private weak var graph: ViewGraph?
    /// A Boolean value that indicates whether the reader's content has been created. Apple forbids scrolling before
    /// that.
    var isReady = false

    init(_ node: Node, _ graph: ViewGraph) { (self.node, self.graph) = (node, graph) }

    /// Records a scroll to an id if a list in the reader has a child with the id. Records a fault while the reader's
    /// content is being created.
    func scroll(to id: AnyHashable) {
        guard let node, let graph else { return }
        guard isReady else { return graph.faults.append("a proxy scrolled while its reader's content was created") }
        let scrollable = node.all.filter { $0.view is any Scrollable }
        let isThere = scrollable.contains { view in
            view.all.contains { child in
                if case .id(id) = child.attribute { return true }
                return child.key == id && child.parent?.view is any IdentifiesRows
            }
        }
        if isThere { graph.scrolled.append((id, !isAnimationDisabled && currentAnimation != nil)) }
    }
}
