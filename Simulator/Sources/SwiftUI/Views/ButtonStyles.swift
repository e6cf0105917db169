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
        environment(\.shownButtonStyle, ShownButtonStyle(name: "plain") { style.makeBody(configuration: $0) })
    }
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.shownButtonStyle, (style as? any SystemButtonStyle).map { ShownButtonStyle(name: $0.name) })
    }
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.isLargeControl, controlSize == .large)
    }
}

nonisolated public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
/// A style of the system, which the page draws.
private protocol SystemButtonStyle { nonisolated var name: String { get } }
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    public init() {}
    var name: String { "plain" }
}
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    public init() {}
    var name: String { "bordered" }
}
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    public init() {}
    var name: String { "borderedProminent" }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

/// A button style with its type erased; without a body for one of the system.
struct ShownButtonStyle {
    let name: String
    var body: (@MainActor (ButtonStyleConfiguration) -> any View)?
}
private struct IsLargeControlKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ButtonStyleKey: EnvironmentKey { static var defaultValue: ShownButtonStyle? { nil } }
extension EnvironmentValues {
    var shownButtonStyle: ShownButtonStyle? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
    var isLargeControl: Bool {
        get { self[IsLargeControlKey.self] }
        set { self[IsLargeControlKey.self] = newValue }
    }
}

extension ViewGraph {
    /// Draws a control's label in the button style of its environment.
    func draw(label: any View, of node: Node) {
        let configuration = ButtonStyleConfiguration(label: .init(view: label), isPressed: false)
        let drawn = node.environment.shownButtonStyle?.body?(configuration) ?? label
        setChildren(of: node, [Child(key: 0, view: drawn)])
    }
}
