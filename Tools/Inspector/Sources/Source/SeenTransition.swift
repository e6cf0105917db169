#if Inspector
import Waymark

/// A transition as it was observed. It is rendered later, off the main actor.
struct SeenTransition<Destination: Navigation>: Sendable {
    let number: Int
    let record: TransitionRecord<Destination>
    let before: NavigationState<Destination>
    let after: NavigationState<Destination>
    let guards: SeenGuards<Destination>
    /// The end time, in milliseconds since 1970.
    let at: Double
    /// The number of the transition whose resulting state this one was to restore; 0 for the initial state, and nil for
    /// a transition that isn't a return to an earlier state.
    var travel: Int?
}

extension Duration {
    var milliseconds: Double { self / .milliseconds(1) }
}
#endif
