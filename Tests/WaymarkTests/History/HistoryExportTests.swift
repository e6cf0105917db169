import Foundation
import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("History: export and import as links")
struct HistoryExportTests {
    typealias State = NavigationState<Route>
    let links: LinkTable<Route>
    init() throws { links = try Route.deepLinks() }

    private func history() -> NavigationHistory<Route> {
        let router = Router<Route>(links: links)
        let history = NavigationHistory(router)
        router.navigate(to: .list)
        history.mark("list")
        router.navigate(to: .detail(4))
        router.navigate(to: .settings)
        router.child?.navigate(to: .about)
        history.goBack()
        return history
    }

    @Test("an exported history has the same entries in another app, and its current entry is shown")
    func roundTrip() {
        let history = history()
        let (bytes, faults) = history.exported()
        #expect(faults.isEmpty)
        let router = Router<Route>(path: [.home], links: links)
        let other = NavigationHistory(router)
        let (report, step) = other.replace(by: bytes)
        #expect(report == .restored)
        #expect(step.settled == .committed)
        #expect(other.entries == history.entries)
        #expect(other.index == history.index)
        #expect(other.checkpoints == history.checkpoints)
        router.expect(history.entries[history.index])
        other.goForward()
        router.expect(State(path: [.list, .detail(4)]).presenting(.settings, as: .sheet, path: [.about]))
        #expect(other.exported().bytes != bytes)
        other.goBack()
        #expect(other.exported().bytes == bytes)
    }
    @Test("an export contains only links")
    func text() {
        let router = Router<Route>(links: links)
        let history = NavigationHistory(router)
        router.open("app://detail/4")
        let text = String(decoding: history.exported().bytes, as: UTF8.self)
        #expect(
            text == #"{"checkpoints":{},"entries":[{"path":[]},{"path":["/list","/detail/4"]}],"index":1,"version":1}"#)
    }
    @Test("destinations without a link are left out, and named once")
    func unprintable() {
        let router = Router<Route>(links: links)
        let history = NavigationHistory(router)
        for id in [-1, -2, 3] { router.setPath([.list, .detail(id)]) }
        let (bytes, faults) = history.exported()
        #expect(faults == [.unprintable(name: Route.detail(0).name)])
        let other = NavigationHistory(Router<Route>(links: links))
        other.replace(by: bytes)
        #expect(other.entries.map(\.path) == [[], [.list], [.list], [.list, .detail(3)]])
    }
    @Test(
        "data that isn't a history is discarded, the report names the fault, and nothing changes",
        arguments: [
            ("", RestorationFault.malformed), ("{}", .malformed), ("[1]", .malformed),
            (#"{"version":2}"#, .unknownVersion(2)), (#"{"version":1}"#, .malformed),
            (#"{"version":1,"index":0,"entries":[],"checkpoints":{}}"#, .malformed),
            (#"{"version":1,"index":1,"entries":[{"path":[]}],"checkpoints":{}}"#, .malformed),
            (#"{"version":1,"index":-1,"entries":[{"path":[]}],"checkpoints":{}}"#, .malformed),
            (String(repeating: " ", count: 1 << 20) + "1", .tooLarge(bytes: (1 << 20) + 1)),
        ])
    func refused(_ text: String, _ fault: RestorationFault) {
        let history = history()
        let (entries, index) = (history.entries, history.index)
        #expect(history.replace(by: Array(text.utf8)).report == .discarded([fault]))
        #expect(history.entries == entries)
        #expect(history.index == index)
    }
    @Test("imported links that no longer resolve are dropped and reported; the others are kept")
    func partial() {
        let text = """
            {"version":1,"index":1,"checkpoints":{"x":{"path":["/gone"]}},
             "entries":[{"path":["/list","/gone"]},{"path":["/detail/1"],"modal":{"as":"lid","link":"/list","path":[]}}]}
            """
        let router = Router<Route>(links: links)
        let history = NavigationHistory(router)
        guard case .partial(let faults) = history.replace(by: Array(text.utf8)).report else {
            Issue.record("the import should be partial")
            return
        }
        #expect(faults.map(\.name) == ["unknownRoute", "unknownPart", "unknownRoute"])
        #expect(history.entries.map(\.path) == [[.list], [.detail(1)]])
        router.expect(State(path: [.detail(1)]))
    }
    @Test("an imported entry that the guards deny isn't shown")
    func guarded() throws {
        let app = AuthApp()
        app.router.links = try AuthRoute.deepLinks()
        let history = NavigationHistory(app.router)
        let text = #"{"version":1,"index":0,"checkpoints":{},"entries":[{"path":["/admin"]}]}"#
        #expect(history.replace(by: Array(text.utf8)).step.settled == .denied(.unauthenticated))
        #expect(!app.router.state.destinations.contains(.admin))
    }
    @Test("of more entries than the limit, the newest are kept")
    func limited() throws {
        let bytes = history().exported().bytes
        let other = NavigationHistory(Router<Route>(links: links), limit: 2)
        other.replace(by: bytes)
        #expect(other.entries.count == 2)
        #expect(other.index == 0)
        #expect(other.entries[1].count == 2)
    }
    @Test("a router without links exports and imports nothing")
    func withoutLinks() {
        let history = NavigationHistory(Router<Route>())
        #expect(history.exported().bytes.isEmpty)
        #expect(history.replace(by: self.history().exported().bytes).report.faults.count == 1)
    }
}

/// A minimal model of a browser's history.
private struct Browser {
    var entries: [NavigationState<Route>] = [NavigationState()]
    var index = 0

    mutating func show(_ state: NavigationState<Route>, isBack: Bool) {
        if state == entries[index] { return }
        if isBack, index > 0, entries[index - 1] == state { return index -= 1 }
        entries = Array(entries[...index]) + [state]
        entries = entries.suffix(10)
        index = entries.count - 1
    }
}

@MainActor @Suite("History: against a reference")
struct HistoryReferenceTests {
    @Test("any navigations, dismissals and steps leave the history that a browser would have", arguments: 0..<50)
    func reference(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let router = Router<Route>()
        let history = NavigationHistory(router, limit: 10)
        var browser = Browser()
        for _ in 0..<200 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1:
                router.active.navigate(to: .random(&random))
                browser.show(router.state, isBack: false)
            case 2:
                router.active.pop()
                browser.show(router.state, isBack: true)
            case 3:
                router.active.dismiss()
                browser.show(router.state, isBack: true)
            case 4:
                router.active.setPath([.random(&random), .random(&random)])
                browser.show(router.state, isBack: false)
            case 5:
                router.setPath([.random(&random)])
                browser.show(router.state, isBack: false)
            default:
                let steps = Int.random(in: -3...3, using: &random)
                let target = browser.index + steps
                history.go(by: steps)
                if browser.entries.indices.contains(target) { browser.index = target }
                #expect(router.state == browser.entries[browser.index])
            }
            #expect(history.entries == browser.entries)
            #expect(history.index == browser.index)
        }
    }
}
