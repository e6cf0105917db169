import Foundation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("Saved state")
struct RestorationTests {
    typealias State = NavigationState<AuthRoute>
    let app = AuthApp(nil)
    let store = MemoryRestorationStore()
    let restoration: Restoration<AuthRoute>

    init() throws { restoration = Restoration(links: try AuthRoute.stateLinks(), store: store) }

    private func restore(_ json: String, owner: String? = nil) async -> RestorationReport {
        store.bytes = Array(json.utf8)
        return await app.router.restore(from: restoration, owner: owner)
    }
    private var saved: String? { store.bytes.map { String(decoding: $0, as: UTF8.self) } }

    @Test("S11: it holds links only, with the owner's opaque tag")
    func format() {
        let state = State(path: [.help, .profile(42)]).presenting(.login, as: .sheet, path: [.help])
            .presenting(.pay, as: .fullScreen)
        #expect(restoration.save(state, owner: "a1").isEmpty)
        #expect(
            saved
                == #"{"modal":{"as":"sheet","link":"/login","modal":{"as":"fullScreen","link":"/pay","path":[]},"path":["/help"]},"owner":"a1","path":["/help","/profile/42"],"version":1}"#
        )
    }
    @Test("saving and restoring is the identity", arguments: 0..<200 as Range<UInt64>)
    func identity(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let all: [AuthRoute] = [.login, .help, .home, .profile(1), .profile(2), .admin, .account, .pay]
        func path() -> [AuthRoute] {
            (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in all.randomElement(using: &random) }
        }
        let isTabbed = Bool.random(using: &random)
        let base: State =
            isTabbed ? State(branches: [.init(id: "a", root: .help), .init(id: "b", root: .home)]) : State()
        var state: State =
            isTabbed
            ? State(
                branches: [.init(id: "a", root: .help, path: path()), .init(id: "b", root: .home, path: path())],
                selection: Bool.random(using: &random) ? "a" : "b")
            : State(root: Bool.random(using: &random) ? .home : nil, path: path())
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            state = state.presenting(
                all.randomElement(using: &random)!, as: Bool.random(using: &random) ? .sheet : .fullScreen,
                path: path())
        }
        #expect(restoration.save(state, owner: nil).isEmpty)
        let restored = restoration.restored(onto: base, owner: nil)
        #expect(restored.state == state)
        #expect(restored.report == RestorationReport(.restored))
    }
    @Test("nothing saved is nothing restored, and no event")
    func nothing() async {
        #expect(await app.router.restore(from: restoration, owner: nil) == RestorationReport(.nothing))
        #expect(app.router.records.isEmpty)
    }
    @Test("S1: state restored while logged out loses what is protected before it is ever shown")
    func loggedOut() async {
        var seen: [[AuthRoute]] = []
        app.router.observe { [router = app.router] _ in seen.append(router.path) }
        let report = await restore(
            #"{"version":1,"path":["/help","/home","/help"],"modal":{"as":"sheet","link":"/pay","path":[]}}"#)
        app.router.expect(State(path: [.help]))
        #expect(report.outcome == .partial)
        #expect(
            report.faults == [
                .denied(name: "auth/home", .unauthenticated), .denied(name: "auth/help", nil),
                .denied(name: "auth/pay", nil),
            ])
        #expect(seen.allSatisfy { $0 == [.help] })
        #expect(app.router.presentedSheet == nil, "no login comes up by itself")
    }
    @Test("S1: a guard that has to find out is asked while restoring")
    func slowGuard() async {
        let slow = AccessControlMock<AuthRoute>()
        app.router.protect(with: slow)
        let gate = slow.hold(.home)
        async let report = restore(#"{"version":1,"path":["/help","/home"]}"#)
        await gate.arrival()
        #expect(app.router.path.isEmpty)
        gate.open(with: .denied(.insufficientPermissions))
        #expect(await report.faults == [.denied(name: "auth/home", .insufficientPermissions)])
        app.router.expect(State(path: [.help]))
    }
    @Test("S2: another user's state is discarded, and removed")
    func otherOwner() async {
        app.logIn(.ben)
        let report = await restore(#"{"version":1,"owner":"ana","path":["/help","/home"]}"#, owner: "ben")
        #expect(report == RestorationReport(.discarded, faults: [.otherOwner]))
        app.router.expect(State())
        #expect(store.bytes == nil && store.aside == nil)
    }
    @Test("S3: a route that no longer exists: the valid prefix stays, the rest is dropped and reported")
    func unknownRoute() async {
        let report = await restore(#"{"version":1,"path":["/help","/gone/1","/help"]}"#)
        app.router.expect(State(path: [.help]))
        guard case .link(let error, let place)? = report.faults.first else {
            Issue.record("\(report)")
            return
        }
        #expect(error.reason == "unknownRoute" && place == RestorationPlace(level: 0, index: 1))
        #expect(app.router.records.last?.event.properties["restoration"] == "partial unknownRoute")
    }
    @Test(
        "S4: corrupt bytes give the default state, the blob is put aside, and nothing is thrown",
        arguments: [
            "", "{", "null", "[]", "\u{0}\u{1}", #"{"version":"1"}"#, #"{"path":["/help"]}"#,
            #"{"version":1,"path":"/help"}"#, #"{"version":1,"path":[42]}"#, #"{"version":1,"modal":[]}"#,
            #"{"version":1e400}"#, String(repeating: "[", count: 60_000),
        ])
    func corrupt(_ text: String) async {
        let report = await restore(text)
        #expect(report == RestorationReport(.discarded, faults: [.malformed]))
        app.router.expect(State())
        #expect(store.bytes == nil && store.aside == Array(text.utf8))
    }
    @Test("S4: bytes that are no UTF-8, and random ones, never crash", arguments: 0..<200 as Range<UInt64>)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let valid = Array(
            #"{"version":1,"owner":"a","path":["/help"],"modal":{"as":"sheet","link":"/pay","path":[]}}"#.utf8)
        var bytes = valid
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let index = Int.random(in: 0..<bytes.count, using: &random)
            bytes[index] = UInt8.random(in: 0...255, using: &random)
        }
        store.bytes = bytes
        let restored = restoration.restored(onto: State(), owner: nil)
        #expect(restored.report.outcome != .nothing)
        if restored.report.outcome == .discarded { #expect(restored.state == nil && store.aside == bytes) }
    }
    @Test("S5: the size is checked before anything is read: 65,536 bytes pass, one more does not")
    func size() async {
        let head = #"{"version":1,"path":["/help"],"x":""#
        let fill = NavigationLimits.savedBytes - head.utf8.count - 2
        #expect(await restore(head + String(repeating: "x", count: fill) + #""}"#).outcome == .restored)
        restoration.settle()
        let report = await restore(head + String(repeating: "x", count: fill + 1) + #""}"#)
        #expect(report.faults == [.tooLarge(bytes: NavigationLimits.savedBytes + 1)])
    }
    @Test("S5: at most 50 destinations and 8 levels, and the prefix stays")
    func depth() async {
        let path = Array(repeating: #""/help""#, count: 60).joined(separator: ",")
        let report = await restore(#"{"version":1,"path":[\#(path)]}"#)
        #expect(report == RestorationReport(.partial, faults: [.tooDeep]))
        #expect(app.router.path.count == 50)
        restoration.settle()
        var modal = "null"
        for _ in 0..<12 { modal = #"{"as":"sheet","link":"/help","path":[],"modal":\#(modal)}"# }
        #expect(await restore(#"{"version":1,"path":[],"modal":\#(modal)}"#).faults == [.tooDeep])
        #expect(app.router.state.levels.count == NavigationLimits.levels)
    }
    @Test("S5: what is too much to restore is not saved: the prefix is, and it is reported")
    func tooMuch() {
        let faults = restoration.save(State(path: Array(repeating: .help, count: 60)), owner: nil)
        #expect(faults == [.tooDeep])
        #expect(restoration.restored(onto: State(), owner: nil).state?.path.count == 50)
    }
    @Test(
        "S6: values are validated again, by the rules of a link",
        arguments: ["/profile/01", "/profile/-1", "/profile/99999999999999999999", "/profile/%31%00", "/help/../home"])
    func values(_ link: String) async {
        let report = await restore(#"{"version":1,"path":["/help","\#(link)"]}"#)
        #expect(report.outcome == .partial && report.faults.count == 1)
        app.router.expect(State(path: [.help]))
    }
    @Test("S6: a modal's style is one of those that there are")
    func style() async {
        let report = await restore(#"{"version":1,"path":["/help"],"modal":{"as":"popover","link":"/pay","path":[]}}"#)
        #expect(report.faults == [.unknownPart(RestorationPlace(level: 1, index: nil))])
        app.router.expect(State(path: [.help]))
    }
    @Test("S7: no type is looked up by a name in the data")
    func noTypes() async {
        let report = await restore(#"{"version":1,"type":"Swift.String","path":["/help"],"class":"NSFileManager"}"#)
        #expect(report == RestorationReport(.restored))
        app.router.expect(State(path: [.help]))
    }
    @Test("S8: a marker that an earlier launch left skips the restore, once, and the state is put aside")
    func crashed() async {
        #expect(await restore(#"{"version":1,"path":["/help"]}"#).outcome == .restored)
        // no frame was shown: the process died
        let next = AuthApp(nil)
        #expect(
            await next.router.restore(from: restoration, owner: nil)
                == RestorationReport(.discarded, faults: [.crashed]))
        next.router.expect(State())
        #expect(store.bytes == nil && store.aside != nil)
        #expect(await restore(#"{"version":1,"path":["/help"]}"#).outcome == .restored)
    }
    @Test("S8: a frame that stands removes the marker")
    func settled() async {
        _ = await restore(#"{"version":1,"path":["/help"]}"#)
        restoration.settle()
        #expect(await restore(#"{"version":1,"path":["/help"]}"#).outcome == .restored)
    }
    @Test(
        "S9: a version that is not known gives the default state, and its bytes are put aside", arguments: [0, 2, 99])
    func version(_ version: Int) async {
        let report = await restore(#"{"version":\#(version),"path":["/help"]}"#)
        #expect(report == RestorationReport(.discarded, faults: [.unknownVersion(version)]))
        #expect(store.aside != nil)
    }
    @Test(
        "S9: every state that version 1 ever wrote is still read",
        arguments: [
            ("version-1", State(path: [.help, .profile(42)]).presenting(.login, as: .sheet, path: [.help])),
            (
                "version-1-tabs",
                State(
                    branches: [
                        .init(id: "a", root: .help, path: [.profile(1)]), .init(id: "b", root: .home, path: [.help]),
                    ], selection: "b")
            ),
            ("version-1-root", State(root: .home, path: [.profile(3)])),
        ])
    func fixtures(_ name: String, _ state: NavigationState<AuthRoute>) throws {
        let url = try #require(Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
        store.bytes = Array(try Data(contentsOf: url))
        let base: State =
            name == "version-1-tabs"
            ? State(branches: [.init(id: "a", root: .help), .init(id: "b", root: .home)]) : State()
        let restored = restoration.restored(onto: base, owner: nil)
        #expect(restored.state == state)
        #expect(restored.report == RestorationReport(.restored))
    }
    @Test("S11: what has no link is not saved, nor what lies upon it, and both are reported by name")
    func noLink() {
        #expect(restoration.save(State(path: [.help, .upgrade, .home]), owner: nil) == [.noLink(name: "auth/upgrade")])
        #expect(saved == #"{"path":["/help"],"version":1}"#)
    }
    @Test("L3: a report names places and reasons, never values")
    func noValues() async {
        let report = await restore(#"{"version":1,"owner":"secret-owner","path":["/help","/secret/4242"]}"#)
        let text = "\(report)" + app.router.records.map { "\($0) \($0.event)" }.joined()
        #expect(!text.contains("4242") && !text.contains("secret"))
    }
    @Test("a store that fails is reported, and nothing is thrown")
    func failingStore() async {
        struct Failing: RestorationStore {
            struct Failure: Error {}
            func load(limit: Int) throws -> [UInt8]? { throw Failure() }
            func save(_ bytes: [UInt8]) throws { throw Failure() }
            func setAside() throws { throw Failure() }
            func clear() throws { throw Failure() }
            func isMarked() throws -> Bool { false }
            func mark(_ isRestoring: Bool) throws { throw Failure() }
        }
        guard let links = try? AuthRoute.stateLinks() else { return }
        let restoration = Restoration(links: links, store: Failing())
        #expect(restoration.save(State(), owner: nil).map(\.name) == ["store"])
        #expect(await app.router.restore(from: restoration, owner: nil).faults.map(\.name) == ["store"])
        restoration.clear()
        restoration.settle()
    }
}
