public import Foundation

nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let text: String
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
}

nonisolated public struct Text: View, Primitive, Equatable {
    let text: String
    public typealias Body = Never
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { text = String(content) }
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { text = key.text }
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        node.text = text
        graph.setChildren(of: node, [])
    }
}

nonisolated public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

nonisolated public struct Button<Label: View>: View, Primitive {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        node.tap = action
        graph.draw(label: label, of: node)
    }
}
extension Button {
    nonisolated public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label())
    }
}
extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(role: nil, action: action, label: Text(titleKey))
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action, label: Text(titleKey))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, action: @escaping () -> Void
    ) { self.init(role: nil, action: action, label: Text(title)) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping () -> Void
    ) { self.init(role: role, action: action, label: Text(title)) }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping () -> Void
    ) { self.init(role: nil, action: action, label: SwiftUI.Label(title, systemImage: systemImage)) }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) { self.init(role: role, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage)) }
}

nonisolated public struct TextField<Label: View>: View, Primitive {
    let label: Label
    let text: Binding<String>
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        node.type = { text.wrappedValue = $0 }
        graph.setChildren(of: node, [Child(key: 0, view: label)])
    }
}
extension TextField where Label == Text {
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), text: text)
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), text: text)
    }
}

nonisolated public struct SecureField<Label: View>: View, Primitive {
    let label: Label
    let text: Binding<String>
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        node.type = { text.wrappedValue = $0 }
        graph.setChildren(of: node, [Child(key: 0, view: label)])
    }
}
extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), text: text)
    }
}

nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, Primitive {
    let fraction: Double?
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) { graph.setChildren(of: node, []) }
}
extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView { fraction = nil }
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        fraction = value.map { Double($0 / total) }
    }
}

/// A picture without text, or a symbol whose text is its name unless it is an icon.
nonisolated public struct Image: View, Primitive, Equatable, Sendable {
    let symbol: String?
    public typealias Body = Never
    init() { symbol = nil }
    public init(systemName: String) { symbol = systemName }
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    public enum ResizingMode: Sendable { case tile, stretch }
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        node.text = node.environment.isIcon ? nil : symbol
        graph.setChildren(of: node, [])
    }
}

nonisolated public struct AsyncImage<Content: View>: View, Primitive {
    let url: URL?
    let scale: CGFloat
    let content: Content
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        graph.setChildren(of: node, [Child(key: 0, view: content)])
    }
}
extension AsyncImage {
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale, content: Image())
    }
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale, content: .init(storage: .first(content(Image()))))
    }
}
