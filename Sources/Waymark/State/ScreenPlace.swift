/// The screen that a view belongs to, without the type of its router's destinations.
@MainActor package struct ScreenPlace {
    private let screen: Screen
    private let store: NavigationStore

    fileprivate init(_ screen: Screen, _ store: NavigationStore) {
        self.screen = screen
        self.store = store
    }

    /// Calls `ask` before a transition removes the screen, until the registration is cancelled. A change of the
    /// session, of redirects or of guards doesn't ask. The departure contains names in place of destinations. A second
    /// registration with the same owner replaces the first.
    package func onLeave(
        owner: some Hashable, ask: @escaping @MainActor (Departure<String>) -> LeaveAnswer
    ) -> RouterRegistration {
        store.leaves.add(screen, owner: AnyHashable(owner)) { ask($0.map(\.name)) }
    }
}

extension ScreenPlace: @MainActor Equatable {
    package static func == (one: Self, other: Self) -> Bool { one.screen == other.screen && one.store === other.store }
}

extension Router {
    package func place(of screen: Screen) -> ScreenPlace { ScreenPlace(screen, store) }
}
