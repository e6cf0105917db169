/// What a link does with the stack in which it lands (U6).
public enum LinkLanding: Hashable, Sendable {
    /// The stack becomes the link's: its destination on its ancestors.
    case replacing
    /// Where the link's destination is in the stack already, the stack goes back to it; else it becomes the link's.
    case reusing
    /// The link's destination is pushed onto the stack, unless it is on top already.
    case onTop
}

extension LinkLanding {
    /// The path that follows.
    func path<Destination: Navigation>(
        of linked: [Destination], on branch: NavigationBranch<Destination>
    ) -> [Destination] {
        // what the branch stands on is not pushed again
        let linked = linked.first != nil && linked.first == branch.root ? Array(linked.dropFirst()) : linked
        guard let target = linked.last else { return [] }
        switch self {
        case .replacing: return linked
        case .reusing: return branch.path.lastIndex(of: target).map { Array(branch.path[...$0]) } ?? linked
        case .onTop: return branch.path.last == target ? branch.path : branch.path + [target]
        }
    }
}

extension NavigationState {
    /// This ground with the stack and the modals that a link names.
    mutating func land(
        on linked: NavigationState, _ landing: LinkLanding, _ branch: String?
    ) throws(NavigationFailure) {
        removeLevels(above: 0)
        if let branch {
            guard let index = levels[0].branches.firstIndex(where: { $0.id == branch }) else {
                throw .noSuchBranch(branch)
            }
            edit(0) { $0.selection = index }
        }
        edit(0) { $0.branch.path = landing.path(of: linked.path, on: $0.branch) }
        for level in linked.levels.dropFirst() { append(level) }
    }
}
