import Observation

/// The observable parts of a level.
package struct LevelParts: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let path = LevelParts(rawValue: 1)
    package static let modal = LevelParts(rawValue: 2)
    package static let branches = LevelParts(rawValue: 4)
    static let all: LevelParts = [.path, .modal, .branches]
}

/// The observers of one level's path, modal and branches.
package final class LevelSignals: Observable {
    private let registrar = ObservationRegistrar()
    private var changing: LevelParts = []
    // stand for the parts, whose values the level's owner has
    private var path: Void { () }
    private var modal: Void { () }
    private var branches: Void { () }

    package init() {}

    package func read(_ parts: LevelParts) {
        if parts.contains(.path) { registrar.access(self, keyPath: \.path) }
        if parts.contains(.modal) { registrar.access(self, keyPath: \.modal) }
        if parts.contains(.branches) { registrar.access(self, keyPath: \.branches) }
    }
    /// Announces that parts of the level will change. A call to `did` has to follow the change.
    func will(_ parts: LevelParts) {
        changing = parts
        if parts.contains(.path) { registrar.willSet(self, keyPath: \.path) }
        if parts.contains(.modal) { registrar.willSet(self, keyPath: \.modal) }
        if parts.contains(.branches) { registrar.willSet(self, keyPath: \.branches) }
    }
    func did() {
        if changing.contains(.path) { registrar.didSet(self, keyPath: \.path) }
        if changing.contains(.modal) { registrar.didSet(self, keyPath: \.modal) }
        if changing.contains(.branches) { registrar.didSet(self, keyPath: \.branches) }
        changing = []
    }
    /// Makes all observers of the level read it again although it hasn't changed, because the framework shows something
    /// else.
    func nudge() {
        will(.all)
        did()
    }
}
