#if Inspector
import Waymark

/// A transition as it was seen, with its values: everything that is costly is made from it later, beside the main actor.
struct SeenTransition<Destination: Navigation>: Sendable {
    let number: Int
    let record: TransitionRecord<Destination>
    let before: NavigationState<Destination>
    let after: NavigationState<Destination>
    let guards: [SeenGuard<Destination>]
    /// In milliseconds since 1970.
    let at: Double
}

/// A guard's answer as it was seen.
struct SeenGuard<Destination: Navigation>: Sendable {
    enum Answer: Sendable {
        case allowed
        case denied(DenialReason)
        case redirected(to: Destination?)
        case failed
    }
    let destination: Destination
    let answer: Answer
    let began: Duration
    let ended: Duration
    var isAllowed: Bool { if case .allowed = answer { true } else { false } }
}

extension Duration {
    var milliseconds: Double { self / .milliseconds(1) }
}
#endif
