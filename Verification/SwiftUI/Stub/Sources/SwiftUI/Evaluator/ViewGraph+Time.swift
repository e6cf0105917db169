extension ViewGraph {
    // MARK: time
    /// Does what is to be done, until nothing is: evaluates, begins and ends transitions, and tells views of them.
    func settle() {
        if behavior.contains(.sleepsInBackground), isInBackground { return }
        let due = late
        late = []
        for action in due { action() }
        for _ in 0..<400 {
            flush()
            if appear() { continue }
            if holdsTransitions, transition != nil || !dismissing.isEmpty { return }
            if endTransition() { continue }
            if finishDismissal() { continue }
            if callOvertaken() { continue }
            if dirty.isEmpty { return }
        }
        faults.append("the views do not come to rest")
    }
    /// Ends what is under way, and lets the framework go on.
    func endOneTransition() {
        if !endTransition() { _ = finishDismissal() }
        settle()
    }
    /// A transition begins. During another one it gets lost.
    func begin(_ what: String) {
        guard behavior.contains(.transitionsTakeTime) else { return }
        if isInTransition { faults.append("\(what) during a transition") }
    }
    /// Whether something is under way that an adapter can know of: the user's dismissals are told at their end.
    var isInTransition: Bool {
        transition != nil || dismissing.contains { !$0.isDismissedByUser }
    }

    /// Tells what comes into view that it does. What leaves is told at the transition's end.
    ///
    /// - Returns: Whether anything did.
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
        // a view that comes by itself comes at once
        let takesTime = behavior.contains(.transitionsTakeTime) && (hasBegun || transition != nil)
        transition = ((transition?.gone ?? []) + gone, (transition?.new ?? []) + new)
        defer { if !takesTime { endTransition() } }
        // the inner ones first, as the framework does
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
    /// Tells that the transition has ended.
    ///
    /// - Returns: Whether one was under way.
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
            // UIKit's own report, which a stack with another binding makes, too
            if node.controller != nil { call(.appearance) { RepresentedController.appear(node) } }
        }
        for node in known {
            node.losesAppearance = false
            if node.isVisible { node.hasAppeared = true }
            if node.presented != nil, !node.isDismissing { node.isUp = true }
        }
        return true
    }

    /// All that is there, and what there is to see of it.
    private func look() -> (ordered: [Node], drawn: Set<ObjectIdentifier>) {
        var drawn: Set<ObjectIdentifier> = []
        var ordered: [Node] = []
        /// Whether there is something to see of it.
        @discardableResult func visit(_ node: Node, isSeen: Bool) -> Bool {
            ordered.append(node)
            let isWrapper = node.controller == nil && !(node.view is any Primitive) || node.view is any Wrapper
            var isDrawn = !isWrapper && isSeen
            for (index, child) in shownChildren(of: node).enumerated() {
                // what is behind or over nothing is nothing
                if index > 0, case .overlay = node.attribute {
                    visit(child, isSeen: isDrawn)
                } else if visit(child, isSeen: isSeen) {
                    isDrawn = true
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
    /// Whether a cover lies over the whole level that begins with this node.
    private func isHidden(_ level: Node) -> Bool {
        guard behavior.contains(.coversHideGround) else { return false }
        func covers(_ node: Node) -> Bool {
            if case .presentation(let spec) = node.attribute, spec.style == .cover, node.isUp, !node.isDismissing {
                return true
            }
            return shownChildren(of: node).contains(where: covers)
        }
        return covers(level)
    }

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
    /// Whether something is pushed in a tab that is shown.
    func isAtDepth(_ tabs: Node) -> Bool {
        func isDeep(_ node: Node) -> Bool {
            if case .stack = node.kind { return !node.drawnPath.isEmpty }
            return shownChildren(of: node).contains(where: isDeep)
        }
        return shownChildren(of: tabs).contains(where: isDeep)
    }
    var visible: [Node] { known }
}
