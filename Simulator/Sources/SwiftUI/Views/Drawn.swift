import Foundation
import Screen

/// A view that a page draws by itself. All others are drawn as their children.
@MainActor protocol Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind
}
/// A view whose children have a meaning by their position, so that empty ones stay.
protocol PartedView {}
extension Section: PartedView {}
extension ContentUnavailableView: PartedView {}
extension LabeledContent: PartedView {}

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
        .picture(url: url?.absoluteString ?? "", side: Content.self == Image.self ? 300 / scale : nil)
    }
}
extension ProgressView: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { .progress(fraction) }
}
extension Color: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { .color(name) }
}
extension Spacer: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { .spacer }
}
extension Label: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { .label }
}
extension LabeledContent: Drawn where Label: View, Content: View {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { .fact }
}
extension ContentUnavailableView: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { .unavailable }
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
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { .list }
}
extension Section: Drawn where Parent: View, Content: View, Footer: View {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { .section }
}
extension Button: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind {
        var control = Control(
            isDisabled: ui.isDisabled(node), role: role?.name, style: node.environment.shownButtonStyle?.name)
        control.isLarge = node.environment.isLargeControl
        return .button(control)
    }
}
extension NavigationLink: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind {
        .link(Control(isDisabled: ui.isDisabled(node)))
    }
}
extension TextField: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { ui.field(.text, text, node) }
}
extension SecureField: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { ui.field(.secure, text, node) }
}
extension SearchField: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { ui.field(.search, text, node) }
}
extension Toggle: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind {
        .toggle(isOn: isOn.wrappedValue, Control(isDisabled: ui.isDisabled(node)))
    }
}
extension Picker: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind {
        .picker(
            Element.PickerKind(rawValue: node.environment.pickerStyle) ?? .menu,
            Control(isDisabled: ui.isDisabled(node)))
    }
}
extension Stepper: Drawn {
    @MainActor func kind(of node: Node, on ui: ViewHost) -> Element.Kind { .stepper }
}
extension ViewHost {
    fileprivate func field(_ kind: Field.Kind, _ text: Binding<String>, _ node: Node) -> Element.Kind {
        .field(
            Field(
                kind, value: text.wrappedValue, label: texts(of: node).joined(separator: " "),
                isDisabled: isDisabled(node)))
    }
}
