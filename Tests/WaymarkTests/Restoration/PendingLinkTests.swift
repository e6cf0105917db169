import Foundation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("A saved link that waits for a login")
struct PendingLinkTests {
    typealias State = NavigationState<AuthRoute>
    let clock = ManualClock()
    let store = MemoryStorage()
    let links: LinkTable<AuthRoute>

    init() throws { links = try AuthRoute.deepLinks() }

    private func launch() -> Restoration<AuthRoute> {
        Restoration(links: links, store: store, clock: .manual(clock))
    }
    private var saved: String { String(decoding: store.bytes ?? [], as: UTF8.self) }

    @Test("a link that arrived without a session belongs to the first login, once")
    func firstLogin() {
        launch().savePending("/profile/7", owner: nil)
        #expect(launch().takePending(for: "ana") == "/profile/7")
        #expect(launch().takePending(for: "ben") == nil && !saved.contains("profile"))
    }
    @Test("a link that a user opened belongs to that user")
    func owner() {
        launch().savePending("/profile/7", owner: "ana")
        #expect(launch().takePending(for: "ben") == nil)
        #expect(launch().takePending(for: "ana") == "/profile/7")
    }
    @Test("a link is removed from the store after 10 minutes")
    func life() {
        launch().savePending("/profile/7", owner: nil)
        clock.shiftDate(by: .seconds(599))
        #expect(launch().takePending(for: "ben") == "/profile/7")
        launch().savePending("/profile/7", owner: nil)
        clock.shiftDate(by: .seconds(600))
        #expect(launch().takePending(for: "ana") == nil)
        #expect(!saved.contains("profile"))
    }
    @Test("a clock that is set back never extends the lifetime of a link")
    func setBack() {
        launch().savePending("/profile/7", owner: "ana")
        clock.shiftDate(by: .seconds(-3_600))
        #expect(launch().takePending(for: "ben") == nil && saved.contains("profile"))
        clock.shiftDate(by: .seconds(600))
        #expect(launch().takePending(for: "ana") == nil)
    }
    @Test("a later link replaces an earlier one")
    func later() {
        launch().savePending("/profile/7", owner: "ana")
        launch().savePending("/help", owner: "ben")
        #expect(launch().takePending(for: "ana") == nil)
        #expect(launch().takePending(for: "ben") == "/help")
    }
    @Test("saving nil removes the owner's link and the one without an owner, and no others", arguments: ["ana", nil])
    func removed(_ owner: String?) {
        launch().savePending("/profile/7", owner: "ana")
        launch().savePending(nil, owner: "ben")
        launch().savePending(nil, owner: nil)
        #expect(saved.contains("profile"))
        launch().savePending("/profile/7", owner: owner)
        launch().savePending(nil, owner: "ana")
        #expect(!saved.contains("profile"))
    }
    @Test("a log-out removes the user's link, and keeps another user's")
    func logOut() {
        launch().savePending("/profile/7", owner: "ana")
        launch().clear(owner: "ben")
        #expect(saved.contains("profile"))
        launch().clear(owner: "ana")
        #expect(store.bytes == nil)
    }
    @Test("a link is kept when state is saved, restored and settled")
    func beside() {
        let restoration = launch()
        restoration.savePending("/profile/7", owner: nil)
        restoration.save(State(path: [.help]), owner: nil)
        #expect(restoration.restored(onto: State(), owner: nil).state == State(path: [.help]))
        restoration.confirm()
        #expect(launch().takePending(for: "ana") == "/profile/7")
    }
    @Test(
        "a link that isn't in path form isn't saved, and the error has the reason",
        arguments: [
            "https://auth.example/profile/7", "auth://profile/7", "profile/7", "/help/../home", "/help//home", "",
        ])
    func refused(_ link: String) {
        launch().savePending("/help", owner: nil)
        #expect(launch().savePending(link, owner: nil).count == 1)
        #expect(launch().takePending(for: "ana") == "/help")
        #expect(!saved.contains("profile"))
    }
    @Test("a link in a file is checked again", arguments: ["https://evil.example/", "/help/../home", ""])
    func tampered(_ link: String) {
        store.bytes = Array(#"{"pending":{"at":1767225600,"link":"\#(link)"},"saved":[],"version":1}"#.utf8)
        #expect(launch().takePending(for: "ana") == nil)
    }
}
