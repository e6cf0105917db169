import Screen

nonisolated public struct Font: Hashable, Sendable {
    let name: String
    public static let largeTitle = Font(name: "largeTitle")
    public static let title = Font(name: "title")
    public static let headline = Font(name: "headline")
    public static let subheadline = Font(name: "subheadline")
    public static let footnote = Font(name: "footnote")

    public struct Weight: Hashable, Sendable {
        let name: String
        public static let semibold = Weight(name: "semibold")
    }
}

public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {}
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
    let name: String
    public static let primary = HierarchicalShapeStyle(name: "primary")
    public static let secondary = HierarchicalShapeStyle(name: "secondary")
    public static let tertiary = HierarchicalShapeStyle(name: "tertiary")
}
nonisolated public struct TintShapeStyle: ShapeStyle {
    public init() {}
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var green: Color { .green }
    public static var gray: Color { .gray }
}
extension Color {
    public static let red = Color(name: "red")
    public static let green = Color(name: "green")
    public static let blue = Color(name: "blue")
    public static let gray = Color(name: "gray")
    public static let primary = Color(name: "primary")
    public static let secondary = Color(name: "secondary")
}
/// The name of a style; nil for one that the page can't draw.
private func name(of style: some ShapeStyle) -> String? {
    (style as? Color)?.name ?? (style as? HierarchicalShapeStyle)?.name ?? (style is TintShapeStyle ? "tint" : nil)
}

extension View {
    nonisolated public func font(_ font: Font?) -> some View { with(.environment { $0.textStyle.font = font?.name }) }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        with(.environment { $0.textStyle.weight = weight?.name })
    }
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        with(.environment { $0.textStyle.weight = isActive ? "bold" : nil })
    }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        let name = name(of: style)
        return with(.environment { $0.textStyle.color = name })
    }
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { with(actionKind == .escape ? .escape(handler) : .look) }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        with(.named(labelKey.text))
    }
}

private struct TextStyleKey: EnvironmentKey { static var defaultValue: TextStyle { TextStyle() } }
extension EnvironmentValues {
    /// The look of the texts and symbols.
    var textStyle: TextStyle {
        get { self[TextStyleKey.self] }
        set { self[TextStyleKey.self] = newValue }
    }
}

nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
}
