public import Observation

/// Tells observers of one level. Not generic: the key paths of a generic type are made anew at each use, and cost more
/// than everything else of a push.
@usableFromInline final class LevelSignals: Observable, Sendable {
    @usableFromInline let registrar = ObservationRegistrar()
    @usableFromInline var path: Void { () }
    @usableFromInline var modal: Void { () }
    @usableFromInline var branches: Void { () }

    func readPath() { registrar.access(self, keyPath: \.path) }
    func readModal() { registrar.access(self, keyPath: \.modal) }
    func readBranches() { registrar.access(self, keyPath: \.branches) }
    @inlinable func willChangePath() { registrar.willSet(self, keyPath: \.path) }
    @inlinable func didChangePath() { registrar.didSet(self, keyPath: \.path) }

    func will(_ change: LevelChange) {
        if change.contains(.path) { willChangePath() }
        if change.contains(.modal) { registrar.willSet(self, keyPath: \.modal) }
        if change.contains(.branches) { registrar.willSet(self, keyPath: \.branches) }
    }
    func did(_ change: LevelChange) {
        if change.contains(.path) { didChangePath() }
        if change.contains(.modal) { registrar.didSet(self, keyPath: \.modal) }
        if change.contains(.branches) { registrar.didSet(self, keyPath: \.branches) }
    }
}

/// What differs between a level and one that is to be written.
struct LevelChange: OptionSet {
    let rawValue: UInt8
    static var path: LevelChange { LevelChange(rawValue: 1) }
    static var modal: LevelChange { LevelChange(rawValue: 2) }
    static var branches: LevelChange { LevelChange(rawValue: 4) }
}

/// One level's part of the state, with its registrar. It knows its router only weakly.
///
/// Hot fields are `@exclusivity(unchecked)`: main actor only, and never held across a call.
@MainActor @usableFromInline final class LevelBox<Destination: Navigation> {
    @usableFromInline let index: Int
    let style: ModalStyle?
    /// The path of the branch that is shown. Its copy in `branches` is not kept up to date.
    @exclusivity(unchecked) @usableFromInline var path: [Destination]
    private var branches: [NavigationBranch<Destination>] {
        didSet { hasOthers = branches.count > 1 || branches[0].root != nil }
    }
    private(set) var selection: Int
    /// The level above, if any.
    @exclusivity(unchecked) @usableFromInline var next: LevelBox?
    /// False from the moment in which the modal is gone.
    @exclusivity(unchecked) @usableFromInline var isAttached = true
    /// Set by the first reader, so that nobody pays for a registrar that nobody reads.
    @exclusivity(unchecked) @usableFromInline var isPathRead = false
    /// What was pushed last and was not reported as shown (D4).
    @exclusivity(unchecked) @usableFromInline var unshown: Destination?
    weak var router: Router<Destination>?
    @usableFromInline let signals = LevelSignals()

    init(_ level: NavigationState<Destination>.Level, index: Int) {
        self.index = index
        style = level.style
        path = level.path
        branches = level.branches
        selection = level.selection
        hasOthers = branches.count > 1 || branches[0].root != nil
    }

    var root: Destination? { branches[selection].root }
    /// The level as a value.
    var level: NavigationState<Destination>.Level {
        var level = NavigationState<Destination>.Level(style: style, branches: branches, selection: selection)
        level.branch.path = path
        return level
    }

    /// The ids of the branches, and the one that is shown.
    var branchIDs: (ids: [String], selected: String) { (branches.map(\.id), branches[selection].id) }
    /// What a branch stands on, and its stack; nil for an id that is none.
    func branch(_ id: String) -> (root: Destination?, path: [Destination])? {
        guard let index = branches.firstIndex(where: { $0.id == id }) else { return nil }
        return (branches[index].root, index == selection ? path : branches[index].path)
    }
    /// The stack of a branch, observed; empty for an id that is none. For one that is not shown, only the branches are
    /// observed: a push elsewhere leaves it alone.
    func readPath(of id: String) -> [Destination] {
        readBranches()
        if branches[selection].id == id { readPath() }
        return branch(id)?.path ?? []
    }

    /// Whether the level is more than the path that is shown.
    @exclusivity(unchecked) @usableFromInline private(set) var hasOthers = false
    /// Looks at all of the level but the path that is shown.
    @usableFromInline func others(allSatisfy isFit: (Destination) -> Bool) -> Bool {
        for index in branches.indices {
            if let root = branches[index].root, !isFit(root) { return false }
            if index != selection, !branches[index].path.allSatisfy(isFit) { return false }
        }
        return true
    }

    // MARK: reading
    func readPath() {
        isPathRead = true
        signals.readPath()
    }
    func readModal() { signals.readModal() }
    func readBranches() { signals.readBranches() }

    // MARK: writing
    func change(to level: NavigationState<Destination>.Level) -> LevelChange {
        var change: LevelChange = path == level.path ? [] : .path
        let isSame =
            selection == level.selection && branches.count == level.branches.count
            && zip(branches, level.branches).enumerated().allSatisfy { index, pair in
                pair.0.id == pair.1.id && pair.0.root == pair.1.root
                    && (index == selection || pair.0.path == pair.1.path)
            }
        if !isSame { change.insert(.branches) }
        return change
    }
    func write(_ level: NavigationState<Destination>.Level) {
        branches = level.branches
        selection = level.selection
        path = level.path
    }
    /// The host wrote what was refused: it reads again.
    func nudge() {
        signals.will([.path, .modal, .branches])
        signals.did([.path, .modal, .branches])
    }

    /// The fast way to change the path: what is not observed costs no registrar.
    @inlinable func mutatePath(_ body: (inout [Destination]) -> Void) {
        if isPathRead {
            signals.willChangePath()
            body(&path)
            signals.didChangePath()
        } else {
            body(&path)
        }
    }
}
