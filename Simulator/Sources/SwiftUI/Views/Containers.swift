public import Foundation

/// Draws a view that only lays out its content.
@MainActor private func draw(_ content: any View, _ node: Node, _ graph: ViewGraph) {
    graph.setChildren(of: node, [Child(key: 0, view: content)])
}

nonisolated public struct Group<Content> {
    let content: Content
}
extension Group {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension Group: Wrapper where Content: View {}
extension Group: View, Primitive where Content: View {
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) { draw(content, node, graph) }
}

nonisolated public struct HorizontalAlignment: Equatable, Sendable {
    let name: String
    public static let leading = HorizontalAlignment(name: "leading")
    public static let center = HorizontalAlignment(name: "center")
    public static let trailing = HorizontalAlignment(name: "trailing")
}
nonisolated public struct VerticalAlignment: Equatable, Sendable {
    let name: String
    public static let center = VerticalAlignment(name: "center")
}
nonisolated public struct Alignment: Equatable, Sendable {
    let name: String
    public static let center = Alignment(name: "center")
}

nonisolated public struct VStack<Content: View>: View, Primitive {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
    public typealias Body = Never
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
    @MainActor func update(_ node: Node, in graph: ViewGraph) { draw(content, node, graph) }
}
nonisolated public struct HStack<Content: View>: View, Primitive {
    let spacing: CGFloat?
    let content: Content
    public typealias Body = Never
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.spacing = spacing
        self.content = content()
    }
    @MainActor func update(_ node: Node, in graph: ViewGraph) { draw(content, node, graph) }
}

nonisolated public struct Spacer: View, Primitive {
    public typealias Body = Never
    public init(minLength: CGFloat? = nil) {}
    @MainActor func update(_ node: Node, in graph: ViewGraph) { graph.setChildren(of: node, []) }
}

nonisolated public struct Section<Parent, Content, Footer> {
    let parent: Parent
    let content: Content
    let footer: Footer
}
extension Section: View, Primitive where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        let parts: [any View] = [parent, content, footer]
        graph.setChildren(of: node, parts.enumerated().map { Child(key: $0.offset, view: $0.element) })
    }
}
extension Section where Parent == Text, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(parent: Text(titleKey), content: content(), footer: EmptyView())
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(parent: Text(title), content: content(), footer: EmptyView())
    }
}
extension Section where Parent == EmptyView {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
    ) { self.init(parent: EmptyView(), content: content(), footer: footer()) }
}
extension Section where Parent == EmptyView, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(parent: EmptyView(), content: content(), footer: EmptyView())
    }
}
extension Section where Content: View {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { self.init(parent: header(), content: content(), footer: footer()) }
}

nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content
}
extension ForEach: Wrapper where Content: View {}
extension ForEach: View, Primitive where Content: View {
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        graph.setChildren(of: node, data.map { Child(key: AnyHashable(id($0)), view: content($0)) })
    }
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: { $0.id }, content: content)
    }
}
extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }
}

nonisolated public struct List<SelectionValue: Hashable, Content: View>: View, Primitive {
    let selection: Binding<SelectionValue?>?
    var rows: [AnyHashable] = []
    let content: Content
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        if let selection {
            let rows = rows
            node.choose = { value in
                guard let value = value.base as? SelectionValue, rows.contains(AnyHashable(value)) else {
                    return false
                }
                selection.wrappedValue = value
                return true
            }
            node.deselect = { selection.wrappedValue = nil }
            // a list deselects a row that disappears: https://github.com/radiosilence/koan/issues/270
            if let selected = selection.wrappedValue, node.listedRows.contains(AnyHashable(selected)),
                !rows.contains(AnyHashable(selected))
            {
                node.deferred.append { selection.wrappedValue = nil }
            }
            node.listedRows = rows
            node.selectedRow = selection.wrappedValue.map { AnyHashable($0) }
        }
        draw(content, node, graph)
    }
}
extension List where SelectionValue == Never {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        selection = nil
        content = ForEach(data, id: id, content: rowContent)
    }
}
extension List {
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.selection = selection
        rows = data.map { AnyHashable($0[keyPath: id]) }
        content = ForEach(data, id: id, content: rowContent)
    }
}

/// A color that fills its space.
nonisolated public struct Color: View, Primitive, Hashable, Sendable {
    let name: String
    public typealias Body = Never
    public static let clear = Color(name: "clear")
    @MainActor func update(_ node: Node, in graph: ViewGraph) { graph.setChildren(of: node, []) }
}
