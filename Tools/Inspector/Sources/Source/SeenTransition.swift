#if Inspector
import Waymark

/// An observed transition with its values. Costly work is done later, off the main actor.
struct SeenTransition<Destination: Navigation>: Sendable {
    let number: Int
    let record: TransitionRecord<Destination>
    let before: NavigationState<Destination>
    let after: NavigationState<Destination>
    let guards: SeenGuards<Destination>
    /// In milliseconds since 1970.
    let at: Double
    /// The moment that it was to show: the number of the transition after which the state was there; 0 for the first.
    var travel: Int?
}

extension Duration {
    var milliseconds: Double { self / .milliseconds(1) }
}
#endif
