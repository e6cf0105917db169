import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Tabs that are known only at run time")
struct RunTimeTabTests {
    private struct Library: Identifiable, Hashable, Sendable {
        let id: String
        var name = ""
    }

    @Test("tabs are identified by their ids, so their other values may change")
    func values() {
        let films = Library(id: "films", name: "Films")
        let tabs = TabRouter<Library, Route>(tabs: [Library(id: "home"), films], selected: films) { _ in .home }
        #expect(tabs.selected == films && tabs.router.state.levels[0].branches.map(\.id) == ["home", "films"])
        tabs.router.navigate(to: .detail(1))
        let told = ObservationFlag { _ = tabs.tabs }
        tabs.setTabs([Library(id: "films", name: "Cinema"), Library(id: "home")])
        #expect(told.isSet)
        #expect(tabs.selected.name == "Cinema" && tabs.path(of: films) == [.detail(1)])
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
    /// Navigates, and adds a third tab from an observer.
    ///
    /// - Parameter before: Called by the observer before it adds the tab.
    private func addTab(to tabs: TabRouter<Library, Route>, after before: @escaping @MainActor () -> Void) {
        var isDone = false
        tabs.router.observe { record in
            guard !isDone, record.destination == .about else { return }
            isDone = true
            before()
            tabs.setTabs([Library(id: "a"), Library(id: "b"), Library(id: "c")])
        }
        tabs.router.navigate(to: .about)
    }
    @Test("a screen that an observer pushes stays when the observer then changes the tabs")
    func pushedBefore() {
        let tabs = TabRouter<Library, Route>(tabs: [Library(id: "a"), Library(id: "b")]) { _ in .list }
        addTab(to: tabs) { tabs.router.navigate(to: .detail(1)) }
        #expect(tabs.tabs.map(\.id) == ["a", "b", "c"])
        #expect(tabs.router.path == [.about, .detail(1)])
    }
    @Test("a tab that an observer selects stays selected when the observer then changes the tabs")
    func selectedBefore() {
        let tabs = TabRouter<Library, Route>(tabs: [Library(id: "a"), Library(id: "b")]) { _ in .list }
        addTab(to: tabs) { tabs.select(Library(id: "b")) }
        #expect(tabs.selected.id == "b")
    }
    @Test("tabs whose removal a leave guard refused get their roots back after a login")
    func refused() {
        let app = AuthApp(.ana)
        let (home, beta) = (Library(id: "home"), Library(id: "beta"))
        let tabs = TabRouter<Library, AuthRoute>(app.router, tabs: [home, beta]) { _ in .home }
        tabs.navigate(to: .help, in: beta)
        tabs.router.onLeave(of: .help) { .stay }
        #expect(tabs.setTabs([home]).settled == .denied(.leaveRefused))
        #expect(tabs.tabs == [home, beta])
        tabs.router.popToRoot()
        app.logOut()
        app.logIn(.ana)
        #expect(tabs.router.state.levels[0].branches.map(\.root) == [.home, .home])
    }
    @Test func `tabs that are gone are forgotten`() {
        let tabs = TabRouter<Library, Route>(tabs: [Library(id: "0"), Library(id: "1")]) { _ in nil }
        for round in 1..<100 {
            tabs.setTabs([Library(id: "\(2 * round)"), Library(id: "\(2 * round + 1)")])
            tabs.select(tabs.tabs[round % 2])
        }
        #expect(tabs.knownCount == 2)
        #expect(tabs.router.store.memory.earlierBranches.count <= 2)
        #expect(tabs.tabs.map(\.id) == ["198", "199"])
    }
    @Test func `tabs that are set during a transition are known after it`() {
        let tabs = TabRouter<Library, Route>(tabs: [Library(id: "a")]) { _ in nil }
        var isDone = false
        tabs.router.observe { [tabs] _ in
            guard !isDone else { return }
            isDone = true
            tabs.setTabs([Library(id: "b")])
            tabs.setTabs([Library(id: "c")])
        }
        tabs.router.push(.list)
        #expect(tabs.tabs.map(\.id) == ["c"] && tabs.knownCount == 1)
    }
}
