import Testing
import Waymark
import WaymarkTesting

private enum GuardedPlace: IncomingNavigation, GuardedNavigation {
    case home, members
    var accessRule: AccessRule { self == .home ? .everyone : .session() }
}
private enum UnguardedPlace: IncomingNavigation { case stop(Int) }

/// Destinations whose types don't conform to `GuardedNavigation`.
@MainActor @Suite("Destinations without an access rule")
struct MissingRuleTests {
    private let app: AppCoordinator<AnyNavigation>
    private var router: Router<AnyNavigation> { app.router }
    private let denial = DenialReason.missingAccessRule(type: "UnguardedPlace")
    private let fault = NavigationFailure.missingAccessRule(name: "unguardedplace/stop", type: "UnguardedPlace")

    init() { app = AppCoordinator(NavigationCoordinator(), sessions: SessionRepositoryMock(.ana), onDenial: nil) }

    @Test(
        "a requested destination without a rule is denied and reported once, with its type and the missing conformance")
    func asked() async throws {
        await app.boot()
        let faults = router.recordedFaults()
        #expect(router.navigate(to: UnguardedPlace.stop(1)).settled == .denied(denial))
        router.navigate(to: UnguardedPlace.stop(2))
        let error = try #require(router.records.last?.error as? NavigationFailure)
        #expect(faults.all == [error], "each fault is reported once")
        #expect("\(error)".contains("'UnguardedPlace' does not conform to 'GuardedNavigation'"))
        #expect("\(error)".contains(AnyNavigation(UnguardedPlace.stop(1)).name))
        #expect(router.records.last.map { "\($0)" }?.contains("reason=missingAccessRule") == true)
        #expect(router.intendedDestination == nil)
    }
    @Test("a shown destination without a rule is removed and reported")
    func shown() async {
        let coordinator = NavigationCoordinator(path: [AnyNavigation(UnguardedPlace.stop(1))])
        let faults = coordinator.recordedFaults()
        let app = AppCoordinator(coordinator, sessions: SessionRepositoryMock(.ana), onDenial: nil)
        await app.boot()
        coordinator.expect(NavigationState())
        #expect(faults.all.count == 1)
        #expect(coordinator.records.contains { $0.dropped.contains { $0.reason == denial } })
    }
    @Test("a login without a rule is reported once, though boot and a denied navigation both lead to it")
    func login() async {
        let protected = NavigationCoordinator(path: [AnyNavigation(GuardedPlace.members)])
        let faults = protected.recordedFaults()
        let app = AppCoordinator(protected, sessions: SessionRepositoryMock()) { _, _ in
            AnyNavigation(UnguardedPlace.stop(1))
        }
        await app.boot()
        protected.navigate(to: GuardedPlace.members)
        #expect(faults.all.map { "\($0)".contains("'UnguardedPlace' does not conform") } == [true])
    }
    @Test("a tab's root without a rule is reported when the router gets its tabs")
    func tabs() async {
        let app = AppCoordinator(NavigationCoordinator(path: []), sessions: SessionRepositoryMock(.ana), onDenial: nil)
        await app.boot()
        let faults = app.router.recordedFaults()
        _ = TabRouter<Tab, AnyNavigation>(app.router) { $0.root }
        #expect(faults.all.count == 1)
    }
    private enum Tab: String, NavigationTab {
        case open, unruled
        var root: AnyNavigation {
            self == .open ? AnyNavigation(GuardedPlace.home) : AnyNavigation(UnguardedPlace.stop(1))
        }
    }
    @Test("nobody may see a destination without a rule, and the guard names its type")
    func decision() async {
        let rule = AnyNavigation(UnguardedPlace.stop(1)).accessRule
        #expect(rule == .nobody && rule.denial(for: .ana) == .failed)
        #expect(await app.auth.decision(on: AnyNavigation(UnguardedPlace.stop(1))) == .denied(denial))
        #expect(AnyNavigation(GuardedPlace.home).accessRule == .everyone)
    }
}
