import Observation

/// Evaluates views: fills in their properties, asks for their bodies, keeps what is on screen, and plays the framework:
/// presents, dismisses, pushes, and reports.
@MainActor final class ViewGraph {
    let scene: SceneValues
    private(set) var root: Node!
    /// The views whose body was invalidated, in order.
    var invalidated: [Any] = []
    /// What the framework could not do, or would do badly.
    var faults: [String] = []
    /// Whether each change of a stack was animated.
    var pathChanges: [(from: Int, to: Int, isAnimated: Bool)] = []
    var dirty: [Node] = []
    /// What was invalidated by a change that is not animated.
    private var unanimated: Set<ObjectIdentifier> = []
    var isStill = false
    /// Dismissals that are under way.
    var dismissing: [Node] = []
    /// What began since views were last told that they appeared.
    var begun: (pushes: Int, presentations: Int) = (0, 0)
    /// Who is told at the end of the transition that is under way; nil where none is.
    var transition: (gone: [Node], new: [Node])?
    /// Whether transitions end only when a test says so.
    var holdsTransitions = false
    let behavior: FrameworkBehavior
    /// All that is there, in order, as views were last told of it.
    var known: [Node] = []

    /// Whether it is what a window shows.
    var isOnScreen = true
    var isInBackground = false
    /// Whether both columns of a split view have become one.
    var isCompact = false
    /// What becomes of each callback.
    private let fate: @MainActor (ViewCallback) -> CallbackFate
    var late: [@MainActor () -> Void] = []
    private var overtaken: [@MainActor () -> Void] = []

    init(
        scene: SceneValues, behavior: FrameworkBehavior, fate: @escaping @MainActor (ViewCallback) -> CallbackFate
    ) {
        self.scene = scene
        self.behavior = behavior
        self.fate = fate
    }

    /// Makes a callback, or does with it what a framework may do.
    func call(_ callback: ViewCallback, _ action: @escaping @MainActor () -> Void) {
        let held = overtaken
        overtaken = []
        switch fate(callback) {
        case .made: action()
        case .lost: break
        case .twice:
            action()
            action()
        case .late: late.append(action)
        case .swapped: overtaken.append(action)
        }
        for action in held { action() }
    }
    func callOvertaken() -> Bool {
        guard !overtaken.isEmpty else { return false }
        let held = overtaken
        overtaken = []
        for action in held { action() }
        return true
    }

    func start(_ view: any View, _ environment: EnvironmentValues) {
        root = Node(key: "root", view: view, environment: environment, parent: nil)
        update(root)
    }

    // MARK: evaluation
    func update(_ node: Node) {
        node.isDirty = false
        node.evaluation += 1
        switch node.view {
        case let primitive as any Primitive:
            // what it reads is observed, what its children read is theirs
            node.pending = []
            observed(node) { primitive.update(node, in: self) }
            let children = node.pending ?? []
            node.pending = nil
            setChildren(of: node, children)
            let deferred = node.deferred
            node.deferred = []
            for action in deferred { action() }
        case let modified as any ModifiedView:
            install(modified.modifierValue, node)
            var body: (any View)?
            observed(node) { body = modified.modifiedBody }
            setChildren(of: node, body.map { [Child(key: 0, view: $0)] } ?? [])
        case is any UIViewControllerRepresentable, is any NSViewControllerRepresentable:
            install(node.view, node)
            observed(node) { RepresentedController.show(node) }
        default:
            install(node.view, node)
            var body: (any View)?
            observed(node) { body = Self.body(of: node.view) }
            setChildren(of: node, body.map { [Child(key: 0, view: $0)] } ?? [])
        }
    }
    private static func body<V: View>(of view: V) -> any View { view.body }

    private func observed(_ node: Node, _ body: () -> Void) {
        let evaluation = node.evaluation
        withObservationTracking(body) { [weak self, weak node] in
            MainActor.assumeIsolated {
                guard let self, let node, node.evaluation == evaluation, !node.isDirty else { return }
                node.isDirty = true
                self.dirty.append(node)
                if isAnimationDisabled { self.unanimated.insert(ObjectIdentifier(node)) }
                if !(node.view is any Primitive) {
                    self.invalidated.append((node.view as? any ModifiedView)?.modifierValue ?? node.view)
                }
            }
        }
    }
    private func install(_ value: Any, _ node: Node) {
        for (index, child) in Mirror(reflecting: value).children.enumerated() {
            guard let property = child.value as? any InstalledProperty else { continue }
            let name = child.label ?? "\(index)"
            let slot = node.slots[name] ?? Slot()
            node.slots[name] = slot
            property.install(slot, node.environment, self)
        }
    }

    /// Keeps the children that are the same, and makes the others.
    func setChildren(of node: Node, _ children: [Child]) {
        if node.pending != nil {
            node.pending = children
            return
        }
        let old = node.children
        var used: Set<ObjectIdentifier> = []
        node.children = children.map { child in
            let environment = child.environment ?? node.environment
            let type = Swift.type(of: child.view) as Any.Type
            let same = old.first {
                $0.key == child.key && $0.viewType == type && !used.contains(ObjectIdentifier($0))
            }
            if let same {
                used.insert(ObjectIdentifier(same))
                same.view = child.view
                same.environment = environment
                update(same)
                return same
            }
            let new = Node(key: child.key, view: child.view, environment: environment, parent: node)
            update(new)
            return new
        }
    }

    /// Evaluates what was invalidated.
    func flush() {
        while !dirty.isEmpty {
            // from the outside in: what an outer view drops is not drawn once more
            let nodes = dirty.filter(\.isDirty).map { ($0.depth, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
            dirty = []
            let still = unanimated
            unanimated = []
            for node in nodes where node.isDirty && isThere(node) {
                isStill = still.contains(ObjectIdentifier(node))
                update(node)
                isStill = false
            }
        }
    }
    func isThere(_ node: Node) -> Bool {
        var current = node
        while let parent = current.parent {
            let isChild =
                parent.children.contains { $0 === current } || parent.presented?.node === current
                || parent.question?.buttons === current || parent.question?.message === current
            guard isChild else { return false }
            current = parent
        }
        return current === root
    }

    // MARK: attributes
    func updateAttributed(_ node: Node, _ content: any View, _ attribute: Attribute) {
        node.attribute = attribute
        var environment = node.environment
        var key: AnyHashable = 0
        var children: [Child] = []
        switch attribute {
        case .environment(let change): change(&environment)
        case .id(let id): key = id
        case .overlay(let view): children = [Child(key: "overlay", view: view)]
        case .tabItem(let view): children = [Child(key: "label", view: view)]
        case .toolbar(let view): children = [Child(key: "toolbar", view: view)]
        case .presentation(let spec): present(spec, node)
        case .question(let spec): ask(spec, node)
        case .change(let value, let initial, let action):
            let last = node.lastChange
            node.lastChange = value
            if let last { node.deferred.append { action(last) } } else { node.deferred.append(initial) }
        default: break
        }
        setChildren(of: node, [Child(key: key, view: content, environment: environment)] + children)
    }
}
