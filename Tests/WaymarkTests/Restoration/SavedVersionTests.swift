import Foundation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("Every version of saved state")
struct SavedVersionTests {
    typealias State = NavigationState<AuthRoute>
    let clock = ManualClock()
    let store = MemoryStorage()
    let tabs = State(branches: [.init(id: "a", root: .help), .init(id: "b", root: .home)])
    nonisolated static let inTabs = State(
        branches: [.init(id: "a", root: .help, path: [.profile(1)]), .init(id: "b", root: .home, path: [.help])],
        selection: "b")

    private func launch() throws -> Restoration<AuthRoute> {
        let links = try AuthRoute.deepLinks()
        return Restoration(links: links, store: store, clock: .manual(clock))
    }
    private func load(_ name: String) throws {
        let url = try #require(Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
        store.bytes = Array(try Data(contentsOf: url))
    }

    struct Fixture: Sendable, CustomTestStringConvertible {
        let name: String
        let owner: String?
        let state: State
        var testDescription: String { "\(name) of \(owner ?? "nobody")" }

        init(_ name: String, _ owner: String?, _ state: State) {
            self.name = name
            self.owner = owner
            self.state = state
        }
    }
    nonisolated static let fixtures = [
        Fixture(
            "version-1-owners", "ana",
            State(path: [.help, .profile(42)]).presenting(.login, as: .sheet, path: [.help])
                .presenting(.pay, as: .fullScreen)),
        Fixture("version-1-owners", "ben", State(path: [.home])),
        Fixture("version-1-owners", nil, State(root: .home, path: [.help])),
        Fixture("version-1-tabs", "ana", inTabs.presenting(.pay, as: .sheet)),
    ]
    @Test("every state that any version has written can still be read", arguments: fixtures)
    func fixtures(_ fixture: Fixture) throws {
        try load(fixture.name)
        let base = fixture.name.hasSuffix("tabs") ? tabs : State()
        let restored = try launch().restored(onto: base, owner: fixture.owner)
        #expect(restored.state == fixture.state)
        #expect(restored.report == .restored)
    }
    @Test("the waiting link and the crash marker of version 1 can still be read")
    func rest() throws {
        try load("version-1-owners")
        #expect(try launch().takePending(for: "ana") == "/profile/7")
        #expect(try launch().takePending(for: "ben") == nil)
        try load("version-1-crash")
        let restored = try launch().restored(onto: State(), owner: "ana")
        #expect(restored.state == State(path: [.home]))
        #expect(restored.report == .partial([.crashed]))
    }

    // MARK: Changed tabs
    private func restored(_ json: String, onto base: State) throws -> (state: State?, report: RestorationReport) {
        store.bytes = Array(#"{"saved":[{"at":1767225600,\#(json)}],"version":1}"#.utf8)
        return try launch().restored(onto: base, owner: nil)
    }

    @Test("known tabs keep their stacks, unknown ones are dropped and reported, and new ones start empty")
    func tabsChanged() throws {
        let json =
            #""branches":[{"id":"gone","path":["/help"]},{"id":"b","path":["/help"]},{"id":"a","path":["/profile/1"]}],"selection":"b","modal":{"as":"sheet","link":"/pay","path":[]}"#
        let base = State(
            branches: [.init(id: "new", root: .login), .init(id: "a", root: .help), .init(id: "b", root: .home)])
        let restored = try restored(json, onto: base)
        let expected = State(
            branches: [
                .init(id: "new", root: .login), .init(id: "a", root: .help, path: [.profile(1)]),
                .init(id: "b", root: .home, path: [.help]),
            ], selection: "b"
        ).presenting(.pay, as: .sheet)
        #expect(restored.state == expected)
        #expect(restored.report == .partial([.unknownPart(level: 0)]))
    }
    @Test("if the selected tab is gone, so are the modals over it, and the app's own selection stays")
    func selectionGone() throws {
        let json =
            #""branches":[{"id":"a","path":["/help"]},{"id":"gone","path":[]}],"selection":"gone","modal":{"as":"sheet","link":"/pay","path":[]}"#
        let base = State(branches: tabs.levels[0].branches, selection: "b")
        let restored = try restored(json, onto: base)
        let expected = State(
            branches: [.init(id: "a", root: .help, path: [.help]), .init(id: "b", root: .home)], selection: "b")
        #expect(restored.state == expected)
        #expect(restored.report == .partial([.unknownPart(level: 0)]))
    }
    @Test("an app that has tabs now drops the single stack that was saved, and its tabs keep their roots")
    func tabsNow() throws {
        let restored = try restored(#""root":"/login","path":["/help"]"#, onto: tabs)
        #expect(restored.state == tabs)
        #expect(restored.report == .partial([.unknownPart(level: 0)]))
    }
    @Test("an app that no longer has tabs drops the saved ones")
    func noTabsNow() throws {
        let json = #""branches":[{"id":"a","path":["/help"]},{"id":"b","path":[]}],"selection":"a""#
        let restored = try restored(json, onto: State(root: .home))
        #expect(restored.state == State(root: .home))
        #expect(restored.report.faults == [.unknownPart(level: 0), .unknownPart(level: 0)])
    }
}
