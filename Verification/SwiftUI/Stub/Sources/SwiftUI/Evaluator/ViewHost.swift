public import Foundation

/// A screen for tests: shows a view, and does what a user does.
@_spi(Evaluator) @MainActor public final class ViewHost {
    let graph: ViewGraph
    var environment = EnvironmentValues()
    private let opened = OpenedWindows()

    /// Shows a view, and waits until it has come to rest.
    ///
    /// - Parameters:
    ///   - view: What is shown.
    ///   - scene: What the scene keeps.
    ///   - isCompact: Whether there is room for one column only.
    ///   - isOnScreen: Whether a window shows it.
    ///   - hasWindows: Whether the system has several windows.
    ///   - space: What becomes of an immersive space.
    ///   - behavior: What it does as SwiftUI does it on devices.
    ///   - fate: What becomes of each callback, if the framework does not simply make it.
    public init(
        _ view: some View, scene: SceneValues = SceneValues(), isCompact: Bool = false,
        isOnScreen: Bool = true, hasWindows: Bool = false, space: OpenImmersiveSpaceAction.Result = .error,
        behavior: FrameworkBehavior = .onDevices,
        fate: @escaping @MainActor (ViewCallback) -> CallbackFate = { _ in .made }
    ) {
        graph = ViewGraph(scene: scene, behavior: behavior, fate: fate)
        graph.isCompact = isCompact
        graph.isOnScreen = isOnScreen
        environment.horizontalSizeClass = isCompact ? .compact : .regular
        let opened = opened
        environment.setSpaces { [opened] stored in
            opened.spaces.append(stored)
            return space
        }
        environment.setOpenWindow(hasWindows ? OpenWindowAction { opened.values.append(($0, $1)) } : nil)
        graph.start(view, environment)
        settle()
    }
    /// Shows the window of a scene for a value that another one asked for, or that the system has kept.
    ///
    /// - Returns: nil where the scene has no window for it.
    public convenience init?(window scene: some Scene, for stored: Data) {
        guard let content = (Self.window(of: scene) as? any PresentsData)?.presenting(stored) else { return nil }
        self.init(AnyView(content))
    }
    /// The values that immersive spaces were asked for, as the system keeps them; nil where one was dismissed.
    public var openedSpaces: [Data?] { opened.spaces }
    /// The values that windows were asked for, as the system keeps them.
    public var openedWindows: [Data] { opened.values.map(\.1) }
    /// Shows the first window of an app.
    public convenience init(app: some App, scene: SceneValues = SceneValues()) {
        self.init(AnyView(Self.window(of: app.body)), scene: scene)
    }
    /// Whether a scene has no menu commands of its own, such as New Window.
    public static func hasNoCommands<S: Scene>(_ scene: S) -> Bool { scene.body is any CommandlessScene }
    private static func window(of scene: any Scene) -> any View {
        if let window = scene as? any ViewScene { return window.root }
        func inner<S: Scene>(_ scene: S) -> any Scene { scene.body }
        return window(of: inner(scene))
    }

    /// Whether it is what a window shows: views disappear with it.
    public var isOnScreen: Bool {
        get { graph.isOnScreen }
        set {
            graph.isOnScreen = newValue
            settle()
        }
    }
    /// Shows another view in the place of the first.
    public func replace(_ view: some View) {
        graph.root.view = view
        graph.update(graph.root)
        settle()
    }
    /// Lets the framework do what there is to do.
    public func settle() { graph.settle() }
    /// Whether transitions last until `endTransition`.
    public var holdsTransitions: Bool {
        get { graph.holdsTransitions }
        set { graph.holdsTransitions = newValue }
    }
    /// Whether a transition is under way.
    public var isInTransition: Bool { graph.transition != nil || !graph.dismissing.isEmpty }
    /// Ends the transition that is under way, and lets the framework go on.
    public func endTransition() { graph.endOneTransition() }
    /// Whether there is room for one column only.
    public var isCompact: Bool { graph.isCompact }
    /// Whether the app is in the background.
    public var isInBackground: Bool { graph.isInBackground }
    /// The window becomes narrow, or wide again.
    public func resize(isCompact: Bool) {
        guard graph.isCompact != isCompact else { return }
        let open = modals.contains("inspector")
        graph.isCompact = isCompact
        environment.horizontalSizeClass = isCompact ? .compact : .regular
        graph.root.environment = environment
        graph.update(graph.root)
        graph.flush()
        if graph.behavior.contains(.resizingEmptiesInspectors), open, modals.contains("inspector") {
            graph.faults.append("an inspector is empty after a change of the width")
        }
        settle()
    }
    /// The same, and what runs on the main actor.
    public func settleTasks() async {
        for _ in 0..<40 {
            await Task.yield()
            graph.settle()
        }
    }

    // MARK: what is seen
    /// The texts of the top level: of the modal that is on top, or of the window.
    public var texts: [String] { texts(of: top) }
    /// The texts of a level: 0 for the window, then one a modal.
    public func texts(level: Int) -> [String] { levels.indices.contains(level) ? texts(of: levels[level]) : [] }
    /// How the modals are shown, from the ground up: `sheet`, `cover`, `popover`, `inspector`.
    public var modals: [String] {
        levels.dropFirst().map { level in
            guard case .presentation(let spec) = level.parent?.attribute else { return "?" }
            return "\(spec.style)"
        }
    }
    /// The title of the top level's screen.
    public var title: String? {
        nodes(of: top).reversed().lazy.compactMap { if case .title(let title) = $0.attribute { title } else { nil } }
            .first
    }
    /// The heights of the sheet on top.
    public var detents: Set<PresentationDetent> {
        nodes(of: top).lazy.compactMap { if case .detents(let detents, _) = $0.attribute { detents } else { nil } }
            .first ?? []
    }
    /// The user drags the sheet on top to another height.
    public func drag(to detent: PresentationDetent) {
        for node in nodes(of: top) {
            if case .detents(let detents, let selection?) = node.attribute, detents.contains(detent) {
                selection.wrappedValue = detent
            }
        }
        settle()
    }
    /// What the screen on top grows out of: the texts of its source; nil if it does not zoom.
    public var zoomedFrom: [String]? {
        let zooms = nodes(of: top).reversed().lazy.compactMap { node -> AnyHashable? in
            if case .zoom(let source) = node.attribute { source } else { nil }
        }
        guard let id = zooms.first else { return nil }
        let source = graph.root.all.first { if case .zoomSource(id) = $0.attribute { true } else { false } }
        return source.map { texts(of: $0) } ?? []
    }
    /// The texts of the view that the popover on top points to.
    public var pointedAt: [String] { top.parent.map { texts(of: $0) } ?? [] }
    /// The alert or dialog that is shown: its title, message and buttons.
    public var question: (style: String, title: String, message: [String], buttons: [String])? {
        for node in graph.visible {
            if let question = node.question, case .question(let spec) = node.attribute {
                return ("\(spec.style)", spec.title, texts(of: question.message), texts(of: question.buttons))
            }
        }
        return nil
    }
    /// The levels on which questions are asked: 0 for the window, then one a modal.
    public var levelOfQuestions: [Int] {
        levels.indices.filter { index in nodes(of: levels[index]).contains { $0.question != nil } }
    }
    /// What the framework could not do, or would do badly.
    public var faults: [String] { graph.faults }
    /// The views and modifiers that were invalidated since this was last emptied.
    public var invalidated: [Any] {
        get { graph.invalidated }
        set { graph.invalidated = newValue }
    }
    /// How stacks changed, and whether that was animated.
    public var pathChanges: [(from: Int, to: Int, isAnimated: Bool)] {
        get { graph.pathChanges }
        set { graph.pathChanges = newValue }
    }
    /// The depth of the top level's stack.
    public var depth: Int? { stack.map { $0.drawnPath.count } }

    // MARK: the tree
    /// The window, and each modal over it.
    var levels: [Node] {
        var levels: [Node] = [graph.root]
        while let next = nodes(of: levels[levels.count - 1]).lazy.compactMap({ $0.presented?.node }).first {
            levels.append(next)
        }
        return levels
    }
    var top: Node { levels[levels.count - 1] }
    /// The nodes of a level that can be seen, without the modals over it.
    func nodes(of node: Node) -> [Node] {
        if case .opacity(0) = node.attribute { return [] }
        return [node] + graph.shownChildren(of: node).flatMap { nodes(of: $0) }
    }
    /// The same with those out of sight.
    func covered(of node: Node) -> [Node] {
        [node] + graph.shownChildren(of: node).flatMap { covered(of: $0) }
    }
    func texts(of node: Node) -> [String] { nodes(of: node).compactMap(\.text) }
    var stack: Node? {
        nodes(of: top).reversed().first { if case .stack = $0.kind { true } else { false } }
    }
    func deepest(_ node: Node) -> Node { nodes(of: node).last ?? node }
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
    nonisolated(unsafe) var spaces: [Data?] = []  // the same
    nonisolated init() {}
}

/// A tab in the tab bar or the sidebar.
@_spi(Evaluator) public struct ShownTab: Equatable, Sendable {
    public var title: String
    public var badge = 0
    public var section: String?
    public var isSearch = false
    public var customizationID: String?

    public init(
        title: String, badge: Int = 0, section: String? = nil, isSearch: Bool = false, customizationID: String? = nil
    ) {
        self.title = title
        self.badge = badge
        self.section = section
        self.isSearch = isSearch
        self.customizationID = customizationID
    }
}

/// What the framework tells a view.
@_spi(Evaluator) public enum ViewCallback: CaseIterable, Sendable { case appearance, dismissal }

/// What becomes of a callback.
@_spi(Evaluator) public enum CallbackFate: CaseIterable, Sendable {
    case made, lost, twice
    /// Made when something is next done.
    case late
    /// Made after the one that follows.
    case swapped
}
