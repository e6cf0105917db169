import Observation

/// The observable parts of a level.
package struct LevelParts: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static var path: LevelParts { LevelParts(rawValue: 1) }
    package static var modal: LevelParts { LevelParts(rawValue: 2) }
    package static var branches: LevelParts { LevelParts(rawValue: 4) }
    static var all: LevelParts { [.path, .modal, .branches] }
}

/// The observation registrars of one level's path, modal and branches. A part that was never read costs nothing.
package final class LevelSignals: Observable {
    // a registrar for each part, so that each needs a single key path; `\.self` hashes fastest
    private let path = ObservationRegistrar()
    private let modal = ObservationRegistrar()
    private let branches = ObservationRegistrar()
    // not static: every access to a static property passes a lock
    private let whole: any KeyPath<LevelSignals, LevelSignals> & Sendable = \.self
    private var wasRead: LevelParts = []
    private var changing: LevelParts = []

    package init() {}

    package func read(_ parts: LevelParts) {
        wasRead = wasRead.union(parts)
        each(parts) { $0.access(self, keyPath: $1) }
    }
    /// Announces that parts of the level will change. A call to `did` has to follow the change.
    func will(_ parts: LevelParts) {
        changing = parts
        let parts = parts.intersection(wasRead)
        if !parts.isEmpty { each(parts) { $0.willSet(self, keyPath: $1) } }
    }
    func did() {
        let parts = changing.intersection(wasRead)
        if !parts.isEmpty { each(parts) { $0.didSet(self, keyPath: $1) } }
    }
    // never inlined: most levels are not read, and inlining would enlarge the callers and retain what the closures
    // capture
    @inline(never) private func each(
        _ parts: LevelParts, _ body: (ObservationRegistrar, any KeyPath<LevelSignals, LevelSignals> & Sendable) -> Void
    ) {
        if parts.contains(.path) { body(path, whole) }
        if parts.contains(.modal) { body(modal, whole) }
        if parts.contains(.branches) { body(branches, whole) }
    }
    /// Makes all observers of the level read it again although it hasn't changed, because the framework shows something
    /// else.
    @inline(never) func nudge() {
        guard !wasRead.isEmpty else { return }
        will(.all)
        did()
    }
}
