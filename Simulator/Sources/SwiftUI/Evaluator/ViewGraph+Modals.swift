extension ViewGraph {
    // MARK: modals
    func present(_ spec: PresentationSpec, _ node: Node) {
        let item = spec.item()
        // the presented view inherits the presenter's environment
        var environment = node.environment
        environment.setDismiss(DismissAction { spec.dismiss() })
        switch (node.presented, item) {
        case (nil, let item?):
            guard !node.isDismissing else { return }
            if dismissing.contains(where: { !$0.isDismissedByUser }) {
                faults.append("presented while another modal was being dismissed")
            }
            if begun.pushes > 0 || begun.presentations > 0 { faults.append("two steps at once") }
            if isAsking { faults.append("presented while a question was shown") }
            begin("a modal was presented")
            begun.presentations += 1
            let content = Node(key: item.id, view: item.view, environment: environment, parent: node)
            if spec.style == .sheet { content.hosting = PresentedSheet(node) }
            node.presented = (item.id, content)
            node.deferred.append { [self] in update(content) }
        case (_?, nil):
            guard !node.isDismissing else { return }
            node.isDismissing = true
            if transition != nil { faults.append("a modal was dismissed during a transition") }
            dismissing.append(node)
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
    /// Ends the oldest dismissal in progress. Returns false if no modal is being dismissed.
    func finishDismissal() -> Bool {
        guard !dismissing.isEmpty else { return false }
        close(dismissing.removeFirst())
        return true
    }
    /// Dismisses a modal as the user does. The binding is written at the end of the dismissal:
    /// https://github.com/johnpatrickmorgan/FlowStacks/issues/69
    func dismissByUser(_ node: Node) {
        node.isDismissing = true
        node.isDismissedByUser = true
        dismissing.append(node)
    }
    private func close(_ node: Node) {
        node.isDismissing = false
        let content = node.presented?.node
        node.presented = nil
        node.isUp = false
        // dismissals above it end with it
        dismissing.removeAll { !isThere($0) }
        // `onDismiss` isn't called if the presenter is gone
        guard case .presentation(let spec) = node.attribute, isThere(node) else { return }
        appear()
        endTransition()
        if node.isDismissedByUser {
            node.isDismissedByUser = false
            if let sheet = content?.hosting?.presentationController {
                sheet.delegate?.presentationControllerDidDismiss(sheet)
            } else {
                spec.dismiss()
            }
        }
        if let onDismiss = spec.onDismiss { call(.dismissal, onDismiss) }
        if isThere(node) { update(node) }
    }
    func ask(_ spec: QuestionSpec, _ node: Node) {
        guard spec.isPresented() else {
            node.question = nil
            return
        }
        if node.question == nil, isInTransition {
            faults.append("a question was asked during a transition")
        }
        let buttons = part("buttons", of: node, node.question?.buttons, spec.buttons)
        let message = part("message", of: node, node.question?.message, spec.message)
        node.question = (buttons, message)
        node.deferred.append { [self] in
            update(buttons)
            update(message)
        }
    }
    /// Returns the node of a question's buttons or message, which keeps its state while the question is shown.
    private func part(_ key: String, of node: Node, _ old: Node?, _ view: any View) -> Node {
        guard let old, old.viewType == type(of: view) else {
            return Node(key: key, view: view, environment: node.environment, parent: node)
        }
        (old.view, old.environment) = (view, node.environment)
        return old
    }
    /// A Boolean value that indicates whether an alert, dialog or menu is shown.
    private var isAsking: Bool { known.contains { $0.question != nil } }
}
