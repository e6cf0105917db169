import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Tabs that are known only at run time")
struct RunTimeTabTests {
    private struct Library: Identifiable, Hashable, Sendable {
        let id: String
        var name = ""
    }

    @Test("tabs are identified by their ids, whatever their other values are")
    func values() {
        let films = Library(id: "films", name: "Films")
        let tabs = TabRouter<Library, Route>(tabs: [Library(id: "home"), films], selected: films) { _ in .home }
        #expect(tabs.selected == films && tabs.router.state.levels[0].branches.map(\.id) == ["home", "films"])
        tabs.router.navigate(to: .detail(1))
        #expect(tabs.path(of: Library(id: "films", name: "Cinema")) == [.detail(1)])
        tabs.router.perform(.select(branch: "home"))
        #expect(tabs.selected.id == "home")
    }
    @Test(
        "saved tabs that still exist are restored with their stacks, and the others are reported")
    func restored() async throws {
        let links = try Route.deepLinks()
        let store = MemoryStorage()
        let before = TabRouter<Library, Route>(tabs: [Library(id: "old"), Library(id: "films")]) { _ in nil }
        before.navigate(to: .detail(1), in: Library(id: "films"))
        before.navigate(to: .list, in: Library(id: "old"))
        Restoration(links: links, store: store).save(before.router.state, owner: nil)
        let after = TabRouter<Library, Route>(tabs: [Library(id: "new"), Library(id: "films")]) { _ in nil }
        let report = await after.router.restore(from: Restoration(links: links, store: store), owner: nil)
        #expect(after.path(of: Library(id: "films")).last == .detail(1))
        #expect(after.path(of: Library(id: "new")).isEmpty)
        #expect(report.faults.count == 1)
    }
    @Test("selecting a tab with an unknown id fails")
    func unknown() {
        let tabs = TabRouter<Library, Route>(tabs: [Library(id: "a"), Library(id: "b")]) { _ in nil }
        #expect(tabs.select(Library(id: "c")).settled == .failed(.noSuchBranch("c")))
        #expect(tabs.tabs.map(\.id) == ["a", "b"] && tabs.selected.id == "a")
    }
}
