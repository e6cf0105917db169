#if canImport(os)
import os
#endif

/// A mistake in how an app uses the library, or a failure of its saved state. A router reports each one once, to its
/// ``Router/faultHandler``. A fault's description names destinations and types, and contains no values.
public enum NavigationFault: Error, Hashable, Sendable {
    /// A destination was denied because its type doesn't conform to ``GuardedNavigation``.
    case missingAccessRule(destination: String, type: String)
    /// A link was given up because ``AppCoordinator/boot()`` wasn't called within ``NavigationTiming/bootTimeout``.
    case notBooted(destination: String)
    /// Guards, redirects or observers started navigations that started others, again and again.
    case navigationLoop(chain: [String])
    /// A screen finished with a value of another type than its caller waits for.
    case wrongResult(destination: String, expected: String, found: String)
    /// Two containers show the same router at the same time, for example in two windows. Only the container that
    /// appeared last presents modals.
    case sharedRouter
    /// Two windows save their state in the same store, so the last one that saves wins.
    case sharedStore
    /// An observer was added while a destination's view is made. Each time that the view is made again, one more would
    /// observe. The call adds it all the same.
    case observedInView(call: String)
    /// No tab would be selectable, because each is hidden. The tabs and the selection stay as they were.
    case noVisibleTab
    /// An ``AppCoordinator`` couldn't save, remove or restore its state, or the link to open after a login.
    case restoration(RestorationFault)
}

extension NavigationFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingAccessRule(let destination, let type):
            "'\(type)' does not conform to 'GuardedNavigation', so nobody may see \(destination); add the conformance"
        case .notBooted(let destination):
            "a link to \(destination) was given up, because AppCoordinator.boot() was not called in time; call it at launch"
        case .navigationLoop(let chain):
            "guards, redirects or observers navigate again and again: \(chain.joined(separator: " -> ")); navigate once, or redirect instead"
        case .wrongResult(let destination, let expected, let found):
            "'\(destination)' was finished with '\(found)', but its caller expects '\(expected)'; finish it with that type"
        case .sharedRouter:
            "two containers show the same router at the same time; give each window a router of its own, in the state of its view"
        case .sharedStore:
            "two windows save their state in the same store, so the last one wins; give each window a store of its own"
        case .observedInView(let call):
            "'\(call)' is called while a destination's view is made, so each update of the view adds an observer; call it where the router is created"
        case .noVisibleTab:
            "no tab would be left to select: each is hidden; leave one"
        case .restoration(let fault): "saved state: \(fault.text)"
        }
    }
}

extension NavigationFault {
    /// The handler of a new router: writes faults to the system's log on Apple's platforms; nil elsewhere.
    static let standardHandler: (@MainActor (NavigationFault) -> Void)? = {
        #if canImport(os)
        let log = Logger(subsystem: "waymark", category: "navigation")
        return { fault in log.fault("\(fault.description, privacy: .public)") }
        #else
        return nil
        #endif
    }()
}

extension Router {
    /// The function that gets each ``NavigationFault`` once, shared by all levels of the router; nil to ignore faults.
    /// By default, faults go to the system's log on Apple's platforms, and are ignored elsewhere.
    public var faultHandler: (@MainActor (NavigationFault) -> Void)? {
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

/// The reporter of a router's faults, which passes each fault once to the handler.
@MainActor final class FaultReporter {
    var handler = NavigationFault.standardHandler
    private var reported: Set<NavigationFault> = []

    func report(_ fault: NavigationFault) {
        guard reported.insert(fault).inserted else { return }
        handler?(fault)
    }
}
