/// SwiftUI's view of this name, which Waymark's macro `@Link` is used beside.
public enum Link {}

nonisolated public struct NavigationStack<Data, Root: View>: View, Primitive {
    let path: StackPath
    let root: Root
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) { graph.updateStack(node, path: path, root: root) }
}

/// A type-erased binding to the path of a stack.
struct StackPath {
    let identity: [AnyHashable]?
    let get: @MainActor () -> [AnyHashable]
    let set: @MainActor ([AnyHashable]) -> Void
}

extension NavigationStack {
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = StackPath(identity: path.identity) {
            path.wrappedValue.map { AnyHashable($0) }
        } set: { elements in
            path.wrappedValue = Data(elements.compactMap { $0.base as? Data.Element })
        }
        self.root = root()
    }
}

nonisolated public struct NavigationLink<Label: View, Destination: View>: View, Primitive {
    let value: AnyHashable?
    let label: Label
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        node.isDisabled = value == nil
        if let value { node.tap = { [weak node, weak graph] in node.map { graph?.push(value, from: $0) } } }
        graph.draw(label: label, of: node)
    }
}
extension NavigationLink where Destination == Never {
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(value: value.map { AnyHashable($0) }, label: label())
    }
}

nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
    let name: String
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "sidebar") }
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "content") }
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "detail") }
}

nonisolated public struct NavigationSplitViewVisibility: Hashable, Sendable {
    let name: String
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }
}

nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, Primitive {
    let visibility: Binding<NavigationSplitViewVisibility>
    let column: Binding<NavigationSplitViewColumn>
    let sidebar: Sidebar
    let content: Content?
    let detail: Detail
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        graph.show(column: column.wrappedValue.name, on: node)
        node.visibility = visibility
        node.showColumn = { column.wrappedValue = NavigationSplitViewColumn(name: $0) }
        let middle = content.map { [Child(key: "content", view: $0)] } ?? []
        graph.setChildren(
            of: node, [Child(key: "sidebar", view: sidebar)] + middle + [Child(key: "detail", view: detail)])
    }
}
extension NavigationSplitView {
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(
            visibility: columnVisibility, column: preferredCompactColumn, sidebar: sidebar(), content: nil,
            detail: detail())
    }
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, column: preferredCompactColumn, sidebar: sidebar(), content: content(),
            detail: detail())
    }
}
