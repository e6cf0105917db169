extension ViewGraph {
    func updateStack(_ node: Node, path: StackPath, root: any View) {
        node.kind = .stack(path)
        var elements = path.get()
        let isRead = elements != node.lastRead
        node.lastRead = elements
        // an unchanged value has no effect, even if the stack has popped by itself
        if !isRead { elements = node.drawnPath }
        // with another binding, and one made from closures is another each time, a stack doesn't report that a screen
        // appears again ("NavigationStack's onAppear under Xcode 16.3", dev.classmethod.jp, 2025)
        let isRebound = path.identity == nil || path.identity != (node.boundTo ?? path.identity)
        node.boundTo = path.identity
        if isRebound, elements.count < node.drawnPath.count { node.losesAppearance = true }
        show(elements, on: node)
        setChildren(of: node, [Child(key: "root", view: root)] + drawn(node, elements))
        // a stack drops its path when its root changes: https://github.com/radiosilence/koan/issues/300
        node.deferred.append { [self, unowned node] in
            let oldRoot = node.rootID
            node.rootID =
                node.children.first?.inLevel.firstMapped { if case .id(let id) = $0.attribute { id } else { nil } }
            guard let oldRoot, oldRoot != node.rootID, !node.drawnPath.isEmpty else { return }
            node.drawnPath = []
            node.lastRead = nil
            setChildren(of: node, [Child(key: "root", view: root)])
            path.set([])
        }
        // destinations are collected while drawing, so the first path is shown afterwards
        node.deferred.append { [self, unowned node] in
            let elements = node.drawnPath
            let missing = elements.count - (node.children.count - 1)
            if missing > 0 { setChildren(of: node, [Child(key: "root", view: root)] + drawn(node, elements)) }
            if node.children.count - 1 < elements.count { faults.append("no destination for an element of the path") }
        }
    }
    /// Shows a path on a stack. This is a transition if the top changes and is visible.
    private func show(_ elements: [AnyHashable], on node: Node, isUsers: Bool = false) {
        if node.drawnPath != elements {
            pathChanges.append((node.drawnPath.count, elements.count, !isStill))
            let isOnTop = node.drawnPath.count != elements.count || node.drawnPath.last != elements.last
            if node.isVisible, isOnTop, !node.isCovered {
                begun.pushes += 1
                // users go back during transitions too
                if !isUsers { begin("a stack changed") }
            }
        }
        node.drawnPath = elements
    }
    /// Makes a column the top one of a split view. This is a transition, like a push or a pop, if the columns are
    /// collapsed and the change is visible.
    func show(column: String, on node: Node) {
        let isUsers = node.columnOfUser == column
        node.columnOfUser = nil
        defer { node.kind = .split(onTop: column) }
        guard isCompact, !isResizing, case .split(let old) = node.kind, old != column, node.isVisible, !node.isCovered
        else { return }
        begun.pushes += 1
        // users go back during transitions too
        if !isUsers { begin("a column changed") }
    }
    private func drawn(_ node: Node, _ elements: [AnyHashable]) -> [Child] {
        let makers = node.children.flatMap(\.inLevel).compactMap {
            child -> (ObjectIdentifier, (AnyHashable) -> (any View)?)? in
            guard case .destination(let type, let make) = child.attribute else { return nil }
            return (type, make)
        }
        // identified by position: a new element may inherit the state of the screen that it replaces
        return elements.enumerated().compactMap { index, element in
            makers.firstMapped { $0.1(element) }.map { Child(key: index, view: $0) }
        }
    }
    /// Writes an element to the path of the surrounding stack, as a navigation link does.
    func push(_ value: AnyHashable, from node: Node) {
        var node: Node? = node
        while let current = node {
            if case .stack(let path) = current.kind {
                let elements = current.drawnPath + [value]
                // elsewhere the path may be read later
                let isFirst = !current.isDirty && !isInTransition && root.modal == nil
                path.set(elements)
                current.lastRead = nil
                let read = path.get()
                // The Composable Architecture keeps the written element; see also
                // https://github.com/johnpatrickmorgan/NavigationBackport/issues/30
                if isFirst, read.count == elements.count, read.last != elements.last {
                    faults.append("the element that a link wrote was replaced, which isn't animated")
                }
                // nobody has told the stack to read the path again, so it stays with what the link wrote
                if read != elements, !current.isDirty { current.drawnPath = elements }
                // the stack shows what the link wrote before it reads the path again
                if read != elements, isFirst, let page = drawn(current, elements).last {
                    let node = Node(key: "page", view: page.view, environment: current.environment, parent: current)
                    update(node)
                    if !node.all.contains(where: \.isDrawing) { faults.append("a link pushed a blank page") }
                }
                return
            }
            node = current.parent
        }
        faults.append("a navigation link without a stack")
    }
    /// Pops a stack as the user does. The stack writes its path after UIKit has popped, reads it again only if the value
    /// changed, and loses the popped screen's state:
    /// https://github.com/pointfreeco/swift-composable-architecture/issues/3653
    func goBack(_ node: Node, to elements: [AnyHashable], _ path: StackPath) {
        if path.identity == nil { node.losesAppearance = true }
        show(elements, on: node, isUsers: true)
        node.children = Array(node.children.prefix(elements.count + 1))
        path.set(elements)
        if path.get() != node.lastRead { update(node) }
    }
}
