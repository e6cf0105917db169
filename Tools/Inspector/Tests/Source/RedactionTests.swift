#if Inspector
import Foundation
import Testing
import Waymark

@testable import WaymarkInspector

@MainActor @Suite("Values that the page doesn't get unless the app asks")
struct RedactionTests {
    private let secrets = ["s3cret", "4711", "ana@example.com"]

    /// Returns everything that the page gets about an app with values in its stack, its timeline and its links.
    private func sent(showsValues: Bool) async throws -> String {
        let shop = await Shop(showsValues: showsValues)
        shop.router.navigate(to: .search("s3cret"))
        shop.app.logIn(Session(owner: "ana@example.com"))
        shop.app.logOut()
        _ = await shop.router.push(.product(4_711)).outcome
        shop.router.open("shop://product/4711?from=s3cret")
        shop.router.open("shop://product/s3cret")
        shop.router.open("shop://s3cret/4711")
        let events = AsyncStream.makeStream(of: String.self)
        _ = shop.desk.listen { events.continuation.yield($0) }
        shop.router.navigate(to: .search("s3cret"))
        var all = ""
        for await event in events.stream {
            all += event
            if all.contains("\"event\":\"state\""), all.contains("\"event\":\"transition\"") { break }
        }
        for method in ["hello", "state", "timeline", "links"] {
            all += String(
                decoding: try await shop.desk.answer(method, Data("{\"source\":\"main\"}".utf8)).get(), as: UTF8.self)
        }
        return all
    }

    @Test func `by default, an Inspector shows no values`() async throws {
        let router = Router<ShopRoute>(root: .home)
        for (options, shows) in [(Inspector.Options(), false), (.init(showsValues: true), true)] {
            let inspector = try await Inspector.start(router, options: options)
            #expect(inspector.desk.sources.map(\.summary?.showsValues) == [shows])
            await inspector.stop()
        }
    }
    @Test func `calls and events have names and patterns, and no values`() async throws {
        let text = try await sent(showsValues: false)
        for secret in secrets { #expect(!text.contains(secret), "\(secret) in \(text)") }
        for name in ["shop/search", "\"/product/{id}\"", "invalidParameter: id", "unknownRoute"] {
            #expect(text.contains(name), "\(name) in \(text)")
        }
    }
    @Test func `an app that asks for values gets them, except for owners`() async throws {
        let text = try await sent(showsValues: true)
        #expect(secrets.map(text.contains) == [true, true, false])
    }
    @Test func `recording a walk is refused without values`() async throws {
        let shop = await Shop(showsValues: false)
        let error = try await shop.error("record", ["action": "start"])
        #expect(error.code == .refused && error.message.contains("showsValues: true"))
    }
}
#endif
