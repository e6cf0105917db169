import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Faults of saved state")
struct RestorationFaultTests {
    private let store = StoreMock()
    private let failure = RestorationFault.store("Failure()")

    /// Launches an app whose faults are collected.
    private func launch(_ session: Session? = nil) throws -> (app: AppCoordinator<AuthRoute>, faults: Faults) {
        let launched = try LaunchedApp(session, store: store)
        let faults = Faults()
        launched.router.faultHandler = { faults.all.append($0) }
        return (launched.app, faults)
    }
    private final class Faults { var all: [NavigationFault] = [] }

    @Test("a state that can't be saved is reported once, however often it is saved")
    func failedSave() async throws {
        let (app, faults) = try launch()
        await app.boot()
        app.router.navigate(to: .help)
        store.failing = [.save]
        app.save()
        #expect(app.save() == [failure])
        #expect(faults.all == [.restoration(failure)])
        #expect(faults.all.map(\.description) == ["saved state: its store threw an error"])
    }
    @Test("a screen without a link is reported by its name")
    func noLink() async throws {
        let (app, faults) = try launch()
        await app.boot()
        app.router.navigate(to: .upgrade)
        app.save()
        #expect(faults.all == [.restoration(.noLink(name: "auth/upgrade"))])
        #expect(faults.all.first?.description.contains("'auth/upgrade' has no link") == true)
    }
    @Test("a link that can't be saved for a login is reported")
    func failedLink() async throws {
        let (app, faults) = try launch()
        await app.boot()
        store.failing = [.save]
        app.open("auth://profile/7")
        #expect(faults.all == [.restoration(failure)])
    }
    @Test("saved state that can't be read is reported at boot")
    func failedLoad() async throws {
        store.failing = [.load]
        let (app, faults) = try launch()
        #expect(await app.boot() == .discarded([failure]))
        #expect(faults.all == [.restoration(failure)])
    }
    @Test("saved state that can't be confirmed is reported")
    func failedConfirmation() async throws {
        let earlier = try launch()
        await earlier.app.boot()
        earlier.app.router.navigate(to: .help)
        earlier.app.save()
        let (app, faults) = try launch()
        await app.boot()
        store.failing = [.save]
        app.confirmRestoration()
        #expect(faults.all == [.restoration(failure)])
    }
    @Test("saved state that can't be removed at a log-out is reported")
    func failedRemoval() async throws {
        let (app, faults) = try launch(.ana)
        await app.boot()
        store.failing = [.clear]
        #expect(app.logOut() == [failure])
        #expect(faults.all == [.restoration(failure)])
    }
}
