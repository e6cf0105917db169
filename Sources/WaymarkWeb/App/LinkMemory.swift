import Waymark

/// The links of states, remembered: printing is pure, and a page prints the same few again and again. At most twice
/// ``capacity`` of them, so that memory stays flat whatever is asked for.
@MainActor final class LinkMemory {
    let links: StateLinks<AnyNavigation>
    /// By the top, where the link tells no more than that.
    private var tops: [AnyNavigation: WebPath?] = [:]
    private var states: [NavigationState<AnyNavigation>: WebPath?] = [:]
    private let root: WebPath?
    private static let capacity = 2_048

    init(_ links: StateLinks<AnyNavigation>) {
        self.links = links
        root = links.href(of: NavigationState(root: links.root)).flatMap(WebPath.init)
    }

    /// The link of a state for a page; nil where it has none.
    func href(of state: NavigationState<AnyNavigation>) -> WebPath? {
        guard state.levels.count == 1 else { return remembered(state) }
        guard let top = state.path.last else {
            return state.levels[0].root == links.root ? root : remembered(state)
        }
        if let path = tops[top] { return path }
        guard isAlone(top) else { return remembered(state) }
        let path = print(state)
        if tops.count >= Self.capacity { tops.removeAll(keepingCapacity: true) }
        tops[top] = .some(path)
        return path
    }
    /// Of what is more than a single stack.
    private func remembered(_ state: NavigationState<AnyNavigation>) -> WebPath? {
        if let path = states[state] { return path }
        let path = print(state)
        if states.count >= Self.capacity { states.removeAll(keepingCapacity: true) }
        states[state] = .some(path)
        return path
    }

    /// Whether the link of a single stack tells no more than its top: what lies below is the top's own, or is left out.
    private func isAlone(_ top: AnyNavigation) -> Bool {
        top.presentation == .push && top != links.root && top.ancestors.allSatisfy { $0.presentation == .push }
    }
    private func print(_ state: NavigationState<AnyNavigation>) -> WebPath? {
        links.href(of: state).flatMap(WebPath.init)
    }
}
