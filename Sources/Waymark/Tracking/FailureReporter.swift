#if canImport(os)
import os
#endif

extension NavigationFailure {
    /// The handler of a new router: writes failures to the system's log on Apple's platforms; nil elsewhere.
    static let standardHandler: (@MainActor (NavigationFailure) -> Void)? = {
        #if canImport(os)
        let log = Logger(subsystem: "waymark", category: "navigation")
        return { failure in log.fault("\(failure.description, privacy: .public)") }
        #else
        return nil
        #endif
    }()
}

extension Router {
    /// The function that gets each mistake in how the app uses the library, and each failure of its saved state, once.
    /// Shared by all levels of the router; nil to ignore them. By default, they go to the system's log on Apple's
    /// platforms, and are ignored elsewhere.
    public var failureHandler: (@MainActor (NavigationFailure) -> Void)? {
        get { store.faults.handler }
        set { store.faults.handler = newValue }
    }
    /// Returns what `make` returns, which is called while a destination's view is made.
    package func makingView<View>(_ make: () -> View) -> View {
        let wasMaking = store.isMakingView
        store.isMakingView = true
        defer { store.isMakingView = wasMaking }
        return make()
    }
}

/// The reporter of an app's mistakes, which passes each one once to the handler.
@MainActor final class FaultReporter {
    var handler = NavigationFailure.standardHandler
    private var reported: Set<NavigationFailure> = []

    func report(_ failure: NavigationFailure) {
        guard reported.insert(failure).inserted else { return }
        handler?(failure)
    }
}
