extension Router {
    /// Sets the function that returns the ``Preparation`` of a destination, or nil for a destination that needs none.
    /// Values that were prepared before are freed. All levels of the router share the function.
    ///
    /// Prepared values belong to the session: they are freed when a session begins or ends, and when a guard no longer
    /// allows their destinations.
    ///
    /// - Parameters:
    ///   - count: The maximum number of values kept for screens that aren't shown. The value requested longest ago is
    ///     freed first. A value that a view has taken stays at least until the next navigation.
    ///   - age: The time for which a value is kept after it was loaded, if its screen isn't shown. The first navigation
    ///     or preparation after that frees the value.
    ///   - cost: The maximum total cost of the values kept for screens that aren't shown. See
    ///     ``Preparation/init(cost:_:)``.
    ///   - preparation: The function, called when a value is needed for a destination for which none is kept; nil to
    ///     prepare nothing.
    public func setPreparation(
        count: Int = 20, age: Duration = .seconds(60), cost: Int = .max,
        _ preparation: (@MainActor (Destination) -> Preparation?)?
    ) {
        store.preparer?.free(shown: true)
        store.preparer = preparation.map { Preparer(.init(count: count, age: age, cost: cost), screens, $0) }
        store.preparer?.follow(store)
    }

    /// Begins to load the value for a destination's screen, before the screen is shown. Redirects are followed. Does
    /// nothing if the value is loaded or being loaded or its load has failed, if a guard denies the destination, or
    /// while the app is locked or boots. Also does nothing if the app states no ``Preparation`` for the destination, or
    /// if the value's cost exceeds the limit.
    ///
    /// A navigation prepares its destination by itself, even one that opens a link or selects a tab.
    public func prepare(_ destination: Destination) {
        guard let app = store.app, let preparer = preparer(of: app) else { return }
        preparer.prepare(destination, in: PreparingContext(store: app, known: store.previewed?.known))
    }

    /// Returns the value prepared for a destination, and begins to load it if that hasn't happened. Its screen may call
    /// this repeatedly.
    ///
    /// - Parameters:
    ///   - destination: The screen's own destination.
    ///   - type: The type of the value that its ``Preparation`` loads.
    /// - Returns: The value, which may still be loading or have failed: see ``PreparationError``.
    public func prepared<Value>(for destination: Destination, as type: Value.Type) -> Prepared<Value> {
        let name = destination.name
        guard let app = store.app else { return Prepared(failure: .denied(name: name, .unauthenticated)) }
        guard let preparer = preparer(of: app) else { return Prepared(failure: .notStated(name: name)) }
        return preparer.take(destination, as: type, in: PreparingContext(store: app, known: store.previewed?.known))
    }

    /// Frees the values prepared for screens that aren't shown, except those that a view has taken since the last
    /// navigation. Containers call it on a memory warning.
    public func freePrepared() { store.preparer?.free(shown: false) }

    /// The prepared values, as the Inspector shows them.
    package var preparedFacts: [PreparedFacts] { store.preparer?.listed ?? [] }
    private func preparer(of app: NavigationStore) -> Preparer<Destination>? {
        // most routers have none, and need no cast
        guard let preparer = app.preparer else { return nil }
        return preparer as? Preparer<Destination>
    }
}

/// The keeper of a store's prepared values, which the store tells of transitions and session changes.
@MainActor protocol PreparesScreens: AnyObject {
    /// Updates the prepared values after a transition has been committed, and begins to load the value for the top
    /// screen unless the app boots or is locked.
    func follow(_ store: NavigationStore)
    /// Frees the values of destinations that guards no longer allow, or that redirects now replace. Also removes
    /// refused entries, so that guards are asked about them again.
    func check(_ pipeline: Pipeline)
    /// Loads the value of an entry again, as far as redirects and guards now allow it. Does nothing while the app boots
    /// or is locked, or if the entry is no longer kept.
    func reload(_ entry: PreparedEntry, in context: PreparingContext)
    /// Begins to load the values that were requested while the app was booting or locked, as far as guards allow.
    func resume(_ store: NavigationStore)
    /// Frees prepared values.
    ///
    /// - Parameter shown: true to also free values in use: of shown screens, or taken since the last transition.
    func free(shown: Bool)
    var listed: [PreparedFacts] { get }
}

/// A prepared value, as the Inspector shows it.
package struct PreparedFacts: Hashable, Sendable {
    package let name: String
    package let phase: String
    package let cost: Int
    /// A Boolean value that indicates whether the destination is in the router's state, or a view has taken the value
    /// since the last transition.
    package let isInUse: Bool
    /// The time on the router's clock at which the value's last load ended or was refused; nil before that.
    package let ended: Duration?
}
