/// Detours: the stack of a link, shown in a cover over everything else.
extension ScreenState {
    /// Returns this state with a detour to a link's stack, in place of an earlier detour. Returns this state itself if
    /// the link's destination is visible, and nil if the link shows nothing above the root of the ground.
    ///
    /// - Parameter earlier: The root of the earlier detour; nil if there was none. If the state doesn't contain it, the
    ///   detour goes on top.
    /// - Throws: ``NavigationFailure/tooDeep(limit:)``.
    func takingDetour(
        to linked: AskedState, insteadOf earlier: Screen?
    ) throws(NavigationFailure) -> ScreenState? {
        guard let target = linked.topDestination else { return nil }
        if let top, target.shows(top) { return self }
        var levels = ScreenState(linked).modals
        var path = linked.path
        if let first = path.first, let root = ground.root, first.shows(root) { path.removeFirst() }
        if let root = path.first {
            levels.insert(ScreenLevel(style: .fullScreen, root: root, path: ScreenPath(Array(path.dropFirst()))), at: 0)
        }
        guard !levels.isEmpty else { return nil }
        let below = index(ofModal: earlier).map { withoutLevels(above: $0 - 1) } ?? self
        guard below.count + levels.count <= NavigationLimits.levels else {
            throw .tooDeep(limit: NavigationLimits.levels)
        }
        return adopting(ScreenState(ground: below.ground, modals: below.modals + levels))
    }
    /// Returns the index of the modal whose root is this very screen; nil if there is none.
    func index(ofModal root: Screen?) -> Int? {
        root.flatMap { root in modals.firstIndex { $0.root === root } }.map { $0 + 1 }
    }
}
