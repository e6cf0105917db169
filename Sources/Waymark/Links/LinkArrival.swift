/// What a link from outside does where a modal is open (D3).
public enum LinkArrival: Hashable, Sendable {
    /// The modals go, and the ground shows the link's stack.
    case dismissingModals
    /// The link's destination is shown on the level that is on top.
    case onTop
    /// The link is refused: it ends as denied, with ``DenialReason/blocked``.
    case refused
}

extension NavigationCore {
    /// Whether a modal keeps links outside: one that declares itself blocking does always.
    func isBlocked(_ state: State) -> Bool {
        let modals = state.levels.dropFirst()
        return modals.contains { $0.root?.isBlocking == true } || (linkArrival == .refused && !modals.isEmpty)
    }

    /// The action of a request, and the level at which it is done: a link may stay on the level that is on top.
    func arriving(_ request: Request, in state: State) -> (Action, level: Int) {
        guard case .land(let linked, _, _) = request.action, request.origin == .link else {
            return (request.action, request.box.index)
        }
        guard linkArrival == .onTop, state.levels.count > 1,
            let destination = linked.topDestination
        else {
            let branch = linkBranch.flatMap { choose in linked.destinations.lazy.reversed().compactMap(choose).first }
            return (.land(linked, as: linkLanding, in: branch), request.box.index)
        }
        return (.navigate(destination), state.levels.count - 1)
    }

    /// Whether the same link came already a moment ago, through another callback (D5).
    func isRepeated(_ state: State) -> Bool {
        let now = timing.clock.elapsed()
        defer { lastLink = (state, now) }
        guard let lastLink, lastLink.state == state else { return false }
        return now - lastLink.time < timing.linkWindow
    }
}
