#if Inspector
import Foundation
import Testing
import Waymark

@testable import WaymarkInspector

@MainActor @Suite("Exported sessions")
struct ExportTests {
    /// Returns a shop with a secret value in each part of an export.
    private func busyShop() async throws -> Shop {
        let shop = await Shop()
        shop.app.logIn(Session(owner: "secret owner", permissions: ["buy"]))
        _ = try await shop.ask("record", ["action": "start"])
        shop.router.navigate(to: .search("a secret"))
        shop.router.open("shop://product/987654")
        shop.router.open("shop://secret/987654")
        shop.router.open("shop://product/secret")
        shop.router.select(branch: "a secret tab")
        _ = try await shop.ask("record", ["action": "stop"])
        return shop
    }
    private func text(_ shop: Shop, values: Bool) async throws -> String {
        let data = try JSONSerialization.data(withJSONObject: ["source": "main", "values": values])
        return String(decoding: try await shop.desk.answer("export", data).get(), as: UTF8.self)
    }

    @Test("an export contains values only if they are requested")
    func values() async throws {
        let shop = try await busyShop()
        for (values, isThere) in [(false, false), (true, true)] {
            let text = try await text(shop, values: values).replacing("shop/secret", with: "")
            for value in ["secret", "987654"] { #expect(text.contains(value) == isThere, "\(value) in \(text)") }
            #expect(text.contains("‹redacted›") != isThere)
            #expect(text.contains("branch '‹redacted›' does not exist") != isThere)
            #expect(text.contains("shop/search") && text.contains("/product/{id}"))
        }
    }
    @Test("an export has a link's pattern in place of the link")
    func links() async throws {
        let session = try await busyShop().ask("export")
        let links = session.list("transitions").compactMap { $0.text("link") }
        #expect(links == ["/product/‹redacted›", "‹redacted›", "/product/‹redacted›"])
    }
    @Test(
        "an export has the same contents as a panel of the running app's page",
        arguments: ["state", "links", "guards", "graph", "record"])
    func panels(panel: String) async throws {
        let shop = try await busyShop()
        let session = try await shop.ask("export", ["values": true])
        let live = try await shop.ask(panel, panel == "record" ? ["action": "state"] : [:])
        let exported = try #require(session[panel] as? NSDictionary)
        #expect(exported == live as NSDictionary)
    }
    @Test("an export has every transition of the timeline")
    func timeline() async throws {
        let shop = try await busyShop()
        let live = try await shop.ask("timeline", ["after": 0]).list("transitions")
        let exported = try await shop.ask("export", ["values": true]).list("transitions")
        #expect(live.count > 4)
        for (one, other) in zip(live, exported) {
            // an exported file has no app whose state could be restored
            #expect(one.merging(["isShowable": false]) { $1 } as NSDictionary == other as NSDictionary)
        }
        #expect(live.count == exported.count)
    }
}
#endif
