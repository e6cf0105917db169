import Foundation
import Screen

/// A view that a page draws by itself. All others are drawn as their children.
@MainActor protocol Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind
}
/// A section of a list.
protocol SectionView {}
extension Section: SectionView {}

extension Text: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { .text(text, node.environment.textStyle) }
}
extension Image: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind {
        symbol.map { .symbol($0, node.environment.textStyle) } ?? .group
    }
}
extension AsyncImage: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind {
        .picture(url: url?.absoluteString ?? "", side: 300 / scale)
    }
}
extension ProgressView: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { .progress }
}
extension Color: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { .color(name) }
}
extension VStack: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind {
        .vertical(alignment: alignment.name, spacing: spacing.map { Double($0) })
    }
}
extension HStack: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind {
        .horizontal(spacing: spacing.map { Double($0) })
    }
}
extension List: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { .list(.grouped) }
}
extension Section: Drawn where Parent: View, Content: View, Footer: View {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { .section }
}
extension Button: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind {
        .button(Control(isDisabled: ui.isDisabled(node), role: role?.name, style: node.environment.buttonStyleName))
    }
}
extension NavigationLink: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind {
        .link(Control(isDisabled: ui.isDisabled(node)))
    }
}
extension TextField: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind {
        .field(
            Field(
                .text, value: text.wrappedValue, label: ui.texts(of: node).joined(separator: " "),
                isDisabled: ui.isDisabled(node)))
    }
}
extension SecureField: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind {
        .field(
            Field(
                .secure, value: text.wrappedValue, label: ui.texts(of: node).joined(separator: " "),
                isDisabled: ui.isDisabled(node)))
    }
}

private struct TextStyleKey: EnvironmentKey { static var defaultValue: TextStyle { TextStyle() } }
private struct ButtonStyleNameKey: EnvironmentKey { static var defaultValue: String? { nil } }
extension EnvironmentValues {
    var textStyle: TextStyle {
        get { self[TextStyleKey.self] }
        set { self[TextStyleKey.self] = newValue }
    }
    var buttonStyleName: String? {
        get { self[ButtonStyleNameKey.self] }
        set { self[ButtonStyleNameKey.self] = newValue }
    }
}
extension Node {
    /// Returns true if the list has selected the row with a key.
    func isSelected(_ key: AnyHashable) -> Bool { selectedRow == key }
}
