extension Router {
    /// Sets the function that states how to prepare a destination; nil for one that needs nothing. What was prepared
    /// before is freed. All levels of the router share it.
    ///
    /// What is prepared belongs to the session: it is freed when the user logs out or another one logs in. What
    /// a guard no longer allows is freed, too.
    ///
    /// - Parameters:
    ///   - count: The number of values that are kept for screens that aren't shown. The one that was asked for longest
    ///     ago goes first. What a view has taken stays at least until the next navigation.
    ///   - age: The time for which a value is kept while its screen isn't shown. It goes with the next navigation or
    ///     preparation after that.
    ///   - cost: The sum of the costs of what is kept for screens that aren't shown. See ``Preparation/init(cost:_:)``.
    ///   - preparation: Called once for each destination that is to be prepared.
    public func setPreparation(
        count: Int = 20, age: Duration = .seconds(60), cost: Int = .max,
        _ preparation: (@MainActor (Destination) -> Preparation?)?
    ) {
        store.preparer?.free(shown: true)
        store.preparer = preparation.map { Preparer(.init(count: count, age: age, cost: cost), screens, $0) }
        store.preparer?.follow(store)
    }

    /// Begins to load what a destination's screen will show, before it is shown. Does nothing if it is loaded or being
    /// loaded, if a redirect or a guard leads elsewhere or says no, while the app is locked or boots, or if the app
    /// states no ``Preparation`` for it.
    ///
    /// A navigation prepares its destination by itself, also one that comes from a link or that selects a tab.
    public func prepare(_ destination: Destination) { typedPreparer?.prepare(destination, in: store) }

    /// What was prepared for a destination. Called by its screen, also repeatedly; loads what wasn't prepared.
    ///
    /// - Parameters:
    ///   - destination: The screen's own destination.
    ///   - type: The type of the value that its ``Preparation`` loads.
    /// - Returns: Also for a failure: see ``PreparationError``.
    public func prepared<Value>(for destination: Destination, as type: Value.Type) -> Prepared<Value> {
        guard let preparer = typedPreparer else { return Prepared(failure: .notStated(name: destination.name)) }
        return preparer.take(destination, as: type, in: store)
    }

    /// Frees what was prepared for screens that aren't shown, as on a memory warning, where the containers call it.
    public func freePrepared() { store.preparer?.free(shown: false) }

    /// What is prepared now, by name.
    package var preparedFacts: [PreparedFacts] { store.preparer?.listed ?? [] }
    private var typedPreparer: Preparer<Destination>? {
        // most routers have none, and need no cast
        guard let preparer = store.preparer else { return nil }
        return preparer as? Preparer<Destination>
    }
}

/// What the store tells of its transitions and its session.
@MainActor protocol PreparesScreens: AnyObject {
    /// A transition has been committed.
    func follow(_ store: NavigationStore)
    /// Guards may answer otherwise than before.
    func check(_ pipeline: Pipeline)
    /// - Parameter shown: True if what shown screens have taken goes too.
    func free(shown: Bool)
    var listed: [PreparedFacts] { get }
}

/// An entry as the Inspector shows it.
package struct PreparedFacts: Hashable, Sendable {
    package let name: String
    package let phase: String
    package let cost: Int
    /// True if a screen that is shown, or a view in one, has taken it.
    package let isInUse: Bool
    /// The time on the router's clock at which its load ended; nil while it is loaded.
    package let ended: Duration?
}
