import Observation
import UIKitCore

/// An evaluator of views. As the framework does, it sets dynamic properties, calls bodies, keeps state, presents,
/// dismisses, pushes, and reports appearances.
@MainActor final class ViewGraph {
    let scene: SceneValues
    private(set) var root: Node!
    /// The views and modifiers whose bodies were invalidated, in order; nil until a test assigns an array, because the
    /// list retains their state.
    var invalidated: [Any]?
    /// The numbers of evaluated bodies of views and modifiers, and of drawn primitives.
    var counts = (views: 0, modifiers: 0, primitives: 0)
    /// The actions that the framework would ignore or perform wrongly.
    var faults: [String] = []
    /// The changes of stacks' paths: the numbers of elements before and after, and whether the change was animated.
    var pathChanges: [(from: Int, to: Int, isAnimated: Bool)] = []
    /// The ids that code has scrolled to, and whether each scroll was animated.
    var scrolled: [(id: AnyHashable, isAnimated: Bool)] = []
    var dirty: [Node] = [] {
        didSet { if oldValue.isEmpty, !dirty.isEmpty { onChange?() } }
    }
    /// The actions of `onChange`, which run after the update in progress.
    private var changes: [@MainActor () -> Void] = []
    /// Called when a view is invalidated while none is.
    var onChange: (() -> Void)?
    /// The nodes invalidated by changes whose animations are disabled.
    private var unanimated: Set<ObjectIdentifier> = []
    /// The nodes invalidated by changes that the app animates.
    private var animated: Set<ObjectIdentifier> = []
    /// The replacements of views that the app animated: the texts of the old views and of the new ones.
    var fades: [(from: [String], to: [String])] = []
    /// A Boolean value that indicates whether the app animates the update in progress.
    var isAnimating = false
    /// A Boolean value that indicates whether animations are disabled for the update in progress.
    var isStill = false
    /// The nodes whose modals are being dismissed, oldest first.
    var dismissing: [Node] = []
    /// The numbers of presentations and of changes of stacks and columns that began since appearances were last
    /// reported.
    var begun: (pushes: Int, presentations: Int) = (0, 0)
    /// The views that disappear and appear in the current transition; nil if none is in progress.
    var transition: (gone: [Node], new: [Node])?
    /// A Boolean value that indicates whether transitions end only when a test ends them.
    var holdsTransitions = false
    /// A Boolean value that indicates whether a tab view stays at a tab that has pushed screens, as on tvOS.
    let tabsStay: Bool
    /// The nodes that containers show and those that present modals, outer ones first, as of the last report.
    var known: [Node] = []

    /// A Boolean value that indicates whether a window shows the graph.
    var isOnScreen = true
    var isInBackground = false
    /// A Boolean value that indicates whether split views are collapsed.
    var isCompact = false
    /// A Boolean value that indicates whether the window is changing its width.
    var isResizing = false
    /// Returns the fate of a callback: made, lost, repeated, delayed, or swapped with the next one.
    private let fate: @MainActor (ViewCallback) -> CallbackFate
    var late: [@MainActor () -> Void] = []
    private var overtaken: [@MainActor () -> Void] = []

    init(scene: SceneValues, tabsStay: Bool, fate: @escaping @MainActor (ViewCallback) -> CallbackFate) {
        self.scene = scene
        self.tabsStay = tabsStay
        self.fate = fate
    }

    /// Performs a callback as its fate says, and then those that it overtakes.
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
    /// Performs the swapped callbacks that no later one has overtaken. Returns false if there are none.
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
            counts.primitives += 1
            // observes the reads of this body; children observe their own
            node.pending = []
            observed(node) { primitive.update(node, in: self) }
            if let children = node.pending {
                node.pending = nil
                let before = isAnimating
                isAnimating = node.animatesChildren ?? before
                setChildren(of: node, children)
                isAnimating = before
            }
            let deferred = node.deferred
            node.deferred = []
            for action in deferred { action() }
        case let modified as any ModifiedView:
            counts.modifiers += 1
            var body: (any View)?
            observed(node) {
                install(modified.modifierValue, node)
                body = modified.modifiedBody
            }
            setChildren(of: node, body.map { [Child(key: 0, view: $0)] } ?? [])
        case is any UIViewControllerRepresentable, is any NSViewControllerRepresentable:
            install(node.view, node)
            observed(node) { RepresentedController.show(node) }
        default:
            counts.views += 1
            var body: (any View)?
            observed(node) {
                install(node.view, node)
                body = Self.body(of: node.view)
            }
            setChildren(of: node, body.map { [Child(key: 0, view: $0)] } ?? [])
        }
    }
    private static func body<V: View>(of view: V) -> any View { view.body }

    private func observed(_ node: Node, _ body: () -> Void) {
        let evaluation = node.evaluation
        node.observed.number = evaluation
        withObservationTracking {
            _ = node.observed.number
            body()
        } onChange: { [weak self, weak node] in
            // a node ends its observation when it is freed, on any thread
            guard let self, let node else { return }
            MainActor.assumeIsolated {
                guard node.evaluation == evaluation, !node.isDirty else { return }
                node.isDirty = true
                self.dirty.append(node)
                if isAnimationDisabled { self.unanimated.insert(ObjectIdentifier(node)) }
                if currentAnimation != nil { self.animated.insert(ObjectIdentifier(node)) }
                if !(node.view is any Primitive) {
                    self.invalidated?.append((node.view as? any ModifiedView)?.modifierValue ?? node.view)
                }
            }
        }
    }
    /// Sets the properties of a view or modifier, and those inside of other dynamic properties.
    func install(_ value: Any, _ node: Node, inside path: String = "") {
        for (index, child) in Mirror(reflecting: value).children.enumerated() {
            guard let property = child.value as? any DynamicProperty else { continue }
            let name = path + (child.label ?? "\(index)")
            guard let installed = property as? any InstalledProperty else {
                install(property, node, inside: name + ".")
                continue
            }
            let slot = node.slots[name] ?? Slot()
            node.slots[name] = slot
            installed.install(slot, node.environment, self)
        }
    }

    /// Replaces a node's children. While a primitive is being evaluated, its children are only stored in `pending`, and
    /// replaced at the end. A child keeps its node if its key and type stay the same.
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
        guard isAnimating else { return }
        let gone = old.filter { !used.contains(ObjectIdentifier($0)) }.flatMap(\.all).compactMap(\.text)
        guard !gone.isEmpty else { return }
        let new = node.children.filter { child in !old.contains { $0 === child } }
        fades.append((gone, new.flatMap(\.all).compactMap(\.text)))
    }

    /// Evaluates the invalidated nodes, and those that these evaluations invalidate. After 100 rounds, records a fault
    /// that names the views that are still invalid, and stops.
    func flush() {
        var rounds = 0
        while !dirty.isEmpty || !changes.isEmpty {
            rounds += 1
            guard rounds <= 100 else {
                let names = Set(dirty.map { "\($0.viewType)" }).sorted()
                (dirty, changes) = ([], [])
                return faults.append("the views keep changing each other: \(names.joined(separator: ", "))")
            }
            callChanges()
            // outer nodes first, because they may remove inner ones, which then aren't evaluated
            let nodes = dirty.filter(\.isDirty).map { ($0.depth, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
            dirty = []
            let (still, moving) = (unanimated, animated)
            (unanimated, animated) = ([], [])
            for node in nodes where node.isDirty && isThere(node) {
                isStill = still.contains(ObjectIdentifier(node))
                isAnimating = moving.contains(ObjectIdentifier(node))
                update(node)
                (isStill, isAnimating) = (false, false)
            }
        }
    }
    /// Performs the actions of `onChange` that wait for the end of an update.
    func callChanges() {
        let due = changes
        changes = []
        for action in due { action() }
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
        if case .zoom = attribute, node.attribute == nil { node.deferred.append { startZoom(node) } }
        node.attribute = attribute
        var environment = node.environment
        var key: AnyHashable = 0
        var children: [Child] = []
        switch attribute {
        case .environment(let change): change(&environment)
        case .id(let id): key = id
        case .overlay(let view), .background(let view): children = [Child(key: "overlay", view: view)]
        case .tabItem(let view): children = [Child(key: "label", view: view)]
        case .search(let field): children = [Child(key: "search", view: field)]
        case .named(let name): node.text = name
        case .tag(let value):
            if let chosen = environment.chosen { node.tap = { chosen.choose(value) } }
        case .toolbar(let view): children = [Child(key: "toolbar", view: view)]
        case .presentation(let spec): present(spec, node)
        case .question(let spec): ask(spec, node)
        case .change(let value, let initial, let action):
            let last = node.lastChange
            node.lastChange = value
            changes.append(last.map { last in { action(last) } } ?? initial)
        case .transaction(let value, let transform):
            let last = node.lastChange
            node.lastChange = value
            node.animatesChildren = nil
            guard let last, !equals(last, value) else { break }
            var transaction = Transaction(animation: isAnimating ? .default : nil)
            transform(&transaction)
            node.animatesChildren = transaction.animation != nil
        default: break
        }
        setChildren(of: node, [Child(key: key, view: content, environment: environment)] + children)
    }
}

/// Gives the controller of a zoomed screen its transition, which SwiftUI does once.
@MainActor private func startZoom(_ node: Node) {
    if #available(iOS 18, tvOS 18, visionOS 2, *) {
        RepresentedController.host(of: node)?.preferredTransition = UIViewController.Transition()
    }
}
private func equals<Value: Equatable>(_ one: Value, _ other: any Equatable) -> Bool { one == other as? Value }
