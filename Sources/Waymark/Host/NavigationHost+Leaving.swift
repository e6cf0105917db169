extension NavigationHost {
    /// Returns true if a leave guard is asked before this screen leaves.
    func asksBeforeLeaving(_ screen: Screen) -> Bool { store.leaves.asks(before: [screen]) }
    /// Returns true if no gesture may dismiss this modal: it blocks, a leave guard is asked first, or nothing would be
    /// left to show.
    func isDismissDisabled(_ modal: ShownLevel) -> Bool {
        let root = modal.root
        if let root, root.isBlocking { return true }
        if store.leaves.asks(before: (root.map { [$0] } ?? []) + modal.path) { return true }
        // the ground's own root is hidden, so nothing would be left to show
        return modal.index == 1 && ground.root == nil && ground.path.isEmpty
            && store.rules.root(of: ground.content.branch.id) != nil
    }
    /// Makes the views of a level and of the modal over it read their state again.
    func nudge(_ openLevel: OpenLevel) {
        for level in levels where level.openLevel === openLevel || level.openLevel.index == openLevel.index + 1 { level.nudge() }
    }
}
