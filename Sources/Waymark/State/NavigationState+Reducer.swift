/// What the reducer has to know of the elements of a state, be they destinations or the identities of screens.
struct ElementReader<Element> {
    let presentation: (Element) -> Presentation
    let areEqual: (Element, Element) -> Bool
}

extension NavigationState where Destination: Navigation {
    /// Performs an action at a level. Pure; costs a copy of the levels that it changes.
    ///
    /// - Throws: ``NavigationFailure``; the state is then as it was, also in the middle of a sequence.
    public mutating func apply(
        _ action: NavigationAction<Destination>, at level: Int = 0
    ) throws(NavigationFailure) {
        self = try applying(action, at: level)
    }

    /// The state after an action.
    ///
    /// - Throws: ``NavigationFailure``.
    public func applying(
        _ action: NavigationAction<Destination>, at level: Int = 0
    ) throws(NavigationFailure) -> NavigationState {
        let reader = ElementReader<Destination>(presentation: { $0.presentation }, areEqual: { $0 == $1 })
        return try applying(action, at: level, reader)
    }
}

extension NavigationState {
    /// The state after an action, for elements that `reader` knows. An element that is put where an equal one was stays
    /// the one that was there.
    func applying(
        _ action: NavigationAction<Destination>, at level: Int, _ reader: ElementReader<Destination>
    ) throws(NavigationFailure) -> NavigationState {
        var copy = self
        try copy.perform(action, at: level, reader)
        return copy
    }

    private mutating func perform(
        _ action: NavigationAction<Destination>, at level: Int, _ reader: ElementReader<Destination>
    ) throws(NavigationFailure) {
        guard levels.indices.contains(level) else { throw .noSuchLevel(level) }
        switch action {
        case .navigate(let destination):
            if let style = reader.presentation(destination).style {
                try present(destination, as: style, over: level)
            } else {
                push(destination, at: level)
            }
        case .push(let destination): push(destination, at: level)
        case .pushBeneath(let destination): edit(level) { $0.branch.path.append(destination) }
        case .pop(let count): edit(level) { $0.branch.path.removeLast(Swift.min(Swift.max(count, 0), $0.path.count)) }
        case .popTo(let destination): try pop(at: level) { reader.areEqual($0, destination) }
        case .popToLast(let isTarget): try pop(at: level, toLast: isTarget)
        case .popToRoot: edit(level) { $0.branch.path.removeAll() }
        case .setPath(let path): edit(level) { $0.branch.adopt(path: path, reader) }
        case .replaceTop(let destination):
            edit(level) { level in
                if level.path.isEmpty {
                    level.branch.adopt(root: destination, reader)
                } else {
                    level.branch.adopt(path: level.path.dropLast() + [destination], reader)
                }
            }
        case .setRoot(let root, let path):
            edit(level) {
                $0.branch.adopt(root: root, reader)
                $0.branch.adopt(path: path, reader)
            }
        case .present(let destination, let style): try present(destination, as: style, over: level)
        case .dismiss: removeLevels(above: level)
        case .dismissAll: removeLevels(above: 0)
        case .finish(_, let actions):
            guard level > 0 else { throw .noSuchLevel(-1) }
            removeLevels(above: level - 1)
            for action in actions { try perform(action, at: level - 1, reader) }
        case .select(let id): try select(id, at: level)
        case .replace(let state): adopt(state, reader)
        case .land(let state, let landing, let branch): try land(on: state, landing, branch, reader)
        case .sequence(let actions):
            // an action that removed its own level leaves the rest to the level that is then on top
            for action in actions { try perform(action, at: Swift.min(level, levels.count - 1), reader) }
        }
    }

    private mutating func push(_ destination: Destination, at level: Int) {
        removeLevels(above: level)
        edit(level) { $0.branch.path.append(destination) }
    }
    private mutating func present(
        _ root: Destination, as style: ModalStyle, over level: Int
    ) throws(NavigationFailure) {
        guard level + 1 < NavigationLimits.levels else { throw .tooDeep(limit: NavigationLimits.levels) }
        removeLevels(above: level)
        append(Level(style: style, root: root))
    }
    private mutating func select(_ id: String, at level: Int) throws(NavigationFailure) {
        guard let index = levels[level].branches.firstIndex(where: { $0.id == id }) else { throw .noSuchBranch(id) }
        edit(level) { $0.selection = index }
    }
    private mutating func pop(
        at level: Int, toLast isTarget: (Destination) -> Bool
    ) throws(NavigationFailure) {
        if let index = levels[level].path.lastIndex(where: isTarget) {
            edit(level) { $0.branch.path.removeSubrange((index + 1)...) }
        } else if let root = levels[level].root, isTarget(root) {
            edit(level) { $0.branch.path.removeAll() }
        } else {
            throw .notInPath
        }
    }

    /// This ground with the stack and the modals that a link names.
    private mutating func land(
        on linked: NavigationState, _ landing: LinkLanding, _ branch: String?, _ reader: ElementReader<Destination>
    ) throws(NavigationFailure) {
        if let branch { try select(branch, at: 0) }
        var state = self
        state.removeLevels(above: 0)
        let path = landing.path(of: linked.path, on: state.levels[0].branch, reader)
        state.edit(0) { $0.branch.path = path }
        for level in linked.levels.dropFirst() { state.append(level) }
        adopt(state, reader)
    }

    /// Becomes another state. What equals an element in the same place stays that element.
    private mutating func adopt(_ state: NavigationState, _ reader: ElementReader<Destination>) {
        var isKept = true
        var adopted: [Level] = []
        for (index, level) in state.levels.enumerated() {
            guard isKept, levels.indices.contains(index), levels[index].style == level.style else {
                isKept = false
                adopted.append(level)
                continue
            }
            let old = levels[index]
            var new = level
            for place in new.branches.indices {
                guard let known = old.branches.first(where: { $0.id == new.branches[place].id }) else { continue }
                var branch = known
                branch.adopt(root: new.branches[place].root, reader)
                // another root makes another modal, of which nothing is kept
                if level.style != nil, branch.root != known.root { isKept = false }
                if isKept { branch.adopt(path: new.branches[place].path, reader) }
                if isKept { new.branches[place] = branch }
            }
            adopted.append(new)
        }
        self = NavigationState(levels: adopted)
    }
}

extension NavigationBranch {
    mutating func adopt(root other: Destination?, _ reader: ElementReader<Destination>) {
        if let root, let other, reader.areEqual(root, other) { return }
        root = other
    }
    /// Takes over a path; the elements of the longest common prefix stay what they are.
    mutating func adopt(path other: [Destination], _ reader: ElementReader<Destination>) {
        let kept = zip(path, other).prefix { reader.areEqual($0, $1) }.count
        path.replaceSubrange(kept..., with: other[kept...])
    }
}

extension LinkLanding {
    /// The path after a link has landed on a branch.
    fileprivate func path<Element: Hashable & Sendable>(
        of linked: [Element], on branch: NavigationBranch<Element>, _ reader: ElementReader<Element>
    ) -> [Element] {
        var linked = linked
        // the branch's own root is not pushed again
        if let first = linked.first, let root = branch.root, reader.areEqual(first, root) { linked.removeFirst() }
        guard let target = linked.last else { return [] }
        switch self {
        case .replacing: return linked
        case .reusing:
            let index = branch.path.lastIndex { reader.areEqual($0, target) }
            return index.map { Array(branch.path[...$0]) } ?? linked
        case .onTop:
            let isThere = branch.path.last.map { reader.areEqual($0, target) } ?? false
            return isThere ? branch.path : branch.path + [target]
        }
    }
}
