/// The look of buttons and navigation links.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
    @MainActor @preconcurrency public struct Label: View, Primitive {
        let view: any View
        public typealias Body = Never
        @MainActor func update(_ node: Node, in graph: ViewGraph) {
            graph.setChildren(of: node, [Child(key: 0, view: view)])
        }
    }
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.shownButtonStyle, ShownButtonStyle { style.makeBody(configuration: $0) })
    }
}

/// A button style with its type erased.
struct ShownButtonStyle {
    let body: @MainActor (ButtonStyleConfiguration) -> any View
}
private struct ButtonStyleKey: EnvironmentKey { static var defaultValue: ShownButtonStyle? { nil } }
extension EnvironmentValues {
    var shownButtonStyle: ShownButtonStyle? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension ViewGraph {
    /// Draws a control's label in the button style of its environment.
    func draw(label: any View, of node: Node) {
        let configuration = ButtonStyleConfiguration(label: .init(view: label), isPressed: node.isPressed)
        let drawn = node.environment.shownButtonStyle?.body(configuration) ?? label
        setChildren(of: node, [Child(key: 0, view: drawn)])
    }
}
