import Foundation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("Saved state of several owners")
struct OwnerTests {
    typealias State = NavigationState<AuthRoute>
    let clock = ManualClock()
    let store = MemoryStorage()
    let links: LinkTable<AuthRoute>
    let day = Duration.seconds(86_400)

    init() throws { links = try AuthRoute.deepLinks() }

    /// Returns the restoration of a launch, which shares only the store with earlier launches.
    private func launch() -> Restoration<AuthRoute> {
        Restoration(links: links, store: store, clock: .manual(clock))
    }
    /// Returns the path that the next launch would restore for an owner; nil if it would restore none.
    private func path(_ owner: String?) -> [AuthRoute]? {
        let restoration = launch()
        defer { restoration.confirm() }
        return restoration.restored(onto: State(), owner: owner).state?.path
    }
    private func state(_ id: Int) -> State { State(path: [.profile(id)]) }

    // MARK: Separate owners
    @Test("each owner gets their own state, and so do visitors without a session")
    func apart() {
        let restoration = launch()
        restoration.save(state(1), owner: "ana")
        restoration.save(state(2), owner: "ben")
        restoration.save(state(3), owner: nil)
        restoration.save(state(4), owner: "")
        #expect(path("ana") == [.profile(1)])
        #expect(path("ben") == [.profile(2)])
        #expect(path(nil) == [.profile(3)])
        #expect(path("") == [.profile(4)])
        #expect(path("eve") == nil)
    }
    @Test("the latest owner comes first, and the ninth replaces the least recently saved one")
    func owners() {
        for id in 1...8 { launch().save(state(id), owner: "user\(id)") }
        launch().save(state(1), owner: "user1")
        launch().save(state(9), owner: "user9")
        let text = String(decoding: store.bytes ?? [], as: UTF8.self)
        let owners = text.split(separator: #""owner":""#).dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(owners == [9, 1, 8, 7, 6, 5, 4, 3].map { "user\($0)" })
        #expect(path("user2") == nil)
    }

    // MARK: Log-out
    @Test("a log-out clears the user's state, and keeps that of others; after the last owner's, the store is empty")
    func clear() {
        let restoration = launch()
        for (id, owner) in ["ana", "ben", nil].enumerated() { restoration.save(state(id), owner: owner) }
        #expect(restoration.clear(owner: "ana").isEmpty)
        #expect(path("ana") == nil)
        #expect(path("ben") == [.profile(1)])
        #expect(path(nil) == [.profile(2)])
        launch().clear(owner: nil)
        #expect(path(nil) == nil && path("ben") == [.profile(1)])
        launch().clear(owner: "ben")
        #expect(store.bytes == nil)
    }
    @Test("state that a log-out couldn't remove is removed by the next operation")
    func clearLater() {
        let store = StoreMock()
        let restoration = Restoration(links: links, store: store)
        restoration.save(state(1), owner: "ana")
        restoration.save(state(2), owner: "ben")
        store.failing = [.load]
        #expect(restoration.clear(owner: "ana").map(\.name) == ["store"])
        store.failing = []
        #expect(restoration.restored(onto: State(), owner: "ana").report == .nothing)
        #expect(restoration.restored(onto: State(), owner: "ben").report == .restored)
        #expect(!store.text.contains("ana"))
    }

    // MARK: Lifetime
    @Test("saved state lives for 30 days, and is then removed from the store")
    func life() {
        launch().save(state(1), owner: "ana")
        clock.shiftDate(by: day * 30 - .seconds(1))
        #expect(path("ana") == [.profile(1)])
        clock.shiftDate(by: .seconds(1))
        #expect(launch().restored(onto: State(), owner: "ana").report == .nothing)
        #expect(!String(decoding: store.bytes ?? [], as: UTF8.self).contains("profile"))
    }
    @Test("a save restarts the lifetime of that owner's state only")
    func renewed() {
        launch().save(state(1), owner: "ana")
        launch().save(state(2), owner: "ben")
        clock.shiftDate(by: day * 20)
        launch().save(state(3), owner: "ben")
        clock.shiftDate(by: day * 20)
        #expect(path("ana") == nil)
        #expect(path("ben") == [.profile(3)])
    }
    @Test("a clock that is set back loses no state, and the lifetime is counted from then on")
    func setBack() {
        launch().save(state(1), owner: "ana")
        clock.shiftDate(by: day * -100)
        #expect(path("ana") == [.profile(1)])
        clock.shiftDate(by: day * 30 - .seconds(1))
        #expect(path("ana") == [.profile(1)])
        clock.shiftDate(by: .seconds(1))
        #expect(path("ana") == nil)
    }
    @Test("a clock that is wrong and then corrected extends no lifetime")
    func wrongClock() {
        clock.shiftDate(by: day * 10_000)
        launch().save(state(1), owner: "ana")
        clock.shiftDate(by: day * -10_000)
        #expect(path("ana") == [.profile(1)])
        clock.shiftDate(by: day * 30)
        #expect(path("ana") == nil)
    }
    @Test(
        "a saved time in the future or far in the past doesn't extend the lifetime",
        arguments: [
            (Int.max, true), (Int.min, false), (-1, false), (0, false), (1_767_225_600, true), (253_402_300_800, true),
        ])
    func times(_ at: Int, isAlive: Bool) {
        store.bytes = Array(#"{"saved":[{"at":\#(at),"owner":"ana","path":["/profile/1"]}],"version":1}"#.utf8)
        #expect((path("ana") != nil) == isAlive)
        clock.shiftDate(by: day * 30)
        #expect(path("ana") == nil)
    }
    @Test(
        "saving and restoring work with a NaN, infinite or out-of-range date",
        arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
    func noTime(_ seconds: Double) {
        let clock = NavigationClock(ContinuousClock(), date: { Date(timeIntervalSince1970: seconds) })
        let restoration = Restoration(links: links, store: store, clock: clock)
        #expect(restoration.save(state(1), owner: "ana").isEmpty)
        #expect(restoration.restored(onto: State(), owner: "ana").state == state(1))
    }
    @Test("if a file has two entries for one owner, the first one counts")
    func twice() {
        store.bytes = Array(
            #"{"saved":[{"at":1767225600,"path":["/help"]},{"at":1767225600,"path":["/home"]}],"version":1}"#.utf8)
        #expect(path(nil) == [.help])
    }
}
