import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Faults of saved state")
struct RestorationFaultTests {
    private let store = StoreMock()
    private let failure = NavigationFailure.restoration(RestorationFault.store("Failure()").text)

    /// Launches an app whose faults are collected.
    private func launch(_ session: Session? = nil) throws -> (app: AppCoordinator<AuthRoute>, faults: FaultLog) {
        let app = try LaunchedApp(session, store: RestorationStore(store)).app
        return (app, app.router.recordedFaults())
    }

    @Test("a state that can't be saved is reported once, however often it is saved")
    func failedSave() async throws {
        let (app, faults) = try launch()
        await app.boot()
        app.router.navigate(to: .help)
        store.failing = [.save]
        app.save()
        app.save()
        #expect(faults.all == [failure])
        #expect(faults.all.map(\.description) == ["saved state: its store threw an error"])
    }
    @Test("a screen without a link is reported by its name")
    func noLink() async throws {
        let (app, faults) = try launch()
        await app.boot()
        app.router.navigate(to: .upgrade)
        app.save()
        #expect(faults.all == [.restoration(RestorationFault.noLink(name: "auth/upgrade").text)])
        #expect(faults.all.first?.description.contains("'auth/upgrade' has no link") == true)
    }
    @Test("a link that can't be saved for a login is reported")
    func failedLink() async throws {
        let (app, faults) = try launch()
        await app.boot()
        store.failing = [.save]
        app.open("auth://profile/7")
        #expect(faults.all == [failure])
    }
    @Test("saved state that can't be read is reported at boot")
    func failedLoad() async throws {
        store.failing = [.load]
        let (app, faults) = try launch()
        await app.boot()
        #expect(app.router.records.last?.restoration == .discarded([.store("Failure()")]))
        #expect(faults.all == [failure])
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
        #expect(faults.all == [failure])
    }
    @Test("saved state that can't be removed at a log-out is reported")
    func failedRemoval() async throws {
        let (app, faults) = try launch(.ana)
        await app.boot()
        store.failing = [.clear]
        app.logOut()
        #expect(faults.all == [failure])
    }
}

/// A store in memory that fails on demand, and counts changes.
@MainActor final class StoreMock: TestStorage {
    enum Operation { case load, save, clear }
    struct Failure: Error {}

    var bytes: [UInt8]?
    var failing: Set<Operation> = []
    /// The number of writes and removals that have succeeded.
    private(set) var changes = 0
    var text: String { String(decoding: bytes ?? [], as: UTF8.self) }

    func load() throws -> [UInt8]? {
        if failing.contains(.load) { throw Failure() }
        return bytes
    }
    func save(_ bytes: [UInt8]) throws {
        try change(.save)
        self.bytes = bytes
    }
    func clear() throws {
        try change(.clear)
        bytes = nil
    }
    private func change(_ operation: Operation) throws {
        if failing.contains(operation) { throw Failure() }
        changes += 1
    }
}
