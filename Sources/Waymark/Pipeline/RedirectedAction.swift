/// An action whose destinations are led through the redirects to a fixed point.
///
/// At most ``NavigationLimits/redirects`` hops, and none twice: a loop is an error that names its chain (G11).
@MainActor struct RedirectedAction<Destination: Navigation> {
    typealias Redirect = @MainActor (Destination) -> Destination?
    private(set) var action: NavigationAction<Destination>
    /// The destinations that were led on, in the order of the hops.
    private(set) var via: [Destination] = []
    /// The name of the outgoing navigation that nothing redirected.
    private(set) var unhandled: String?
    /// How guards led to a destination.
    private var chains: [Destination: [Destination]] = [:]

    init(_ action: NavigationAction<Destination>) { self.action = action }

    mutating func resolve(_ redirect: Redirect?, _ notFound: Redirect?) throws(NavigationFailure) {
        guard redirect != nil || notFound != nil else { return }
        action = try resolved(action, redirect, notFound)
    }

    /// Puts another destination in the place of one that a guard led away from: where the action names it, and else in
    /// the state that it would lead to. Redirects apply to the new one; a circle is an error (G11, G12).
    mutating func lead(
        _ destination: Destination, to target: Destination, in proposed: NavigationState<Destination>,
        _ redirect: Redirect?, _ notFound: Redirect?
    ) throws(NavigationFailure) {
        let chain = (chains[destination] ?? [destination]) + [target]
        guard !chain.dropLast().contains(target), chain.count <= NavigationLimits.redirects + 1 else {
            throw .redirectLoop(chain: chain.map(\.name))
        }
        chains[target] = chain
        let rule: Redirect = { $0 == destination ? target : redirect?($0) }
        let before = via.count
        let led = try resolved(action, rule, notFound)
        if via.count > before {
            action = led
        } else {
            via.append(destination)
            action = .replace(try whole(proposed.replacing(destination, with: target), redirect, notFound))
        }
    }

    private mutating func resolved(
        _ action: NavigationAction<Destination>, _ redirect: Redirect?, _ notFound: Redirect?
    ) throws(NavigationFailure) -> NavigationAction<Destination> {
        switch action {
        case .navigate(let destination): return .navigate(try final(destination, redirect, notFound))
        case .push(let destination): return .push(try final(destination, redirect, notFound))
        case .pushBeneath(let destination): return .pushBeneath(try final(destination, redirect, notFound))
        case .replaceTop(let destination): return .replaceTop(try final(destination, redirect, notFound))
        case .present(let destination, let style):
            return .present(try final(destination, redirect, notFound), as: style)
        case .setPath(let path): return .setPath(try all(path, redirect, notFound))
        case .setRoot(let root, let path):
            return .setRoot(try final(root, redirect, notFound), path: try all(path, redirect, notFound))
        case .replace(let state): return .replace(try whole(state, redirect, notFound))
        case .land(let state, let landing, let branch):
            return .land(try whole(state, redirect, notFound), as: landing, in: branch)
        case .sequence(let actions): return .sequence(try each(actions, redirect, notFound))
        case .finish(let reason, let actions):
            return .finish(reason, then: try each(actions, redirect, notFound))
        case .pop, .popTo, .popToLast, .popToRoot, .dismiss, .dismissAll, .select: return action
        }
    }

    private mutating func final(
        _ destination: Destination, _ redirect: Redirect?, _ notFound: Redirect?
    ) throws(NavigationFailure) -> Destination {
        var current = destination
        let start = via.count
        while let step = redirect?(current), step != current {
            guard !via[start...].contains(step), via.count - start < NavigationLimits.redirects else {
                throw .redirectLoop(chain: (via[start...] + [current, step]).map(\.name))
            }
            via.append(current)
            current = step
        }
        if let replacement = notFound?(current) {
            unhandled = unhandled ?? current.name
            return replacement
        }
        return current
    }
    private mutating func all(
        _ path: [Destination], _ redirect: Redirect?, _ notFound: Redirect?
    ) throws(NavigationFailure) -> [Destination] {
        var output: [Destination] = []
        for destination in path { output.append(try final(destination, redirect, notFound)) }
        return output
    }
    private mutating func each(
        _ actions: [NavigationAction<Destination>], _ redirect: Redirect?, _ notFound: Redirect?
    ) throws(NavigationFailure) -> [NavigationAction<Destination>] {
        var output: [NavigationAction<Destination>] = []
        for action in actions { output.append(try resolved(action, redirect, notFound)) }
        return output
    }
    private mutating func whole(
        _ state: NavigationState<Destination>, _ redirect: Redirect?, _ notFound: Redirect?
    ) throws(NavigationFailure) -> NavigationState<Destination> {
        // most states stay what they are: nothing of them is made anew
        if state.allSatisfy({ destination in
            (redirect?(destination)).map { $0 == destination } ?? true && notFound?(destination) == nil
        }) {
            return state
        }
        var levels = state.levels
        for level in levels.indices {
            for branch in levels[level].branches.indices {
                let old = levels[level].branches[branch]
                if let root = old.root {
                    levels[level].branches[branch].root = try final(root, redirect, notFound)
                }
                levels[level].branches[branch].path = try all(old.path, redirect, notFound)
            }
        }
        return NavigationState(levels: levels)
    }
}
