import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("Links that several routers receive")
struct SharedLinkTests {
    private func links() throws -> LinkTable<Route> {
        try LinkTable(Route.links, schemes: ["app"])
    }

    @Test("of two routers that share their links, only one opens a link that both receive")
    func shared() throws {
        let links = try links()
        let clock = ManualClock()
        let routers = (0..<2).map { _ in
            let router = Router<Route>()
            router.timing.clock = .manual(clock)
            return router
        }
        #expect(routers.map { $0.open("app://home", using: links).settled } == [.committed, .duplicate])
        #expect(routers.map(\.path) == [[.home], []])
        clock.advance(by: .seconds(2))
        #expect(routers[1].open("app://home", using: links).settled == .committed, "a later tap is another one")
    }
    @Test("an unknown link is shown as not found by one router, once")
    func notFound() throws {
        let links = try Route.deepLinks { _ in .about }
        let routers = [Router<Route>(), Router<Route>()]
        for router in routers { router.open("app://nowhere", using: links) }
        #expect(routers.map(\.path) == [[.about], []])
        routers[0].open("app://nowhere", using: links)
        #expect(routers[0].path == [.about], "the same link through a second callback")
    }
    @Test func `a link that a router opened, which is gone, is opened by another router`() throws {
        let links = try links()
        for _ in 0..<2 {
            let router = Router<Route>()
            #expect(router.open("app://home", using: links).settled == .committed)
        }
    }
}
