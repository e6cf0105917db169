extension ViewGraph {
    // MARK: time
    /// Evaluates views, begins and ends transitions, and reports appearances, until nothing is left to do or a test
    /// holds a transition. In the background, views don't update; all changes happen at once when the app becomes active
    /// (FlowStacks, commit 208bb6b). After 400 rounds, records a fault and stops.
    func settle() {
        if isInBackground { return }
        let due = late
        late = []
        for action in due { action() }
        for _ in 0..<400 {
            flush()
            // without an update or a new transition, the same views stay on screen
            if appear(), !dirty.isEmpty || begun != (0, 0) { continue }
            if holdsTransitions, transition != nil || !dismissing.isEmpty { return }
            if endTransition() { continue }
            if finishDismissal() { continue }
            if callOvertaken() { continue }
            if dirty.isEmpty { return }
        }
        faults.append("the views keep changing each other")
    }
    /// Ends the transition in progress or, if there is none, the oldest dismissal. Then settles.
    func endOneTransition() {
        if !endTransition() { _ = finishDismissal() }
        settle()
    }
    /// Records a fault if a transition begins during another: SwiftUI loses presentations and pushes that are made during a
    /// transition (https://github.com/swiftlang/swift/issues/77088, https://developer.apple.com/forums/thread/750879).
    func begin(_ what: String) {
        if isInTransition { faults.append("\(what) during a transition") }
    }
    /// A Boolean value that indicates whether a transition is in progress that an adapter can observe. A dismissal by
    /// the user is reported only at its end.
    var isInTransition: Bool {
        transition != nil || dismissing.contains { !$0.isDismissedByUser }
    }

    /// Reports the views that appear. Disappearances are reported at the end of the transition.
    ///
    /// - Returns: True if a transition began, or a view appeared or disappeared.
    @discardableResult func appear() -> Bool {
        let hasBegun = begun != (0, 0)
        begun = (0, 0)
        let (ordered, drawn) = look()
        let gone = known.filter { $0.isVisible && !drawn.contains(ObjectIdentifier($0)) }
        let new = ordered.filter { !$0.isVisible && drawn.contains(ObjectIdentifier($0)) }
        known = ordered
        for node in gone { node.isVisible = false }
        for node in new { node.isVisible = true }
        guard hasBegun || !gone.isEmpty || !new.isEmpty else { return false }
        // a view that appears outside a transition needs no time
        let takesTime = hasBegun || transition != nil
        transition = ((transition?.gone ?? []) + gone, (transition?.new ?? []) + new)
        defer { if !takesTime { endTransition() } }
        // inner views first, as in SwiftUI
        for node in new.reversed() {
            switch node.attribute {
            case .onAppear where node.isForgotten: break
            case .onAppear(let action): call(.appearance, action)
            case .task(let action): node.running = Task { await action() }
            default: break
            }
        }
        return true
    }
    /// Ends the transition in progress, and reports its end to the views.
    ///
    /// - Returns: True if a transition was in progress.
    @discardableResult func endTransition() -> Bool {
        guard let (gone, new) = transition else { return false }
        transition = nil
        for node in gone where !node.isVisible {
            node.running?.cancel()
            node.running = nil
            if case .onDisappear(let action) = node.attribute { action() }
            RepresentedController.disappear(node)
        }
        for node in new.reversed() where node.isVisible {
            // `viewDidAppear` is UIKit's, and comes even if the stack's binding has changed
            if node.controller != nil { call(.appearance) { RepresentedController.appear(node) } }
        }
        for node in known {
            node.losesAppearance = false
            if node.isVisible { node.hasAppeared = true }
            if node.presented != nil, !node.isDismissing { node.isUp = true }
        }
        return true
    }

    /// Returns the nodes that containers show and those that present modals, and the identities of those that draw
    /// something.
    private func look() -> (ordered: [Node], drawn: Set<ObjectIdentifier>) {
        var drawn: Set<ObjectIdentifier> = []
        var ordered: [Node] = []
        /// Adds a node and those below it to the results. Returns true if the node draws something.
        @discardableResult func visit(_ node: Node, isSeen: Bool) -> Bool {
            ordered.append(node)
            var isDrawn = isSeen && (node.isDrawing || node.controller != nil)
            let shown = shownChildren(of: node)
            for child in shown {
                // an overlay or background of a view that draws nothing isn't drawn
                if child !== shown.first, child.key == AnyHashable("overlay") {
                    visit(child, isSeen: isDrawn)
                } else if visit(child, isSeen: isSeen) {
                    isDrawn = true
                }
            }
            // a modal stays presented while its presenter is in a hidden column or on a covered screen
            for presenter in presentersNotDrawn(in: node) {
                ordered.append(presenter)
                if let presented = presenter.presented?.node {
                    visit(presented, isSeen: isOnScreen && !isHidden(presented))
                }
            }
            if let presented = node.presented?.node {
                visit(presented, isSeen: isOnScreen && !isHidden(presented))
            }
            if let question = node.question {
                visit(question.buttons, isSeen: isSeen)
                visit(question.message, isSeen: isSeen)
            }
            if isDrawn { drawn.insert(ObjectIdentifier(node)) }
            return isDrawn
        }
        if isOnScreen { visit(root, isSeen: !isHidden(root)) }
        return (ordered, drawn)
    }
    /// Returns the nodes that present a modal in the children that a container doesn't show.
    private func presentersNotDrawn(in node: Node) -> [Node] {
        if case .plain = node.kind { return [] }
        let shown = shownChildren(of: node)
        return node.children.filter { child in !shown.contains { $0 === child } }.flatMap { $0.inLevel }
            .filter { $0.presented != nil }
    }
    /// Returns true if a cover hides a whole level: it removes the screen below it once it is presented, and that screen
    /// appears again when the dismissal begins. No source; UIKit behaves this way.
    private func isHidden(_ level: Node) -> Bool {
        guard known.contains(where: { $0.isUp }) else { return false }
        func covers(_ node: Node) -> Bool {
            if case .presentation(let spec) = node.attribute, spec.style == .cover, node.isUp, !node.isDismissing {
                return true
            }
            return shownChildren(of: node).contains(where: covers)
        }
        return covers(level)
    }

    /// Returns the children that a container shows.
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
    /// Returns the node's tab view: the node itself, or the first one below it outside of modals.
    func tabView(in node: Node) -> Node? {
        if case .tabs = node.kind { return node }
        return node.children.firstMapped { self.tabView(in: $0) }
    }
    /// Returns the tabs of a tab view: the outermost tagged nodes in it.
    func tabs(of node: Node) -> [(tag: AnyHashable, node: Node)] {
        node.children.flatMap { child -> [(AnyHashable, Node)] in
            if case .tag(let tag) = child.attribute { return [(tag, child)] }
            return tabs(of: child)
        }
    }
    /// Returns true if a tab is hidden, so that the tab bar leaves it out.
    func isLeftOut(_ tab: Node) -> Bool {
        sequence(first: tab) { $0.attribute == nil ? nil : $0.children.first }.contains { node in
            if case .tab(let entry) = node.attribute { entry.isHidden } else { false }
        }
    }
    /// Returns true if the shown tab has pushed screens.
    func isAtDepth(_ tabs: Node) -> Bool {
        func isDeep(_ node: Node) -> Bool {
            if case .stack = node.kind { return !node.drawnPath.isEmpty }
            return shownChildren(of: node).contains(where: isDeep)
        }
        return shownChildren(of: tabs).contains(where: isDeep)
    }
    var visible: [Node] { known }
}
