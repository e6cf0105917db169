/// A leave guard's answer.
package enum LeaveAnswer: Sendable {
    /// The screen may leave.
    case leave
    /// The screen stays. The transition ends as denied, with ``DenialReason/leaveRefused``.
    case stay
    /// The closure asks the user, and returns true if the screen may leave. Without an answer within
    /// ``NavigationTiming/leaveTimeout``, the screen stays. The closure is cancelled once its answer no longer counts,
    /// as when another transition begins.
    case later(@MainActor @Sendable () async -> Bool)

    fileprivate var isLeave: Bool { if case .leave = self { true } else { false } }
}

/// The leave guards, which are asked before a screen leaves the state.
@MainActor final class LeaveGuards {
    typealias Ask = @MainActor () -> LeaveAnswer

    private struct Guard {
        let id: Int
        /// The id of this guard or, if it replaced others, of the first of them. Once a guard has let its screen go, a
        /// guard that replaces it isn't asked again.
        let key: Int
        /// The screen of the guard; nil until it is shown.
        var screen: Screen?
        /// Distinguishes the guards of one screen: adding another guard with the same screen and owner replaces this
        /// one.
        let owner: AnyHashable
        let isFor: (Screen) -> Bool
        let ask: Ask
    }
    private var guards: [Guard] = []
    private var nextID = 0
    // lazy, because most routers have no leave guard
    private lazy var signals = LevelSignals()

    /// Returns true if a leave guard would ask before one of these screens leaves. Views that call this are updated when
    /// the guards change, or what they observe does.
    func asks(before screens: @autoclosure () -> [Screen]) -> Bool {
        signals.track(.branches)
        let asking = guards.filter { !$0.ask().isLeave }.map(\.screen)
        return !asking.isEmpty && screens().contains { asking.contains($0) }
    }

    /// Adds a guard to a screen or, if that is nil, to the first screen to appear for which `isFor` returns true.
    /// Replaces the guard with the same owner and screen.
    ///
    /// - Returns: A registration that removes the guard when it is cancelled.
    func add(
        _ screen: Screen?, owner: AnyHashable, isFor: @escaping (Screen) -> Bool = { _ in false }, ask: @escaping Ask
    ) -> RouterRegistration {
        nextID += 1
        let id = nextID
        change { guards in
            let replaced = guards.firstIndex { $0.owner == owner && $0.screen == screen }.map { guards.remove(at: $0) }
            guards.append(
                Guard(id: id, key: replaced?.key ?? id, screen: screen, owner: owner, isFor: isFor, ask: ask))
        }
        return RouterRegistration { [weak self] in self?.remove(id) }
    }
    private func remove(_ id: Int) {
        let guards = guards
        guard guards.contains(where: { $0.id == id }) else { return }
        change { $0.removeAll { $0.id == id } }
    }
    private func change(_ body: (inout [Guard]) -> Void) {
        var changed = guards
        body(&changed)
        // a view that sets a guard again while it is drawn must not be drawn again
        guard Set(changed.map(\.screen)) != Set(guards.map(\.screen)) else { return guards = changed }
        signals.will(.branches)
        guards = changed
        signals.did()
    }

    /// Removes the guards of screens that have left. Assigns each guard without a screen to the topmost screen for
    /// which its `isFor` returns true, if there is one.
    func stateDidChange(to state: ScreenTree) {
        let guards = guards
        guard guards.contains(where: { $0.screen.map { !state.contains($0) } ?? true }) else { return }
        change { guards in
            guards.removeAll { $0.screen.map { !state.contains($0) } ?? false }
            for index in guards.indices where guards[index].screen == nil {
                guards[index].screen = state.destinations.last(where: guards[index].isFor)
            }
        }
    }

    enum Verdict {
        case leave, stay
        case asks(Question)
    }

    /// Returns the verdict of the leave guards on a transition. The guards of the screens that leave are asked, from
    /// the top screen down, until one refuses or answers later. Guards that have already let their screens go aren't
    /// asked again. Leave guards can't refuse a change of the session.
    func verdict(on request: Request, from old: ScreenTree, to new: ScreenTree) -> Verdict {
        let guards = guards
        guard !guards.isEmpty, request.origin != .session else { return .leave }
        let left = request.known.passedLeaveGuards
        for screen in old.destinations.reversed() where !new.contains(screen) {
            for entry in guards.reversed() where entry.screen == screen && !left.contains(entry.key) {
                switch entry.ask() {
                case .leave: continue
                case .stay: return .stay
                case .later(let ask):
                    return .asks(
                        Question(subject: .leave(entry.key)) {
                            await ask() ? .allowed : .denied(.leaveRefused, nil)
                        })
                }
            }
        }
        return .leave
    }
}

/// The screen that a view belongs to, without the type of its router's destinations.
@MainActor package struct ScreenPlace {
    private let screen: Screen
    private let store: NavigationStore

    fileprivate init(_ screen: Screen, _ store: NavigationStore) {
        self.screen = screen
        self.store = store
    }

    /// Calls `ask` before a transition removes the screen, until the registration is cancelled. A change of the
    /// session, of redirects or of guards doesn't ask. A second registration with the same owner replaces the first.
    package func onLeave(owner: some Hashable, ask: @escaping @MainActor () -> LeaveAnswer) -> RouterRegistration {
        store.leaves.add(screen, owner: AnyHashable(owner), ask: ask)
    }
}

extension ScreenPlace: @MainActor Equatable {
    package static func == (one: Self, other: Self) -> Bool { one.screen == other.screen && one.store === other.store }
}

extension Router {
    package func place(of screen: Screen) -> ScreenPlace { ScreenPlace(screen, store) }
}
