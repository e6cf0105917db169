import Foundation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("Saved state")
struct RestorationTests {
    typealias State = NavigationState<AuthRoute>
    let app = AuthApp(nil)
    let store = MemoryStorage()
    let restoration: Restoration<AuthRoute>

    init() throws {
        let links = try AuthRoute.deepLinks()
        restoration = Restoration(links: links, store: store, clock: .manual(app.clock))
    }

    private func restore(_ json: String, owner: String? = nil) async -> RestorationReport {
        store.bytes = Array(json.utf8)
        return await app.router.restore(from: restoration, owner: owner)
    }
    private var saved: String? { store.bytes.map { String(decoding: $0, as: UTF8.self) } }

    @Test("saved state contains only links, with the owner's opaque tag")
    func format() {
        let state = State(path: [.help, .profile(42)]).presenting(.login, as: .sheet, path: [.help])
            .presenting(.pay, as: .fullScreen)
        #expect(restoration.save(state, owner: "a1").isEmpty)
        #expect(
            saved
                == #"{"saved":[{"at":1767225600,"modal":{"as":"sheet","link":"/login","modal":{"as":"fullScreen","link":"/pay","path":[]},"path":["/help"]},"owner":"a1","path":["/help","/profile/42"]}],"version":1}"#
        )
    }
    @Test("a state is the same after saving and restoring it", arguments: 0..<200 as Range<UInt64>)
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
                all.randomElement(using: &random)!, as: ModalStyle.allCases.map(\.type).randomElement(using: &random)!,
                path: path())
        }
        #expect(restoration.save(state, owner: nil).isEmpty)
        let restored = restoration.restored(onto: base, owner: nil)
        #expect(restored.state == state)
        #expect(restored.report == .restored)
    }
    @Test(
        "a report's summary is its name and those of its faults",
        arguments: [
            (RestorationReport.nothing, "nothing"), (.restored, "restored"), (.partial([.crashed]), "partial crashed"),
            (.discarded([.malformed, .tooDeep]), "discarded malformed tooDeep"),
        ])
    func report(_ report: RestorationReport, _ description: String) { #expect(report.summary == description) }
    @Test("an empty store restores nothing, and records nothing")
    func nothing() async {
        #expect(await app.router.restore(from: restoration, owner: nil) == .nothing)
        #expect(app.router.records.isEmpty)
    }
    @Test("state that is restored while logged out loses protected screens before it is shown")
    func loggedOut() async {
        var seen: [[AuthRoute]] = []
        app.router.observe { [router = app.router] _ in seen.append(router.path) }
        let report = await restore(
            #"{"version":1,"saved":[{"at":9999999999,"path":["/help","/home","/help"],"modal":{"as":"sheet","link":"/pay","path":[]}}]}"#
        )
        app.router.expect(State(path: [.help]))
        #expect(report.summary.hasPrefix("partial "))
        #expect(
            report.faults == [
                .denied(name: "auth/home", .unauthenticated), .denied(name: "auth/help", nil),
                .denied(name: "auth/pay", nil),
            ])
        #expect(seen.allSatisfy { $0 == [.help] })
        #expect(app.router.presentingSheet == nil, "no login is presented")
    }
    @Test("an asynchronous guard is asked during a restoration")
    func slowGuard() async {
        let slow = AccessGuardMock<AuthRoute>()
        app.router.setGuard(slow)
        let gate = slow.hold(.home)
        async let report = restore(#"{"version":1,"saved":[{"at":9999999999,"path":["/help","/home"]}]}"#)
        await gate.arrival()
        #expect(app.router.path.isEmpty)
        gate.open(with: .denied(.insufficientPermissions))
        #expect(await report.faults == [.denied(name: "auth/home", .insufficientPermissions)])
        app.router.expect(State(path: [.help]))
    }
    @Test("a destination that no longer exists ends the restored path, and is reported with its place")
    func unknownRoute() async {
        let report = await restore(#"{"version":1,"saved":[{"at":9999999999,"path":["/help","/gone/1","/help"]}]}"#)
        app.router.expect(State(path: [.help]))
        guard case .link(let error, let level, let index)? = report.faults.first else {
            Issue.record("\(report.summary)")
            return
        }
        #expect(error.reason == "unknownRoute" && level == 0 && index == 1)
        #expect(app.router.records.last?.event.properties["restoration"] == "partial unknownRoute")
    }
    @Test("saved state of 65,536 bytes is accepted, and a larger one is refused with its size")
    func size() async {
        let head = #"{"version":1,"saved":[{"at":9999999999,"path":["/help"]}],"x":""#
        let fill = NavigationLimits.savedBytes - head.utf8.count - 2
        #expect(await restore(head + String(repeating: "x", count: fill) + #""}"#) == .restored)
        restoration.confirm()
        let report = await restore(head + String(repeating: "x", count: fill + 1) + #""}"#)
        #expect(report.faults == [.tooLarge(bytes: NavigationLimits.savedBytes + 1)])
    }
    @Test("at most 50 destinations and 8 levels are restored, from the bottom")
    func depth() async {
        let path = Array(repeating: #""/help""#, count: 60).joined(separator: ",")
        let report = await restore(#"{"version":1,"saved":[{"at":9999999999,"path":[\#(path)]}]}"#)
        #expect(report == .partial([.tooDeep]))
        #expect(app.router.path.count == 50)
        restoration.confirm()
        var modal = "null"
        for _ in 0..<12 { modal = #"{"as":"sheet","link":"/help","path":[],"modal":\#(modal)}"# }
        #expect(
            await restore(#"{"version":1,"saved":[{"at":9999999999,"path":[],"modal":\#(modal)}]}"#).faults == [
                .tooDeep
            ])
        #expect(app.router.state.levels.count == NavigationLimits.levels)
    }
    @Test("the lower part of a state beyond the limits is saved, and the rest is reported")
    func tooMuch() {
        let faults = restoration.save(State(path: Array(repeating: .help, count: 60)), owner: nil)
        #expect(faults == [.tooDeep])
        #expect(restoration.restored(onto: State(), owner: nil).state?.path.count == 50)
    }
    @Test(
        "the values in saved links are validated again, by the rules of links",
        arguments: ["/profile/01", "/profile/-1", "/profile/99999999999999999999", "/profile/%31%00", "/help/../home"])
    func values(_ link: String) async {
        let report = await restore(#"{"version":1,"saved":[{"at":9999999999,"path":["/help","\#(link)"]}]}"#)
        #expect(report.summary.hasPrefix("partial ") && report.faults.count == 1)
        app.router.expect(State(path: [.help]))
    }
    @Test("a modal with an unknown style is dropped and reported")
    func style() async {
        let report = await restore(
            #"{"version":1,"saved":[{"at":9999999999,"path":["/help"],"modal":{"as":"drawer","link":"/pay","path":[]}}]}"#
        )
        #expect(report.faults == [.unknownPart(level: 1)])
        app.router.expect(State(path: [.help]))
    }
    @Test("names of types in the data are ignored")
    func noTypes() async {
        let report = await restore(
            #"{"version":1,"saved":[{"at":9999999999,"type":"Swift.String","path":["/help"],"class":"NSFileManager"}]}"#
        )
        #expect(report == .restored)
        app.router.expect(State(path: [.help]))
    }
    @Test("a destination without a link is reported by name, and isn't saved, nor are those above it")
    func noLink() {
        #expect(restoration.save(State(path: [.help, .upgrade, .home]), owner: nil) == [.noLink(name: "auth/upgrade")])
        #expect(saved == #"{"saved":[{"at":1767225600,"path":["/help"]}],"version":1}"#)
    }
    @Test("a report has places and reasons, but no values")
    func noValues() async {
        let report = await restore(
            #"{"version":1,"saved":[{"at":9999999999,"owner":"secret-owner","path":["/help","/secret/4242"]}]}"#,
            owner: "secret-owner")
        #expect(report.summary.hasPrefix("partial "))
        let text = report.summary + app.router.records.map { "\($0) \($0.event)" }.joined()
        #expect(!text.contains("4242") && !text.contains("secret"))
    }
}
