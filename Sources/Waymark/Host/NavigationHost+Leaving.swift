extension NavigationHost {
    /// True if a leave guard is asked before this screen leaves.
    func asksBeforeLeaving(_ screen: Screen) -> Bool { store.leaves.asks(before: [screen]) }
    /// True if no gesture may dismiss this modal: it blocks, a leave guard is asked first, or it hides an empty level.
    func isDismissDisabled(_ modal: ShownLevel) -> Bool {
        let root = modal.root
        if let root, root.isBlocking { return true }
        if store.leaves.asks(before: (root.map { [$0] } ?? []) + modal.path) { return true }
        // the ground below hides its own root
        return modal.index == 1 && ground.root == nil && ground.path.isEmpty
            && store.rules.root(of: ground.content.branchID) != nil
    }
    /// Draws a level and the modal over it again, since its leave guards have changed.
    func nudge(_ face: LevelFace) {
        for level in levels where level.face === face || level.face.index == face.index + 1 { level.nudge() }
    }
}
