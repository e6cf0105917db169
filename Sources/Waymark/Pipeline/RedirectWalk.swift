/// Follows redirects, those of the app and those of guards, as one chain for each screen that was asked for.
@MainActor struct RedirectWalk {
    private let screens: ScreenTable
    private let rules: Rules
    /// The screens that were led on, in the order of the hops.
    private(set) var via: [ScreenID] = []
    private(set) var unhandled: String?
    /// How the walk came to a screen: what was asked for first.
    private var chains: [(end: ScreenID, chain: [ScreenID])] = []
    /// The screens that lead in a circle and are to be dropped; nil if a circle is an error.
    private(set) var dropped: Set<ScreenID>?

    init(_ screens: ScreenTable, _ rules: Rules, dropsLoops: Bool = false) {
        self.screens = screens
        self.rules = rules
        dropped = dropsLoops ? [] : nil
    }

    /// Where the redirects lead from a screen, or from the target that a guard leads to instead.
    ///
    /// - Throws: ``NavigationFailure/redirectLoop(chain:)``.
    mutating func follow(_ screen: ScreenID, to target: ScreenID? = nil) throws(NavigationFailure) -> ScreenID {
        do throws(NavigationFailure) {
            var current = screen
            var next = target ?? rules.redirect?(screen)
            while let found = next {
                try hop(from: current, to: found)
                current = found
                next = rules.redirect?(current)
            }
            guard let shown = rules.notFound?(current) else { return current }
            if unhandled == nil { unhandled = screens.name(of: current) }
            return shown
        } catch {
            guard dropped != nil else { throw error }
            dropped?.insert(screen)
            return screen
        }
    }

    private mutating func hop(from screen: ScreenID, to next: ScreenID) throws(NavigationFailure) {
        // the reducer keeps a screen that equals a new one, so that the end of a chain may have another identity
        let known = chains.last { $0.end == screen } ?? chains.last { screens.areEqual($0.end, screen) }
        let chain = (known?.chain ?? [screen]) + [next]
        guard !chain.dropLast().contains(where: { screens.areEqual($0, next) }),
            chain.count <= rules.redirectLimit + 1
        else { throw .redirectLoop(chain: chain.map { screens.name(of: $0) }) }
        chains.append((next, chain))
        via.append(screen)
    }
}
