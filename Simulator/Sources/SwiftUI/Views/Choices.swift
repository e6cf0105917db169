import Foundation

nonisolated public struct Toggle<Label: View>: View, Primitive {
    let isOn: Binding<Bool>
    let label: Label
    public typealias Body = Never
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        node.tap = { isOn.wrappedValue.toggle() }
        graph.setChildren(of: node, [Child(key: 0, view: label)])
    }
}
extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
}

nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, Primitive {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        var environment = node.environment
        let selected = AnyHashable(selection.wrappedValue)
        environment.chosen = Chosen(value: selected) { value in
            if let value = value.base as? SelectionValue { selection.wrappedValue = value }
        }
        graph.setChildren(
            of: node, [Child(key: 0, view: label), Child(key: 1, view: content, environment: environment)])
    }
}
extension Picker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, label: Text(titleKey), content: content()) }
}

/// The selection of the picker around a view.
struct Chosen {
    let value: AnyHashable
    let choose: @MainActor (AnyHashable) -> Void
}
private struct ChosenKey: EnvironmentKey { static var defaultValue: Chosen? { nil } }
private struct PickerStyleKey: EnvironmentKey { static var defaultValue: String { "menu" } }
private struct HidesLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    var chosen: Chosen? {
        get { self[ChosenKey.self] }
        set { self[ChosenKey.self] = newValue }
    }
    var pickerStyle: String {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
    var hidesLabels: Bool {
        get { self[HidesLabelsKey.self] }
        set { self[HidesLabelsKey.self] = newValue }
    }
}

public protocol PickerStyle {}
nonisolated public struct InlinePickerStyle: PickerStyle {
    public init() {}
}
nonisolated public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
@available(watchOS, unavailable)
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension View {
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        with(.environment { $0.pickerStyle = style is SegmentedPickerStyle ? "segmented" : "inline" })
    }
    nonisolated public func labelsHidden() -> some View { with(.environment { $0.hidesLabels = true }) }
}

@available(tvOS, unavailable)
nonisolated public struct Stepper<Label: View>: View, Primitive {
    let label: Label
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        func button(_ name: LocalizedStringKey, _ symbol: String, _ action: (() -> Void)?) -> any View {
            Button(name, systemImage: symbol) { action?() }.disabled(action == nil)
        }
        graph.setChildren(
            of: node,
            [
                Child(key: 0, view: label), Child(key: 1, view: button("Decrement", "minus", decrement)),
                Child(key: 2, view: button("Increment", "plus", increment)),
            ])
    }
}
@available(tvOS, unavailable)
extension Stepper where Label == Text {
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        func moved(by stride: V.Stride) -> (() -> Void)? {
            let new = value.wrappedValue.advanced(by: stride)
            return bounds.contains(new) ? { value.wrappedValue = new } : nil
        }
        self.init(label: Text(titleKey), increment: moved(by: step), decrement: moved(by: -step))
    }
}

@available(watchOS, unavailable)
nonisolated public struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @State private var isOpen = false

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }
    @MainActor public var body: some View {
        Button {
            isOpen = true
        } label: {
            label
        }
        .with(
            .question(
                QuestionSpec(
                    style: .menu, title: "", isPresented: { isOpen }, dismiss: { isOpen = false }, buttons: content,
                    message: EmptyView())))
    }
}
@available(watchOS, unavailable)
extension Menu where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
}
