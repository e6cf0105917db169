#if Inspector
import Foundation
import Testing
import Waymark

@testable import WaymarkInspector

@MainActor @Suite("Recorded walks")
struct WalkTests {
    @Test("a walk is written with links, outcomes and the top screens")
    func source() async throws {
        let shop = await Shop()
        _ = try await shop.ask("record", ["action": "start"])
        shop.router.navigate(to: .product(1))
        shop.router.navigate(to: .account)
        shop.router.dismiss()
        shop.router.open("shop://search?q=tea")
        let result = try await shop.ask("record", ["action": "stop"])
        let source = try #require(result.text("source"))
        for line in [
            "outcome = await router.navigate(to: try links.destination(of: \"/product/1\")).outcome",
            "#expect(outcome == .denied(.unauthenticated))",
            "outcome = await router.dismissModal().outcome",
            "outcome = await router.open(\"shop://search?q=tea\").outcome",
            "#expect(router.state.topDestination?.name == \"shop/search\")",
        ] { #expect(source.contains(line), "\(source)") }
        #expect(result["steps"] as? Int == 4 && result.text("fileName") == "MainWalkTests.swift")
    }
    @Test("stopping is refused unless a walk is being recorded")
    func stop() async throws {
        let shop = await Shop()
        #expect(try await shop.error("record", ["action": "stop"]).code == .refused)
        #expect(try await shop.ask("record", ["action": "state"])["isRecording"] as? Bool == false)
        _ = try await shop.ask("record", ["action": "start"])
        #expect(try await shop.ask("record", ["action": "state"])["isRecording"] as? Bool == true)
        _ = try await shop.ask("record", ["action": "stop"])
        #expect(try await shop.error("record", ["action": "stop"]).code == .refused)
    }
    @Test(
        "a destination with simple values is written as a Swift expression",
        arguments: [
            (ShopRoute.secret as any Navigation, "ShopRoute.secret"), (ShopRoute.product(4), "ShopRoute.product(4)"),
            (ShopRoute.search("a \"b\" \\(c)"), "ShopRoute.search(\"a \\\"b\\\" \\\\(c)\")"),
            (AnyNavigation(ShopRoute.secret), "ShopRoute.secret"),
            (
                WalkRoute.labelled(first: 1, second: nil, third: true),
                "WalkRoute.labelled(first: 1, second: nil, third: true)"
            ),
            (
                WalkRoute.labelled(first: 1, second: 2.5, third: false),
                "WalkRoute.labelled(first: 1, second: 2.5, third: false)"
            ),
            (WalkRoute.nested(.inner), "WalkRoute.nested(.inner)"),
            (WalkRoute.one(name: "x\n"), "WalkRoute.one(name: \"x\\u{a}\")"),
        ])
    func swiftText(destination: any Navigation, text: String) {
        #expect(SwiftText.expression(destination)?.text == text)
        #expect(SwiftText.expression(destination)?.module == "WaymarkInspectorTests")
    }
    @Test("the not-found screen is written as a Swift expression")
    func notFound() {
        let expression = SwiftText.expression(AnyNavigation(NotFoundNavigation(requested: "/a\"b")))
        #expect(expression?.text == "NotFoundNavigation(requested: \"/a\\\"b\")" && expression?.module == "Waymark")
    }
    @Test("a destination with an array has no Swift expression")
    func notPlain() {
        #expect(SwiftText.expression(WalkRoute.list([1])) == nil)
    }
    @Test("a test declares and imports only what it uses, whatever the values contain")
    func declarations() async throws {
        let router = Router<TripRoute>(root: .ticket(1), links: LinkTable(schemes: ["trip"]))
        let source = InspectedRouter(router, id: "main", name: "Main", showsValues: true, capacity: 9)
        _ = try await source.record(.init(action: .start))
        _ = await router.perform(.select(branch: "links. clock.date sessions")).outcome
        let text = try #require(try await source.record(.init(action: .stop)).source)
        #expect(text.contains("router.perform(.select(branch: \"links. clock.date sessions\"))"))
        for word in ["let links", "let sessions", "let clock", "import Foundation", "import WaymarkTesting"] {
            #expect(!text.contains(word), "\(text)")
        }
    }
    @Test("a walk's test first shows the state in which the recording began")
    func begin() async throws {
        let shop = await Shop()
        shop.router.navigate(to: .product(1))
        shop.router.navigate(to: .cart)
        _ = try await shop.ask("record", ["action": "start"])
        let source = try #require(try await shop.ask("record", ["action": "stop"]).text("source"))
        #expect(source.contains("router.setPath([try links.destination(of: \"/product/1\")])"))
        #expect(source.contains(".present(try links.destination(of: \"/cart\"), as: .sheet)"))
    }
}

enum WalkRoute: Navigation {
    enum Inner: Hashable { case inner }
    case labelled(first: Int, second: Double?, third: Bool)
    case nested(Inner)
    case one(name: String)
    case list([Int])
}
#endif
