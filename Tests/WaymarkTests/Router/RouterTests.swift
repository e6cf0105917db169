import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("The router")
struct RouterTests {
    typealias State = NavigationState<Route>

    @Test("a router owns a path, navigate appends, and pop removes the last element, if there is one")
    func path() {
        let router = Router<Route>()
        #expect(router.navigate(to: .list).settled == .committed)
        #expect(router.navigate(to: .detail(1)).settled == .committed)
        #expect(router.path == [.list, .detail(1)])
        router.pop()
        router.pop()
        #expect(router.pop().settled == .duplicate)
        #expect(router.path.isEmpty)
        router.navigate(to: .list)
        router.navigate(to: .about)
        router.popToRoot()
        #expect(router.path.isEmpty)
    }
    @Test("each level has a router that knows its parent and level, and whether it is the active one")
    func tree() throws {
        let router = Router<Route>(path: [.list])
        router.navigate(to: .settings)
        let sheet = try #require(router.child)
        sheet.navigate(to: .about)
        sheet.navigate(to: .gallery(1))
        let cover = try #require(sheet.child)
        #expect([router.level, sheet.level, cover.level] == [0, 1, 2])
        #expect([router.isActive, sheet.isActive, cover.isActive] == [false, false, true])
        #expect(cover.parent === sheet && sheet.parent === router && router.parent == nil)
        #expect(router.active === cover && router.child === sheet)
        #expect(sheet.path == [.about] && sheet.root == .settings)
        router.expect(
            State(path: [.list]).presenting(.settings, as: .sheet, path: [.about]).presenting(
                .gallery(1), as: .fullScreen))
    }
    @Test("a call on the router of a dismissed modal ends as detached, and changes nothing")
    func detached() throws {
        let router = Router<Route>()
        router.navigate(to: .settings)
        let sheet = try #require(router.child)
        sheet.push(.about)
        router.dismissModal()
        #expect(!sheet.isOpen && !sheet.isActive && sheet.path == [.about])
        #expect(sheet.goBack().settled == .failed(.detached))
        #expect(sheet.navigate(to: .about).settled == .failed(.detached))
        #expect(sheet.pop().settled == .failed(.detached))
        #expect(sheet.userDidDismiss().settled == .failed(.detached))
        #expect(sheet.finish(with: 1).settled == .failed(.detached))
        router.expect(State())
    }
    @Test("a late report about a replaced modal doesn't dismiss its replacement")
    func lateReport() throws {
        let router = Router<Route>()
        router.navigate(to: .settings)
        let sheet = try #require(router.child)
        router.navigate(to: .gallery(1))
        sheet.userDidDismiss()
        #expect(router.presentingFullScreen == .gallery(1))
        router.presentingSheet = nil
        #expect(router.presentingFullScreen == .gallery(1))
    }
    @Test("a host's writes to the path and the modal count as the user's actions")
    func hostWrites() {
        let router = Router<Route>(path: [.list, .detail(1)])
        router.path = [.list]
        router.presentingSheet = .settings
        router.presentingSheet = nil
        router.presentingFullScreen = .gallery(1)
        router.presentingFullScreen = nil
        router.expect(State(path: [.list]))
        #expect(router.records.map(\.origin) == [.gesture, .gesture, .gesture, .gesture, .gesture])
        #expect(router.records.flatMap(\.dismissed) == [.settings, .gallery(1)])
    }
    @Test("replacing the stack or the root is one transition")
    func replacements() {
        let router = Router<Route>(root: .home, path: [.list, .detail(1)])
        router.perform(.setPath([.about]))
        router.perform(.setRoot(.list, path: [.detail(2)]))
        #expect(router.root == .list && router.path == [.detail(2)])
        #expect(router.records.map(\.kind) == [.setPath, .setRoot])
        #expect(router.pop(to: .home).settled == .failed(.notInPath))
        #expect(router.perform(.popToLast { $0 == .list }).settled == .committed)
        #expect(router.path.isEmpty)
    }
    @Test("of several equal destinations, pop(to:) pops to the last one below the top")
    func popTo() {
        let router = Router<Route>(path: [.detail(1), .list, .detail(1), .about])
        router.pop(to: .detail(1))
        router.expect(NavigationState(path: [.detail(1), .list, .detail(1)]))
        router.pop()
        router.pop(to: .detail(1))
        router.expect(NavigationState(path: [.detail(1)]))
    }
}
