import WaymarkLinks

/// Converts saved state to a state, as far as it is still valid. Each stack ends before the first link that can't be
/// restored, and modals over an incomplete stack are left out.
struct StateReader<Destination: Navigation> {
    let links: LinkTable<Destination>
    private(set) var faults: [RestorationFault] = []
    private var count = 0

    init(links: LinkTable<Destination>) { self.links = links }

    mutating func state(
        _ saved: SavedState, onto base: NavigationState<Destination>
    ) -> NavigationState<Destination> {
        var state = NavigationState(levels: [base.ground])
        var modal = ground(saved, &state.levels[0]) ? saved.modal : nil
        while let next = modal {
            let level = state.levels.count
            guard level < NavigationLimits.levels else {
                faults.append(.tooDeep)
                break
            }
            guard let style = ModalStyle(rawValue: next.as) else {
                faults.append(.unknownPart(level: level))
                break
            }
            guard let root = destination(next.link, level) else { break }
            let path = path(next.path, level: level)
            state = state.presenting(root, as: style.type, path: path)
            modal = path.count == next.path.count ? next.modal : nil
        }
        return state
    }

    /// Reads the saved branches into the ground. Returns true if the whole selected branch could be read.
    private mutating func ground(_ saved: SavedState, _ ground: inout NavigationState<Destination>.Level) -> Bool {
        var isWhole = false
        for branch in saved.branches ?? [SavedState.Branch(id: "", root: saved.root, path: saved.path ?? [])] {
            guard let index = ground.branches.firstIndex(where: { $0.id == branch.id }) else {
                // the app has other tabs now, or none, or some for the first time
                faults.append(.unknownPart(level: 0))
                continue
            }
            if let link = branch.root {
                guard let root = destination(link, 0) else { continue }
                ground.branches[index].root = root
            }
            let path = path(branch.path, level: 0)
            ground.branches[index].path = path
            // if the selected branch is gone, so is the modal over it, and the app's own selection stays
            guard branch.id == saved.selection ?? "" else { continue }
            ground.selection = index
            isWhole = path.count == branch.path.count
        }
        return isWhole
    }
    private mutating func path(_ saved: [String], level: Int) -> [Destination] {
        var path: [Destination] = []
        for (index, link) in saved.enumerated() {
            guard let destination = destination(link, level, index) else { break }
            path.append(destination)
        }
        return path
    }
    private mutating func destination(_ link: String, _ level: Int, _ index: Int? = nil) -> Destination? {
        guard count < NavigationLimits.destinations else {
            if faults.last != .tooDeep { faults.append(.tooDeep) }
            return nil
        }
        do throws(LinkError) {
            let destination = try links.destination(path: link)
            count += 1
            return destination
        } catch {
            faults.append(.link(error, level: level, index: index))
            return nil
        }
    }
}
