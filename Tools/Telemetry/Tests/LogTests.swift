#if Telemetry
import InMemoryLogging
import Logging
import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Log lines")
struct LogTests {
    @Test("a transition is logged at level debug, with the names of its record")
    func line() throws {
        let shop = Shop()
        shop.router.navigate(to: .item(id: 5))
        let entry = try #require(shop.handler.entries.last)
        #expect(entry.message == "navigate" && entry.level == .debug)
        #expect(entry.metadata["destination"] == "shop/item" && entry.metadata["outcome"] == "committed")
    }
    @Test("denials and refused links are logged at level notice, and failures at level warning")
    func levels() throws {
        let shop = Shop(level: .notice)
        shop.control.answers[.vault] = .denied(.failed)
        shop.router.navigate(to: .vault)
        shop.router.open("shop://nowhere", using: try LinkTable(ShopRoute.links, schemes: ["shop"]))
        shop.router.perform(.popTo(.cart))
        shop.router.navigate(to: .cart)
        // a debug build also logs navigations without an effect, as faults at level `error`
        #expect(shop.handler.entries.map(\.level).filter { $0 != .error } == [.notice, .notice, .warning])
    }
    @Test("a navigation fault is logged at level error")
    func faults() throws {
        let shop = Shop(level: .error)
        shop.router.observe { [router = shop.router] _ in router.push(.cart) }
        shop.router.push(.cart)
        let entry = try #require(shop.handler.entries.last)
        #expect(entry.level == .error && "\(entry.message)".contains("shop/cart -> shop/cart"))
    }
    @Test("metrics, spans and log lines have no value of a destination or a link")
    func values() async throws {
        let shop = Shop()
        let links = try LinkTable(ShopRoute.links, schemes: ["shop"])
        shop.router.navigate(to: .item(id: 987_654))
        shop.router.open("shop://item/987654", using: links)
        shop.router.open("shop://item/987654x", using: links)
        shop.router.open("shop://987654", using: links)
        shop.control.answers[.item(id: 987_654)] = .denied(.requiresAdditionalInfo("987654"))
        shop.router.navigate(to: .item(id: 987_654))
        shop.router.perform(.replace(NavigationState(path: [.item(id: 987_654)])))
        #expect(!shop.said.contains("987654"), "\(shop.said)")
        #expect(shop.handler.entries.filter { $0.level != .error }.count == 6)
    }
}
#endif
