/// Follows redirects, those of the app and those of guards, as one chain for each screen that was asked for.
@MainActor struct RedirectWalk {
    private let screens: ScreenTable
    private let rules: Rules
    /// The screens that were led on, in the order of the hops.
    private(set) var via: [ScreenID] = []
    /// The name of the outgoing navigation that nothing redirected.
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

    /// The action, with every screen that it names led through the redirects.
    ///
    /// - Throws: ``NavigationFailure/redirectLoop(chain:)``.
    mutating func redirected(_ action: ScreenAction) throws(NavigationFailure) -> ScreenAction {
        guard rules.redirect != nil || rules.notFound != nil else { return action }
        // what is popped to is shown already
        if case .popTo = action { return action }
        var walk = self
        defer { self = walk }
        return try action.map { (screen) throws(NavigationFailure) in
            try walk.orDropped(screen) { (walk) throws(NavigationFailure) in try walk.follow(screen) }
        }
    }

    /// Goes on from a screen to where a guard leads instead, and through the redirects from there.
    mutating func lead(_ screen: ScreenID, to target: ScreenID) throws(NavigationFailure) -> ScreenID {
        try orDropped(screen) { (walk) throws(NavigationFailure) in
            try walk.hop(from: screen, to: target)
            return try walk.follow(target)
        }
    }
    private mutating func orDropped(
        _ screen: ScreenID, _ body: (inout RedirectWalk) throws(NavigationFailure) -> ScreenID
    ) throws(NavigationFailure) -> ScreenID {
        do throws(NavigationFailure) { return try body(&self) } catch {
            guard dropped != nil else { throw error }
            dropped?.insert(screen)
            return screen
        }
    }

    mutating func follow(_ screen: ScreenID) throws(NavigationFailure) -> ScreenID {
        var current = screen
        while let next = rules.redirect?(current) {
            try hop(from: current, to: next)
            current = next
        }
        guard let shown = rules.notFound?(current) else { return current }
        if unhandled == nil { unhandled = screens.name(of: current) }
        return shown
    }

    private mutating func hop(from screen: ScreenID, to next: ScreenID) throws(NavigationFailure) {
        // the reducer keeps a screen that equals a new one, so that the end of a chain may have another identity
        let known =
            chains.last { $0.end == screen } ?? chains.last { screens.areEqual($0.end, screen) }
        let chain = (known?.chain ?? [screen]) + [next]
        guard !chain.dropLast().contains(where: { screens.areEqual($0, next) }),
            chain.count <= rules.redirectLimit + 1
        else { throw .redirectLoop(chain: chain.map { screens.name(of: $0) }) }
        chains.append((next, chain))
        via.append(screen)
    }
}
