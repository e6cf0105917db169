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

/// Notifies observers of one level's path, modal and branches. A part that was never read costs nothing.
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
    /// Announces that parts of the level will change. A call of `did` has to follow the change.
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
    /// Makes all observers read again without a change, because the framework shows something else.
    @inline(never) func nudge() {
        guard !wasRead.isEmpty else { return }
        will(.all)
        did()
    }
}

/// The identity of a level for as long as it is part of the state, with its observers and its router.
@MainActor final class LevelFace {
    let index: Int
    /// False once the level has left the state.
    private(set) var isAttached = true
    /// The contents of the level when it left, for code that still holds its router; nil before.
    private(set) var last: ScreenLevel?
    /// The last push and its time, until a host reports it as shown.
    private(set) var unshown: (screen: Screen, at: Duration)?
    private(set) weak var router: AnyObject?
    /// The models that the screens of the level share, by type; freed with the level.
    private var shared: [ObjectIdentifier: AnyObject] = [:]
    private(set) var signals: LevelSignals?

    init(index: Int) { self.index = index }
    func attach(_ router: AnyObject) { self.router = router }
    func detach(as last: ScreenLevel) {
        isAttached = false
        self.last = last
        shared = [:]
    }
    func didPush(_ screen: Screen, at time: Duration) { unshown = (screen, time) }
    func didShow() { unshown = nil }
    func shared<Model: AnyObject>(_ make: () -> Model) -> Model {
        let key = ObjectIdentifier(Model.self)
        if let model = shared[key] as? Model { return model }
        let model = make()
        if isAttached { shared[key] = model }
        return model
    }
    func read(_ parts: LevelParts) {
        let signals = signals ?? LevelSignals()
        self.signals = signals
        signals.read(parts)
    }
}
