@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}

// swift-format-ignore: NoLeadingUnderscores
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Primitive, Wrapper {
    let view: any View
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        graph.setChildren(of: node, [Child(key: 0, view: view)])
    }
}

nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

/// A view with a modifier whose body is asked for, as a view's is.
@MainActor protocol ModifiedView {
    var modifierValue: Any { get }
    var modifiedBody: any View { get }
}
extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
    @MainActor var modifierValue: Any { modifier }
    @MainActor var modifiedBody: any View { modifier.body(content: _ViewModifier_Content(view: content)) }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view with something that the evaluator knows.
nonisolated struct Attributed<Content: View>: View, Primitive, Wrapper {
    let content: Content
    let attribute: Attribute
    typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) { graph.updateAttributed(node, content, attribute) }
}

enum Attribute {
    case onAppear(@MainActor () -> Void)
    case onDisappear(@MainActor () -> Void)
    case task(@MainActor () async -> Void)
    case environment((inout EnvironmentValues) -> Void)
    case id(AnyHashable)
    case tag(AnyHashable)
    case tabItem(any View)
    case tab(TabEntry)
    case badge(Int)
    case overlay(any View)
    case title(String)
    case disabled(Bool)
    case opacity(Double)
    case destination(ObjectIdentifier, @MainActor (AnyHashable) -> (any View)?)
    case presentation(PresentationSpec)
    case question(QuestionSpec)
    case dismissDisabled(Bool)
    /// Whether the system's Back is hidden, and nobody swipes back.
    case backHidden(Bool)
    /// What is in the navigation bar.
    case toolbar(any View)
    case detents(Set<PresentationDetent>, selection: Binding<PresentationDetent>?)
    /// A screen that grows out of the source with this id, and such a source.
    case zoom(from: AnyHashable)
    case zoomSource(AnyHashable)
    case openURL(@MainActor (Any) -> Void)
    /// The events from outside that the scene takes while it is open.
    case externalEvents(Set<String>)
    case userActivity(String, @MainActor (NSUserActivity) -> Void)
    /// An activity that the scene is to have as its own.
    case advertised(String, @MainActor (NSUserActivity) -> Void)
    case change(any Equatable, initial: @MainActor () -> Void, @MainActor (any Equatable) -> Void)
    /// Looks only.
    case look
}

/// What is shown over a view, or beside it.
struct PresentationSpec {
    enum Style { case sheet, cover, popover, inspector }
    let style: Style
    /// The identity of what is to be shown, and its view; nil for nothing.
    let item: @MainActor () -> (id: AnyHashable, view: any View)?
    let dismiss: @MainActor () -> Void
    let onDismiss: (@MainActor () -> Void)?
}

/// An alert or a confirmation dialog.
struct QuestionSpec {
    enum Style { case alert, confirmationDialog }
    let style: Style
    let title: String
    let isPresented: @MainActor () -> Bool
    let dismiss: @MainActor () -> Void
    let buttons: any View
    let message: any View
}
