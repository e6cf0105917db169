nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, Primitive {
    let selection: Binding<SelectionValue>?
    let content: Content
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        var selected = selection.map { AnyHashable($0.wrappedValue) }
        if graph.tabsStay, case .tabs(let shown?) = node.kind, shown != selected, graph.isAtDepth(node) {
            graph.faults.append("a tab with pushed screens was left")
            selected = shown
        }
        node.kind = .tabs(selected: selected)
        let selection = selection
        node.choose = { [weak node] value in
            guard let node, let value = value.base as? SelectionValue, let selection else { return false }
            // hidden tabs can't be tapped
            guard graph.tabs(of: node).contains(where: { $0.tag == AnyHashable(value) && !graph.isLeftOut($0.node) })
            else { return false }
            // the tapped tab is shown until the selection is read again; no source
            node.kind = .tabs(selected: AnyHashable(value))
            selection.wrappedValue = value
            return true
        }
        node.deferred.append { [weak node] in
            guard let node, case .tabs(let selected?) = node.kind else { return }
            let shown = graph.tabs(of: node).first { $0.tag == selected }
            if shown == nil { graph.faults.append("no tab has the selected value") }
            if let shown, graph.isLeftOut(shown.node) { graph.faults.append("the selected tab is hidden") }
        }
        graph.setChildren(of: node, [Child(key: 0, view: content)])
    }
}
extension TabView {
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabView {
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content: content())
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    @MainActor @preconcurrency var body: Body { get }
}
extension Never: TabContent {
    public typealias TabValue = Never
}
extension TabContent where Body == Never {
    public var body: Never { fatalError("primitive tabs have no body") }
}

/// A tab as declared, with the values that its modifiers set.
struct TabEntry {
    let value: AnyHashable
    let content: any View
    let label: any View
    var isSearch = false
    var badge = 0
    var isHidden = false
    var customizationID: String?
}
/// Tab content that the evaluator can list as tabs.
protocol TabEntries {
    var entries: [TabEntry] { get }
}
private func entries(of content: Any) -> [TabEntry] { (content as? any TabEntries)?.entries ?? [] }

@resultBuilder nonisolated public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
    public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
    nonisolated public struct Content<C: TabContent>: View, Primitive, Wrapper {
        let content: C
        public typealias Body = Never
        @MainActor func update(_ node: Node, in graph: ViewGraph) {
            graph.setChildren(
                of: node,
                SwiftUI.entries(of: content).map { tab in
                    func tagged(_ view: some View) -> any View {
                        view.with(.tabItem(tab.label)).with(.tab(tab)).with(.tag(tab.value))
                    }
                    return Child(key: tab.value, view: tagged(tab.content))
                })
        }
    }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
nonisolated public struct Tab<Value, Content, Label> {
    let value: Value
    let role: TabRole?
    let content: Content
    let label: Label
}
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Never
}
extension Tab: TabEntries where Value: Hashable, Content: View, Label: View {
    var entries: [TabEntry] {
        [TabEntry(value: AnyHashable(value), content: content, label: label, isSearch: role == .search)]
    }
}
extension Tab where Value: Hashable, Content: View, Label: View {
    nonisolated public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(value: value, role: role, content: content(), label: label()) }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct TabRole: Hashable, Sendable {
    public static var search: TabRole { TabRole() }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
}
extension ForEach: TabEntries where Content: TabContent {
    var entries: [TabEntry] { data.flatMap { SwiftUI.entries(of: content($0)) } }
}
extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
    nonisolated public init<C>(_ data: Data, @TabContentBuilder<C> content: @escaping (Data.Element) -> Content)
    where C == Content.TabValue { self.init(data: data, id: { $0.id }, content: content) }
}

/// Tab content with a modifier that changes each of its tabs.
nonisolated private struct ChangedTabs<TabValue: Hashable>: TabContent, TabEntries {
    let content: any TabContent
    let change: (inout TabEntry) -> Void
    typealias Body = Never
    var entries: [TabEntry] {
        SwiftUI.entries(of: content).map { tab in
            var tab = tab
            change(&tab)
            return tab
        }
    }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabContent {
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        ChangedTabs<TabValue>(content: self) { $0.badge = count }
    }
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        ChangedTabs<TabValue>(content: self) { $0.isHidden = hidden }
    }
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        ChangedTabs<TabValue>(content: self) { if $0.customizationID == nil { $0.customizationID = id } }
    }
}
