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
    /// For time travel, the number of the transition whose resulting state was requested, or 0 for the initial state;
    /// nil for any other transition.
    var travel: Int?
}

extension Duration {
    var milliseconds: Double { self / .milliseconds(1) }
}
#endif
