import WaymarkLinks

/// Converts a state to a `SavedState`. Each stack ends before the first destination that can't be saved, and modals over
/// an incomplete stack are left out. A root of the ground that is declared or can't be saved is left out, but its path is
/// kept.
struct StateWriter<Destination: Navigation> {
    let links: LinkTable<Destination>
    /// The declared roots, by the ids of their branches.
    let roots: [String: Destination]
    var remaining: Int
    var faults: [RestorationFault] = []

    mutating func saved(_ state: NavigationState<Destination>, owner: String?, at now: Int) -> SavedState {
        var saved = SavedState(owner: owner, at: now)
        let ground = state.levels[0]
        let written: [String]
        if ground.hasTabs {
            let branches = ground.branches.map { SavedState.Branch(id: $0.id, root: root(of: $0), path: path($0.path)) }
            written = branches[ground.selection].path
            saved.branches = branches
            saved.selection = ground.branch.id
        } else {
            saved.root = root(of: ground.branch)
            written = path(ground.path)
            saved.path = written
        }
        if written.count == ground.path.count { saved.modal = modal(state.levels.dropFirst()) }
        return saved
    }

    private mutating func modal(_ levels: ArraySlice<NavigationState<Destination>.Level>) -> SavedState.Modal? {
        guard let level = levels.first, let style = level.style, let root = level.root, let link = link(root) else {
            return nil
        }
        let path = path(level.path)
        let above = path.count == level.path.count ? modal(levels.dropFirst()) : nil
        return SavedState.Modal(as: style.rawValue, link: link, path: path, modal: above)
    }
    private mutating func root(of branch: NavigationBranch<Destination>) -> String? {
        branch.root.flatMap { $0 == roots[branch.id] ? nil : link($0) }
    }
    private mutating func path(_ path: [Destination]) -> [String] {
        var links: [String] = []
        for destination in path {
            guard let link = link(destination) else { break }
            links.append(link)
        }
        return links
    }
    private mutating func link(_ destination: Destination) -> String? {
        guard remaining > 0 else {
            if faults.last != .tooDeep { faults.append(.tooDeep) }
            return nil
        }
        if let link = links.path(to: destination) {
            remaining -= 1
            return link
        }
        let hasLink = links.resolver.pattern(of: destination) != nil
        faults.append(hasLink ? .unprintable(name: destination.name) : .noLink(name: destination.name))
        return nil
    }
}
