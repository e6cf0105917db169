import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("A login of the same user with fewer permissions")
struct FewerPermissionsTests {
    private let router = Router<AuthRoute>(path: [.home])
    private let app: AppCoordinator<AuthRoute>

    init() async {
        app = AppCoordinator(router, auth: AuthGuard(sessions: SessionRepositoryMock(nil))) { _, _ in nil }
        await app.boot()
        app.logIn(Session(owner: "ana", permissions: ["admin"]))
        router.perform(.replace(NavigationState(path: [.home, .admin])))
        router.expect(NavigationState(path: [.home, .admin]))
    }

    @Test("screens that are no longer allowed are removed, even if a denied navigation is resumed")
    func resumed() {
        #expect(router.navigate(to: .account).settled == .denied(.requiresAdditionalInfo("address")))
        app.logIn(Session(owner: "ana", information: ["address"]))
        #expect(!router.state.destinations.contains(.admin))
    }
    @Test("screens that are no longer allowed are removed, even if the resumed navigation fails")
    func failing() {
        let asked = router.perform(.sequence([.push(.account), .popTo(.help)]))
        #expect(asked.settled == .failed(.notInPath))
        router.perform(.sequence([.push(.account), .popTo(.account)]))
        router.pop()
        router.push(.admin)
        app.logIn(Session(owner: "ana", information: ["address"]))
        #expect(!router.state.destinations.contains(.admin))
    }
    @Test("screens that are no longer allowed are removed while the resumed navigation waits for its guard")
    func waiting() async {
        let slow = AccessGuardMock<AuthRoute>()
        router.timing.clock = .manual(ManualClock())
        router.setGuard(app.auth.then(slow))
        #expect(router.navigate(to: .account).settled == .denied(.requiresAdditionalInfo("address")))
        router.pop()
        let gate = slow.hold(.account)
        app.logIn(Session(owner: "ana", information: ["address"]))
        await gate.arrival()
        #expect(!router.state.destinations.contains(.admin))
        gate.open(with: .allowed)
        await gate.departure()
        #expect(router.state.topDestination == .account)
    }
}
