nonisolated public struct Label<Title: View, Icon: View>: View, Primitive {
    let title: Title
    let icon: Icon
    public typealias Body = Never
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        var environment = node.environment
        environment.isIcon = true
        graph.setChildren(
            of: node, [Child(key: "icon", view: icon, environment: environment), Child(key: "title", view: title)])
    }
}
extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}
private struct IsIconKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    /// A Boolean value that indicates whether an image is the icon of a label, which has no text of its own.
    var isIcon: Bool {
        get { self[IsIconKey.self] }
        set { self[IsIconKey.self] = newValue }
    }
}

nonisolated public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}
extension LabeledContent: View, Primitive where Label: View, Content: View {
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        graph.setChildren(of: node, [Child(key: 0, view: label), Child(key: 1, view: content)])
    }
}
extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }
    @_disfavoredOverload nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }
}

nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, Primitive {
    let label: Label
    let description: Description
    let actions: Actions
    public typealias Body = Never
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        let parts: [any View] = [label, description, actions]
        graph.setChildren(of: node, parts.enumerated().map { Child(key: $0.offset, view: $0.element) })
    }
}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init {
            SwiftUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}
