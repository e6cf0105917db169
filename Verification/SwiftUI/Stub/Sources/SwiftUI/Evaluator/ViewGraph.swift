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
    private var dirty: [Node] = []
    /// What was invalidated by a change that is not animated.
    private var unanimated: Set<ObjectIdentifier> = []
    private var isStill = false
    /// Dismissals that are under way.
    private var dismissing: [Node] = []
    /// What began since views were last told that they appeared.
    private var begun: (pushes: Int, presentations: Int) = (0, 0)

    /// Whether it is what a window shows.
    var isOnScreen = true
    var isInBackground = false
    /// Whether both columns of a split view have become one.
    var isCompact = false
    /// What becomes of each callback.
    private let fate: @MainActor (ViewCallback) -> CallbackFate
    private var late: [@MainActor () -> Void] = []
    private var overtaken: [@MainActor () -> Void] = []

    init(scene: SceneValues, fate: @escaping @MainActor (ViewCallback) -> CallbackFate) {
        self.scene = scene
        self.fate = fate
    }

    /// Makes a callback, or does with it what a framework may do.
    private func call(_ callback: ViewCallback, _ action: @escaping @MainActor () -> Void) {
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
    private func callOvertaken() -> Bool {
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
            let nodes = dirty.filter(\.isDirty)
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
    private func isThere(_ node: Node) -> Bool {
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
        case .presentation(let spec): present(spec, node)
        case .question(let spec): ask(spec, node)
        case .change(let value, let action):
            let last = node.lastChange
            node.lastChange = value
            if let last { node.deferred.append { action(last) } }
        default: break
        }
        setChildren(of: node, [Child(key: key, view: content, environment: environment)] + children)
    }

    // MARK: stacks
    func updateStack(_ node: Node, path: StackPath, root: any View) {
        node.kind = .stack(path)
        let elements = path.get()
        // Built with the SDK of iOS 18.4 and later, a stack whose binding is another one each time doesn't tell the screen
        // below that it appears again: "NavigationStack's onAppear under Xcode 16.3", dev.classmethod.jp, 2025.
        let isRebound = path.identity == nil || path.identity != (node.boundTo ?? path.identity)
        node.boundTo = path.identity
        if isRebound, elements.count < node.drawnPath.count { node.losesAppearance = true }
        if node.drawnPath != elements {
            pathChanges.append((node.drawnPath.count, elements.count, !isStill))
            let isOnTop = node.drawnPath.count != elements.count || node.drawnPath.last != elements.last
            if node.isVisible, isOnTop, !node.isCovered { begun.pushes += 1 }
        }
        node.drawnPath = elements
        setChildren(of: node, [Child(key: "root", view: root)] + drawn(node, elements))
        // destinations are found in what has been drawn: the first time after it
        node.deferred.append { [self, unowned node] in
            let missing = elements.count - (node.children.count - 1)
            if missing > 0 { setChildren(of: node, [Child(key: "root", view: root)] + drawn(node, elements)) }
            if node.children.count - 1 < elements.count { faults.append("no destination for an element of the path") }
        }
    }
    private func drawn(_ node: Node, _ elements: [AnyHashable]) -> [Child] {
        let makers = node.children.flatMap(\.all).compactMap {
            child -> (ObjectIdentifier, (AnyHashable) -> (any View)?)? in
            guard case .destination(let type, let make) = child.attribute else { return nil }
            return (type, make)
        }
        // by place: an element that replaces another may find the state of the screen that was there
        return elements.enumerated().compactMap { index, element in
            makers.lazy.compactMap { $0.1(element) }.first.map { Child(key: index, view: $0) }
        }
    }
    /// What a navigation link does: it writes the path of its stack.
    func push(_ value: AnyHashable, from node: Node) {
        var node: Node? = node
        while let current = node {
            if case .stack(let path) = current.kind {
                let elements = current.drawnPath + [value]
                path.set(elements)
                // what it wrote is what the framework shows, unless it is told to read again
                if !current.isDirty, path.get() != elements, let root = current.children.first?.view {
                    current.drawnPath = elements
                    setChildren(of: current, [Child(key: "root", view: root)] + drawn(current, elements))
                }
                return
            }
            node = current.parent
        }
        faults.append("a navigation link without a stack")
    }

    // MARK: modals
    private func present(_ spec: PresentationSpec, _ node: Node) {
        let item = spec.item()
        // what is presented has the environment of what presents it
        var environment = node.environment
        environment.setDismiss(DismissAction { spec.dismiss() })
        switch (node.presented, item) {
        case (nil, let item?):
            guard !node.isDismissing else { return }
            if !dismissing.isEmpty { faults.append("presented while another modal was being dismissed") }
            if begun.pushes > 0 || begun.presentations > 0 { faults.append("two steps at once") }
            begun.presentations += 1
            let content = Node(key: item.id, view: item.view, environment: environment, parent: node)
            node.presented = (item.id, content)
            node.deferred.append { [self] in update(content) }
        case (let presented?, nil):
            guard !node.isDismissing else { return }
            node.isDismissing = true
            dismissing.append(node)
            _ = presented
        case (let presented?, let item?):
            if presented.id != item.id {
                faults.append("a modal was replaced before it was dismissed")
                node.isDismissing = true
                dismissing.append(node)
            } else {
                presented.node.view = item.view
                presented.node.environment = environment
                node.deferred.append { [self] in update(presented.node) }
            }
        case (nil, nil): break
        }
    }
    /// Ends the oldest dismissal that is under way.
    private func finishDismissal() -> Bool {
        guard !dismissing.isEmpty else { return false }
        let node = dismissing.removeFirst()
        node.isDismissing = false
        node.presented = nil
        // nobody is told where the presenting view has gone itself
        guard case .presentation(let spec) = node.attribute, isThere(node) else { return true }
        appear()
        if let onDismiss = spec.onDismiss { call(.dismissal, onDismiss) }
        if isThere(node) { update(node) }
        return true
    }
    private func ask(_ spec: QuestionSpec, _ node: Node) {
        guard spec.isPresented() else {
            node.question = nil
            return
        }
        let buttons = Node(key: "buttons", view: spec.buttons, environment: node.environment, parent: node)
        let message = Node(key: "message", view: spec.message, environment: node.environment, parent: node)
        node.question = (buttons, message)
        node.deferred.append { [self] in
            update(buttons)
            update(message)
        }
    }

    // MARK: time
    /// Does what is to be done, until nothing is: evaluates, tells views that they appeared, ends dismissals.
    func settle() {
        // In the background nothing is updated: changes wait for the app's activation, and then come at once (FlowStacks,
        // commit 208bb6b).
        guard !isInBackground else { return }
        let due = late
        late = []
        for action in due { action() }
        for _ in 0..<200 {
            flush()
            if appear() { continue }
            if finishDismissal() { continue }
            if callOvertaken() { continue }
            if dirty.isEmpty { return }
        }
        faults.append("the views do not come to rest")
    }

    /// Tells what came into view, and what left it.
    ///
    /// - Returns: Whether anything did.
    @discardableResult private func appear() -> Bool {
        begun = (0, 0)
        var drawn: Set<ObjectIdentifier> = []
        var ordered: [Node] = []
        /// Whether there is something to see of it.
        @discardableResult func visit(_ node: Node) -> Bool {
            ordered.append(node)
            let isWrapper = node.controller == nil && !(node.view is any Primitive) || node.view is any Wrapper
            var isDrawn = !isWrapper
            for child in shownChildren(of: node) where visit(child) { isDrawn = true }
            if let presented = node.presented?.node { visit(presented) }
            if let question = node.question {
                visit(question.buttons)
                visit(question.message)
            }
            if isDrawn { drawn.insert(ObjectIdentifier(node)) }
            return isDrawn
        }
        if isOnScreen { visit(root) }
        let gone = known.filter { $0.isVisible && !drawn.contains(ObjectIdentifier($0)) }
        let new = ordered.filter { !$0.isVisible && drawn.contains(ObjectIdentifier($0)) }
        known = ordered
        for node in gone {
            node.isVisible = false
            node.running?.cancel()
            node.running = nil
            if case .onDisappear(let action) = node.attribute { action() }
        }
        for node in new { node.isVisible = true }
        // the inner ones first, as the framework does
        for node in new.reversed() {
            switch node.attribute {
            case .onAppear where node.isForgotten: break
            case .onAppear(let action): call(.appearance, action)
            case .task(let action): node.running = Task { await action() }
            default: break
            }
        }
        for node in ordered {
            node.losesAppearance = false
            if node.isVisible { node.hasAppeared = true }
        }
        return !gone.isEmpty || !new.isEmpty
    }
    private var known: [Node] = []

    /// The children that can be seen.
    func shownChildren(of node: Node) -> [Node] {
        switch node.kind {
        case .plain: node.children
        case .stack: node.children.last.map { [$0] } ?? []
        case .split(let onTop):
            isCompact ? node.children.filter { $0.key == AnyHashable(onTop) } : node.children
        case .tabs(let selected):
            tabs(of: node).filter { $0.tag == selected }.map(\.node)
        }
    }
    /// The tabs of a tab view: the nodes that have a tag.
    func tabs(of node: Node) -> [(tag: AnyHashable, node: Node)] {
        node.children.flatMap { child -> [(AnyHashable, Node)] in
            if case .tag(let tag) = child.attribute { return [(tag, child)] }
            return tabs(of: child)
        }
    }
    var visible: [Node] { known }
}
