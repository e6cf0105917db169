/// The place of a view: a screen of a router, with its type erased.
@MainActor package struct ScreenPlace {
    private let screen: Screen
    private let store: NavigationStore

    fileprivate init(_ screen: Screen, _ store: NavigationStore) {
        self.screen = screen
        self.store = store
    }

    /// Asks before the screen leaves the state. Departures carry names. Registering again as the same owner replaces.
    package func onLeave(
        owner: some Hashable, ask: @escaping @MainActor (Departure<String>) -> LeaveAnswer
    ) -> RouterRegistration {
        let isFor = { [screen] in screen == $0 }
        return store.leaves.add(screen, owner: AnyHashable(owner), isFor: isFor) { ask($0.map(\.name)) }
    }
}

extension ScreenPlace: @MainActor Equatable {
    package static func == (one: Self, other: Self) -> Bool { one.screen == other.screen && one.store === other.store }
}

extension Router {
    package func place(of screen: Screen) -> ScreenPlace { ScreenPlace(screen, store) }
}
