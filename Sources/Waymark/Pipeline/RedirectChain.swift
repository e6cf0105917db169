/// Follows the redirects of the app and of guards, as one chain for each requested screen.
@MainActor struct RedirectChain {
    private let rules: Rules
    /// The name of the first outgoing navigation that no redirect handles; nil if there is none.
    private(set) var unhandled: String?
    private var hops: [Hop] = []
    private struct Hop {
        let from: Screen
        let to: Screen
        /// The index of the hop that led to `from`; nil if `from` was requested.
        let before: Int?
    }
    /// The screens whose redirects form a loop, and which are to be dropped; nil if a loop is an error.
    private(set) var dropped: Set<Screen>?

    init(_ rules: Rules, dropsLoops: Bool = false) {
        self.rules = rules
        dropped = dropsLoops ? [] : nil
    }

    /// A Boolean value that indicates whether any screen was redirected.
    var hasHops: Bool { !hops.isEmpty }
    /// A Boolean value that indicates whether an outgoing navigation of a feature was redirected.
    var leavesFeature: Bool { hops.contains { $0.from.destination.isOutgoing } }
    /// The screens that were redirected, in the order of the hops.
    var via: [Screen] { hops.map(\.from) }

    /// Returns the end of the redirects from a screen, or from the target to which a guard redirects it. An outgoing
    /// navigation at the end is replaced by the not-found screen, if there is one.
    ///
    /// - Throws: ``NavigationFailure/redirectLoop(chain:)`` for a loop or a chain that is too long. If loops are
    ///   dropped, returns the screen itself instead of throwing.
    mutating func follow(_ screen: Screen, to target: Screen? = nil) throws(NavigationFailure) -> Screen {
        do throws(NavigationFailure) {
            var current = screen
            var next = target ?? rules.redirect?(screen)
            while let found = next {
                try hop(from: current, to: found)
                current = found
                next = rules.redirect?(current)
            }
            guard let shown = rules.notFound?(current) else { return current }
            if unhandled == nil { unhandled = current.name }
            return shown
        } catch {
            guard dropped != nil else { throw error }
            dropped?.insert(screen)
            return screen
        }
    }

    private mutating func hop(from screen: Screen, to next: Screen) throws(NavigationFailure) {
        // the reducer keeps earlier screens that equal new ones, so the end of a chain may be another object
        let before = hops.lastIndex { $0.to == screen } ?? hops.lastIndex { $0.to.matches(screen) }
        let chain = chain(to: before)
        let isLoop = screen.matches(next) || chain.contains { $0.matches(next) }
        guard !isLoop, chain.count <= NavigationLimits.redirects else {
            throw .redirectLoop(chain: ((chain.isEmpty ? [screen] : chain) + [next]).map(\.name))
        }
        hops.append(Hop(from: screen, to: next, before: before))
    }
    /// Returns the requested screen, and the target of each hop up to the one with this index; an empty array for nil.
    private func chain(to hop: Int?) -> [Screen] {
        guard let hop = hop.map({ hops[$0] }) else { return [] }
        return (hop.before == nil ? [hop.from] : chain(to: hop.before)) + [hop.to]
    }
}

extension Rules {
    /// Returns the end of the redirects from a screen; the screen itself if they form a loop or too long a chain.
    func redirected(_ screen: Screen) -> Screen {
        guard redirects else { return screen }
        var chain = RedirectChain(self)
        return (try? chain.follow(screen)) ?? screen
    }
}
