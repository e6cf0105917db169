import Screen

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

/// A view with a modifier that has a body.
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

/// A view with an attribute for the evaluator.
nonisolated struct Attributed<Content: View>: View, Primitive, Wrapper {
    let content: Content
    let attribute: Attribute
    typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) { graph.updateAttributed(node, content, attribute) }
}

/// An attribute of a view. It is indirect, because walks through the tree copy it often.
indirect enum Attribute {
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
    case background(any View)
    case title(String)
    case titleMode(isLarge: Bool)
    case search(SearchField)
    case submit(SubmitTriggers, @MainActor () -> Void)
    case box(Box)
    case bareRow
    /// A name for screen readers.
    case named(String)
    case disabled(Bool)
    case opacity(Double)
    case destination(ObjectIdentifier, @MainActor (AnyHashable) -> (any View)?)
    case presentation(PresentationSpec)
    case question(QuestionSpec)
    /// A question before the window is closed; nil if it isn't asked.
    case closing(QuestionSpec?)
    /// A value for the menus while the scene is focused.
    case focused((inout FocusedValues) -> Void)
    /// The key that, with Command, taps the control.
    case shortcut(Character)
    case dismissDisabled(Bool)
    /// The presentation of a popover in a narrow window.
    case adaptation(String)
    /// The action of VoiceOver's escape gesture.
    case escape(@MainActor () -> Void)
    /// Hides the system's Back button and disables back swipes, if true.
    case backHidden(Bool)
    /// The content of the navigation bar.
    case toolbar(any View)
    case detents(Set<PresentationDetent>, selection: Binding<PresentationDetent>?)
    /// An aspect of the sheet around the view.
    case sheet(SheetAspect)
    /// A change to the transactions of the content, applied when the value changes.
    case transaction(any Equatable, (inout Transaction) -> Void)
    /// A zoom transition from the source with this id.
    case zoom(from: AnyHashable)
    case zoomSource(AnyHashable)
    case openURL(@MainActor (Any) -> Void)
    /// The external events that the scene takes while it is open.
    case externalEvents(Set<String>)
    case userActivity(String, @MainActor (NSUserActivity) -> Void)
    case change(any Equatable, initial: @MainActor () -> Void, @MainActor (any Equatable) -> Void)
    /// No attribute: a modifier that is off, or that changes only the appearance, which the evaluator doesn't show.
    case look
}

/// A presentation over or beside a view.
struct PresentationSpec {
    enum Style { case sheet, cover, popover }
    let style: Style
    /// Returns the presented item's identity and view; nil if nothing is presented.
    let item: @MainActor () -> (id: AnyHashable, view: any View)?
    let dismiss: @MainActor () -> Void
    let onDismiss: (@MainActor () -> Void)?
}

/// An alert, a confirmation dialog, or a menu.
struct QuestionSpec {
    enum Style { case alert, confirmationDialog, menu }
    let style: Style
    let title: String
    let isPresented: @MainActor () -> Bool
    let dismiss: @MainActor () -> Void
    let buttons: any View
    let message: any View
}
