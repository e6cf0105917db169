import Observation

/// The identity of a level for as long as it is part of the state, with its observers and its router.
@MainActor final class RouterLevel {
    let index: Int
    /// The contents of the level when it left the state, for code that still holds its router; nil while it is open.
    private(set) var last: ScreenTree.Level?
    /// The screen that `navigate` pushed last, with the time on the router's clock; nil once a host has reported it as
    /// shown, and without a host.
    private(set) var unshown: (screen: Screen, at: Duration)?
    private(set) weak var router: AnyObject?
    let signals = LevelSignals()

    init(index: Int) { self.index = index }
    var isOpen: Bool { last == nil }
    func attach(_ router: AnyObject) { self.router = router }
    func close(as last: ScreenTree.Level) { self.last = last }
    func didPush(_ screen: Screen, at time: Duration) { unshown = (screen, time) }
    func didShow() { unshown = nil }
    func track(_ parts: LevelParts) { signals.track(parts) }
}

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
    private let path = ObservationRegistrar()
    private let modal = ObservationRegistrar()
    private let branches = ObservationRegistrar()
    /// The parts that somebody has read. To tell a registrar without readers costs as much as to tell one with readers.
    private var wasRead: LevelParts = []
    private var changing: LevelParts = []

    package init() {}

    package func track(_ parts: LevelParts) {
        wasRead.formUnion(parts)
        if parts.contains(.path) { path.access(self, keyPath: \.self) }
        if parts.contains(.modal) { modal.access(self, keyPath: \.self) }
        if parts.contains(.branches) { branches.access(self, keyPath: \.self) }
    }
    /// Announces that parts of the level will change. A call to `did` has to follow the change.
    func will(_ parts: LevelParts) {
        changing = parts.intersection(wasRead)
        if changing.contains(.path) { path.willSet(self, keyPath: \.self) }
        if changing.contains(.modal) { modal.willSet(self, keyPath: \.self) }
        if changing.contains(.branches) { branches.willSet(self, keyPath: \.self) }
    }
    func did() {
        if changing.contains(.path) { path.didSet(self, keyPath: \.self) }
        if changing.contains(.modal) { modal.didSet(self, keyPath: \.self) }
        if changing.contains(.branches) { branches.didSet(self, keyPath: \.self) }
    }
    /// Makes all observers of the level read it again although it hasn't changed, because the framework shows something
    /// else.
    func nudge() {
        will(.all)
        did()
    }
}
