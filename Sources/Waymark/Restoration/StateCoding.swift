import WaymarkLinks

/// State to saved state: the longest prefix that has links.
struct StateWriter<Destination: Navigation> {
    let links: DeepLinks<Destination>
    /// How many destinations may still be saved.
    var remaining: Int
    var faults: [RestorationFault] = []

    mutating func saved(_ state: NavigationState<Destination>, owner: String?, at now: Int) -> SavedState {
        var saved = SavedState(owner: owner, at: now)
        let ground = state.levels[0]
        var isWhole: Bool
        if ground.branches.count == 1, ground.branch.id.isEmpty {
            if let root = ground.root, root != links.root { saved.root = link(root) }
            (saved.path, isWhole) = path(ground.path)
        } else {
            isWhole = true
            saved.selection = ground.branch.id
            saved.branches = ground.branches.indices.map { index in
                let branch = ground.branches[index]
                let (path, isBranchWhole) = path(branch.path)
                if index == ground.selection { isWhole = isBranchWhole }
                return SavedState.Branch(id: branch.id, root: nil, path: path)
            }
        }
        var modals: [SavedState.Modal] = []
        for level in state.levels.dropFirst() where isWhole {
            guard let root = level.root, let style = level.style, remaining > 0, let link = link(root) else {
                isWhole = false
                break
            }
            remaining -= 1
            let (path, isPathWhole) = path(level.path)
            modals.append(SavedState.Modal(as: style.rawValue, link: link, path: path, modal: nil))
            isWhole = isPathWhole
        }
        for index in modals.indices.dropLast() { modals[index].modal = modals[index + 1] }
        saved.modal = modals.first
        return saved
    }

    private mutating func path(_ path: [Destination]) -> (links: [String], isWhole: Bool) {
        var links: [String] = []
        for destination in path {
            guard remaining > 0 else {
                if faults.last != .tooDeep { faults.append(.tooDeep) }
                return (links, false)
            }
            guard let link = link(destination) else { return (links, false) }
            links.append(link)
            remaining -= 1
        }
        return (links, true)
    }
    private mutating func link(_ destination: Destination) -> String? {
        let table = links.resolver.table
        if let link = table.path(to: destination) { return link }
        let hasLink = table.pattern(of: destination) != nil
        faults.append(hasLink ? .unprintable(name: destination.name) : .noLink(name: destination.name))
        return nil
    }
}

/// Saved state to state: the longest prefix that is still valid.
struct StateReader<Destination: Navigation> {
    let links: DeepLinks<Destination>
    private(set) var faults: [RestorationFault] = []
    private var count = 0

    init(links: DeepLinks<Destination>) { self.links = links }

    mutating func state(
        _ saved: SavedState, onto base: NavigationState<Destination>
    ) -> NavigationState<Destination> {
        var state = base
        state.levels.removeSubrange(1...)
        let isWhole = ground(saved, &state)
        var modal = isWhole ? saved.modal : nil
        while let next = modal {
            guard state.levels.count < NavigationLimits.levels else {
                faults.append(.tooDeep)
                break
            }
            let level = state.levels.count
            guard let style = ModalStyle(rawValue: next.as) else {
                faults.append(.unknownPart(RestorationPlace(level: level, index: nil)))
                break
            }
            guard let root = destination(next.link, RestorationPlace(level: level, index: nil)) else { break }
            let (path, isPathWhole) = path(next.path, level: level)
            state = state.presenting(root, as: style, path: path)
            modal = isPathWhole ? next.modal : nil
        }
        return state
    }

    /// - Returns: Whether all of the branch that is shown could be read.
    private mutating func ground(_ saved: SavedState, _ state: inout NavigationState<Destination>) -> Bool {
        let ground = RestorationPlace(level: 0, index: nil)
        guard let branches = saved.branches else {
            // one stack was saved, and the app has tabs now: which of them it would belong to is not known
            guard state.levels[0].branches.contains(where: { $0.id.isEmpty }) else {
                faults.append(.unknownPart(ground))
                return false
            }
            if let link = saved.root {
                guard let root = destination(link, ground) else { return false }
                state.levels[0].branch.root = root
            }
            let (path, isWhole) = path(saved.path ?? [], level: 0)
            state.levels[0].branch.path = path
            return isWhole
        }
        // a selection that is gone, with the modal over it: the app's own stays
        var isWhole = false
        for branch in branches {
            guard let index = state.levels[0].branches.firstIndex(where: { $0.id == branch.id }) else {
                faults.append(.unknownPart(ground))
                continue
            }
            let (path, isBranchWhole) = path(branch.path, level: 0)
            state.levels[0].branches[index].path = path
            if branch.id == saved.selection {
                state.levels[0].selection = index
                isWhole = isBranchWhole
            }
        }
        return isWhole
    }

    private mutating func path(_ saved: [String], level: Int) -> (path: [Destination], isWhole: Bool) {
        var path: [Destination] = []
        for (index, link) in saved.enumerated() {
            guard let destination = destination(link, RestorationPlace(level: level, index: index)) else {
                return (path, false)
            }
            path.append(destination)
        }
        return (path, true)
    }

    private mutating func destination(_ link: String, _ place: RestorationPlace) -> Destination? {
        guard count < NavigationLimits.destinations else {
            if faults.last != .tooDeep { faults.append(.tooDeep) }
            return nil
        }
        do throws(LinkError) {
            let destination = try links.destination(path: link)
            count += 1
            return destination
        } catch {
            faults.append(.link(error, at: place))
            return nil
        }
    }
}
