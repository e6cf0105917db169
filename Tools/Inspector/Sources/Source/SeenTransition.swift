#if Inspector
import Waymark

/// A transition as it was observed. It is rendered later, off the main actor.
struct SeenTransition<Destination: Navigation>: Sendable {
    let number: Int
    let record: TransitionRecord<Destination>
    /// The end time, in milliseconds since 1970.
    let at: Double
    /// The moment that the transition was to show; nil if it isn't time travel.
    var travel: Travel<Destination>?

    var before: NavigationState<Destination> { record.before }
    var after: NavigationState<Destination> { record.after }
}

/// A past moment of a router that time travel shows again.
struct Travel<Destination: Navigation>: Sendable {
    /// The number of the transition whose resulting state is requested, or 0 for the initial state.
    let moment: Int
    let state: NavigationState<Destination>
}

extension NavigationState {
    /// Returns this state with the tabs of the current state, `now`. Each tab gets the stack that this state has for
    /// it, or keeps its current one if there is none. Modals are dropped if the tab that they cover is gone. Returns
    /// this state unchanged if `now` has no tabs, or the same tabs in the same order.
    func fitted(to now: NavigationState) -> NavigationState {
        let (then, tabs) = (levels[0], now.levels[0].branches)
        guard !tabs.allSatisfy({ $0.id.isEmpty }), then.branches.map(\.id) != tabs.map(\.id) else { return self }
        let branches = tabs.map { tab in then.branches.first { $0.id == tab.id } ?? tab }
        guard branches.contains(where: { $0.id == then.branch.id }) else {
            // the modals covered a tab that no longer exists
            return NavigationState(branches: branches, selection: now.levels[0].branch.id)
        }
        return levels.dropFirst().reduce(NavigationState(branches: branches, selection: then.branch.id)) {
            guard let root = $1.root, let style = $1.style else { return $0 }
            return $0.presenting(root, as: style.type, path: $1.path)
        }
    }
}
#endif
