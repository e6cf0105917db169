public import Foundation
import UIKitCore

/// A screen for tests. It shows a view, and performs actions as a user does.
@_spi(Evaluator) @MainActor public final class ViewHost {
    let graph: ViewGraph
    var environment = EnvironmentValues()
    private let opened = OpenedWindows()
    /// A Boolean value that indicates whether a list keeps its selection when the user goes back to its column.
    public var keepsRows = false

    /// Shows a view, and settles.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - scene: The stored values of the scene.
    ///   - isCompact: True if the window has room for one column only.
    ///   - isOnScreen: True if a window shows the view.
    ///   - hasWindows: True if the system supports several windows.
    ///   - isInController: True if a hosting controller shows the view, outside of an app's scenes.
    ///   - tabsStay: True to imitate tvOS, where a tab view doesn't leave a tab that has pushed screens (Rivulet, issue
    ///     167). Here, selecting another is a fault.
    ///   - fate: Returns the fate of each callback. By default, each is made.
    public init(
        _ view: some View, scene: SceneValues = SceneValues(), isCompact: Bool = false,
        isOnScreen: Bool = true, hasWindows: Bool = false,
        tabsStay: Bool = false, isInController: Bool = false,
        fate: @escaping @MainActor (ViewCallback) -> CallbackFate = { _ in .made }
    ) {
        graph = ViewGraph(scene: scene, tabsStay: tabsStay, fate: fate)
        graph.isCompact = isCompact
        graph.isOnScreen = isOnScreen
        environment.horizontalSizeClass = isCompact ? .compact : .regular
        let opened = opened
        // a hosting controller of UIKit's doesn't set it
        environment.scenePhase = isInController ? .background : .active
        environment.setOpenWindow(hasWindows ? OpenWindowAction { opened.values.append(($0, $1)) } : nil)
        graph.start(view, environment)
        settle()
    }
    /// Shows the window of a scene for a value that another window requested or the system restored. Returns nil if the
    /// scene has no window for the value.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - stored: The value, as stored by the system.
    public convenience init?(window scene: some Scene, for stored: Data) {
        guard let content = (Self.window(of: scene) as? any PresentsData)?.presenting(stored) else { return nil }
        self.init(AnyView(content))
    }
    /// The values of requested windows, as stored by the system.
    public var openedWindows: [Data] { opened.values.map(\.1) }
    /// Shows the first window of an app.
    public convenience init(app: some App, scene: SceneValues = SceneValues(), isCompact: Bool = false) {
        self.init(AnyView(Self.window(of: app.body)), scene: scene, isCompact: isCompact)
    }
    /// Returns true if a scene's body removes its commands, such as New Window.
    public static func hasNoCommands<S: Scene>(_ scene: S) -> Bool { scene.body is any CommandlessScene }
    private static func window(of scene: any Scene) -> any View {
        if let window = scene as? any ViewScene { return window.root }
        func inner<S: Scene>(_ scene: S) -> any Scene { scene.body }
        return window(of: inner(scene))
    }

    /// A Boolean value that indicates whether a window shows the view. The views disappear with the window.
    public var isOnScreen: Bool {
        get { graph.isOnScreen }
        set {
            graph.isOnScreen = newValue
            settle()
        }
    }
    /// Replaces the root view, and settles.
    public func replace(_ view: some View) {
        graph.root.view = view
        graph.update(graph.root)
        settle()
    }
    /// Lets the framework do its pending work.
    public func settle() { graph.settle() }
    /// A Boolean value that indicates whether transitions last until a test calls `endTransition()`.
    public var holdsTransitions: Bool {
        get { graph.holdsTransitions }
        set { graph.holdsTransitions = newValue }
    }
    /// A Boolean value that indicates whether a transition is in progress.
    public var isInTransition: Bool { graph.transition != nil || !graph.dismissing.isEmpty }
    /// Ends the transition in progress or, if there is none, the oldest dismissal. Then settles.
    public func endTransition() { graph.endOneTransition() }
    /// A Boolean value that indicates whether the window has room for one column only.
    public var isCompact: Bool { graph.isCompact }
    /// A Boolean value that indicates whether the app is in the background.
    public var isInBackground: Bool { graph.isInBackground }
    /// Makes the window narrow, or wide again.
    public func resize(isCompact: Bool) {
        guard graph.isCompact != isCompact else { return }
        graph.isResizing = true
        graph.isCompact = isCompact
        environment.horizontalSizeClass = isCompact ? .compact : .regular
        graph.root.environment = environment
        graph.update(graph.root)
        graph.flush()
        graph.isResizing = false
        settle()
    }
    /// Settles 160 times. In between, other jobs on the main actor can run. Every fourth time, it waits for an empty job
    /// off the main actor, so that other actors get their turn on a busy machine, too.
    public func settleTasks() async {
        for round in 0..<160 {
            if round.isMultiple(of: 4) { await Task.detached {}.value } else { await Task.yield() }
            graph.settle()
        }
    }

    // MARK: screen contents
    /// The texts of the topmost level: the modal on top, or the window.
    public var texts: [String] { texts(of: top) }
    /// Returns the texts of a level: 0 for the window, then each modal. There are none if the level doesn't exist.
    public func texts(level: Int) -> [String] { levels.indices.contains(level) ? texts(of: levels[level]) : [] }
    /// The presentations of the modals, from the bottom: `sheet`, `cover`, `popover`. In a narrow window, a
    /// popover is a sheet, unless its content requests another presentation.
    public var modals: [String] {
        levels.dropFirst().map { level in
            guard case .presentation(let spec) = level.parent?.attribute else { return "?" }
            guard isCompact, spec.style == .popover else { return "\(spec.style)" }
            return level.adaptation ?? "sheet"
        }
    }
    /// The title of the top level's screen; nil without one.
    public var title: String? {
        nodes(of: top).reversed().firstMapped { if case .title(let title) = $0.attribute { title } else { nil } }
    }
    /// The heights that the top sheet can have; empty if no modifier sets them.
    public var detents: Set<PresentationDetent> {
        nodes(of: top).firstMapped { if case .detents(let detents, _) = $0.attribute { detents } else { nil } } ?? []
    }
    /// Drags the top sheet to another height, of which UIKit tells the sheet's delegate. Does nothing if the sheet lacks
    /// that detent or a binding for the selection.
    public func drag(to detent: PresentationDetent) {
        guard let controller = top.hosting as? PresentedSheet,
            let sheet = controller.presentationController as? UISheetPresentationController,
            let delegate = sheet.delegate as? any UISheetPresentationControllerDelegate
        else { return }
        controller.onDrag { [self] in
            for node in nodes(of: top) {
                if case .detents(let detents, let selection?) = node.attribute, detents.contains(detent) {
                    selection.wrappedValue = detent
                }
            }
        }
        delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        settle()
    }
    /// The replacements of views that the app animated: the texts of the old views and of the new ones.
    public var fades: [(from: [String], to: [String])] {
        get { graph.fades }
        set { graph.fades = newValue }
    }
    /// The texts of the view that the top screen zooms from; nil if the screen doesn't zoom, empty if no view is the
    /// source.
    public var zoomedFrom: [String]? {
        let zoomed = nodes(of: top).reversed().firstMapped { node -> AnyHashable? in
            if case .zoom(let source) = node.attribute { source } else { nil }
        }
        guard let id = zoomed else { return nil }
        let source = graph.root.all.first { if case .zoomSource(id) = $0.attribute { true } else { false } }
        return source.map { texts(of: $0) } ?? []
    }
    /// The texts of the view that presents the top modal, which a popover points to; empty without a modal.
    public var pointedAt: [String] { top.parent.map { texts(of: $0) } ?? [] }
    /// The style, title, message and buttons of the shown alert, dialog or menu; nil if there is none.
    public var question: (style: String, title: String, message: [String], buttons: [String])? {
        for node in graph.visible {
            if let question = node.question, case .question(let spec) = node.attribute {
                return ("\(spec.style)", spec.title, texts(of: question.message), texts(of: question.buttons))
            }
        }
        return nil
    }
    /// The levels that show an alert, dialog or menu: 0 for the window, then each modal.
    public var levelOfQuestions: [Int] {
        levels.indices.filter { index in nodes(of: levels[index]).contains { $0.question != nil } }
    }
    /// The actions that the framework would ignore or perform wrongly.
    public var faults: [String] { graph.faults }
    /// The numbers of evaluated bodies of views and modifiers, and of drawn primitives. A test may set them to 0.
    public var counts: (views: Int, modifiers: Int, primitives: Int) {
        get { graph.counts }
        set { graph.counts = newValue }
    }
    /// The number of nodes, with those of modals.
    public var countOfNodes: Int { graph.root.all.count }
    /// The views and modifiers invalidated since recording began. Assign an empty array to start or restart the
    /// recording.
    public var invalidated: [Any] {
        get { graph.invalidated ?? [] }
        set { graph.invalidated = newValue }
    }
    /// The changes of stacks' paths: the numbers of elements before and after, and whether the change was animated.
    public var pathChanges: [(from: Int, to: Int, isAnimated: Bool)] {
        get { graph.pathChanges }
        set { graph.pathChanges = newValue }
    }
    /// The number of screens pushed on the top level's stack; nil without a stack.
    public var depth: Int? { stack.map { $0.drawnPath.count } }

    // MARK: the tree
    /// The window, followed by each modal above it.
    var levels: [Node] {
        var levels: [Node] = [graph.root]
        while let next = levels[levels.count - 1].modal { levels.append(next) }
        return levels
    }
    var top: Node { levels[levels.count - 1] }
    /// Returns a node and the visible nodes below it, without those of modals, and without those with an opacity of 0.
    func nodes(of node: Node) -> [Node] {
        if node.isTransparent { return [] }
        return node.collected { $0.isTransparent ? [] : graph.shownChildren(of: $0) }.filter { !$0.isTransparent }
    }
    /// Returns a node and the shown nodes below it, including those with an opacity of 0, as behind a lock screen.
    func covered(of node: Node) -> [Node] {
        node.collected { graph.shownChildren(of: $0) }
    }
    func texts(of node: Node) -> [String] { nodes(of: node).compactMap(\.text) }
    var stack: Node? {
        nodes(of: top).reversed().first { if case .stack = $0.kind { true } else { false } }
    }
    func deepest(_ node: Node) -> Node { nodes(of: node).last { $0.text != nil } ?? node }
    func isDisabled(_ node: Node) -> Bool {
        if node.isDisabled { return true }
        var node: Node? = node
        while let current = node {
            if case .disabled(true) = current.attribute { return true }
            node = current.parent
        }
        return false
    }
}

private final class OpenedWindows {
    nonisolated(unsafe) var values: [(Any, Data)] = []  // written on the main actor only
    nonisolated init() {}
}

/// A tab in the tab bar or the sidebar.
@_spi(Evaluator) public struct ShownTab: Equatable, Sendable {
    public var title: String
    public var badge = 0
    public var isSearch = false
    public var customizationID: String?

    public init(
        title: String, badge: Int = 0, isSearch: Bool = false, customizationID: String? = nil
    ) {
        self.title = title
        self.badge = badge
        self.isSearch = isSearch
        self.customizationID = customizationID
    }
}

/// A callback from the framework to a view.
@_spi(Evaluator) public enum ViewCallback: CaseIterable, Sendable { case appearance, dismissal }

/// The fate of a callback.
@_spi(Evaluator) public enum CallbackFate: CaseIterable, Sendable {
    case made, lost, twice
    /// Made when the views next settle.
    case late
    /// Made after the next callback, or when nothing else is left to do.
    case swapped
}
