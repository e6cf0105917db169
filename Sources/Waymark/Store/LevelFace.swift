public import Observation

/// What can be observed of a level.
package enum LevelPart: CaseIterable { case path, modal, branches }

/// Tells observers about one level. A part costs nothing until somebody has read it.
@usableFromInline package final class LevelSignals: Observable {
    private let registrar = ObservationRegistrar()
    // `@exclusivity(unchecked)`: see `NavigationStore`
    @exclusivity(unchecked) private var isPathRead = false
    @exclusivity(unchecked) private var isModalRead = false
    @exclusivity(unchecked) private var areBranchesRead = false
    private var path: Void { () }
    private var modal: Void { () }
    private var branches: Void { () }

    package init() {}

    package func read(_ part: LevelPart) {
        switch part {
        case .path:
            isPathRead = true
            registrar.access(self, keyPath: \.path)
        case .modal:
            isModalRead = true
            registrar.access(self, keyPath: \.modal)
        case .branches:
            areBranchesRead = true
            registrar.access(self, keyPath: \.branches)
        }
    }
    func will(_ part: LevelPart) {
        switch part {
        case .path: if isPathRead { registrar.willSet(self, keyPath: \.path) }
        case .modal: if isModalRead { registrar.willSet(self, keyPath: \.modal) }
        case .branches: if areBranchesRead { registrar.willSet(self, keyPath: \.branches) }
        }
    }
    func did(_ part: LevelPart) {
        switch part {
        case .path: if isPathRead { registrar.didSet(self, keyPath: \.path) }
        case .modal: if isModalRead { registrar.didSet(self, keyPath: \.modal) }
        case .branches: if areBranchesRead { registrar.didSet(self, keyPath: \.branches) }
        }
    }
    func will(_ change: LevelChange) { change.forEach(will) }
    func did(_ change: LevelChange) { change.forEach(did) }
    /// Makes every reader read again: the framework is ahead of the state.
    func nudge() {
        for part in LevelPart.allCases { will(part) }
        for part in LevelPart.allCases { did(part) }
    }
}

/// What differs between two values of a level.
struct LevelChange {
    var path = false
    var modal = false
    var branches = false

    init(from old: ScreenState.Level, to new: ScreenState.Level) {
        path = old.branch.path != new.branch.path
        branches =
            old.branch.root != new.branch.root || old.branch.id != new.branch.id || !old.hasSameHidden(as: new)
    }
    func forEach(_ body: (LevelPart) -> Void) {
        if path { body(.path) }
        if modal { body(.modal) }
        if branches { body(.branches) }
    }
}

/// The identity of a level for as long as it is part of the state: who observes it, and which router is its face.
@MainActor @usableFromInline final class LevelFace {
    @usableFromInline let index: Int
    @usableFromInline let signals = LevelSignals()
    /// False from the moment the modal is gone.
    // `@exclusivity(unchecked)`: see `NavigationStore`
    @exclusivity(unchecked) var isAttached = true
    /// What the level was when it left, for whoever still holds its router.
    var last: ScreenState.Level?
    /// What was pushed last, and when, until a host reports it as shown.
    @exclusivity(unchecked) var unshown: (screen: ScreenID, at: Duration)?
    weak var router: AnyObject?

    init(index: Int) { self.index = index }
}
