#if Telemetry
import InMemoryTracing
import MetricsTestKit
import Testing
import Tracing
import Waymark
import WaymarkTelemetry
import WaymarkTesting

@MainActor @Suite("Traces")
struct TraceTests {
    let shop = Shop()

    private func span(_ name: String) throws -> FinishedInMemorySpan {
        try #require(shop.tracer.finishedSpans.first { $0.operationName == name }, "\(shop.said)")
    }

    /// Returns a router whose guard asks a server.
    private func asking() -> Router<ShopRoute> {
        let router = Router<ShopRoute>()
        router.timing.clock = .manual(shop.clock)
        router.report(to: shop.telemetry)
        router.setGuard(AskingGuard(tracer: shop.tracer))
        return router
    }

    @Test("a transition is a span with the names of its record")
    func transition() throws {
        shop.router.navigate(to: .old)
        let span = try span("navigate shop/old")
        #expect(span.attributes["waymark.outcome"]?.toSpanAttribute() == "committed")
        #expect(span.attributes["waymark.origin"]?.toSpanAttribute() == "code")
        #expect(span.attributes["waymark.via"]?.toSpanAttribute() == "shop/old")
        #expect(span.attributes["waymark.showing"]?.toSpanAttribute() == "shop/cart")
        #expect(span.parentSpanID == nil && span.status == nil)
    }
    @Test("the span of a failed transition has the status error, and that of a denied one has none")
    func status() throws {
        shop.control.answers[.vault] = .denied(.failed)
        shop.router.navigate(to: .vault)
        shop.router.perform(.popTo(.cart))
        #expect(try span("navigate shop/vault").status == nil)
        #expect(try span("pop shop/cart").status?.code == .error)
    }
    @Test(
        "a transition belongs to the span in which it was requested, even if a guard delays it", arguments: [0, 1])
    func parent(held: Int) async throws {
        let gate = held == 1 ? shop.control.hold(.vault) : nil
        let parent = await shop.tracer.withSpan("checkout") { checkout in
            let transition = shop.router.navigate(to: .vault)
            await gate?.arrival()
            gate?.open(with: .allowed)
            _ = await transition.outcome
            return checkout.spanID
        }
        #expect(try span("navigate shop/vault").parentSpanID == parent)
    }
    @Test("an asynchronous guard is a child span of its transition, and the parent of its own request")
    func guards() async throws {
        let router = asking()
        #expect(await router.navigate(to: .cart).outcome == .denied(.insufficientPermissions))
        let transition = try span("navigate shop/cart")
        let asked = try span("guard shop/cart")
        #expect(asked.parentSpanID == transition.spanID)
        #expect(asked.attributes["waymark.answer"]?.toSpanAttribute() == "insufficientPermissions")
        #expect(try span("request").parentSpanID == asked.spanID)
        #expect(transition.traceID == asked.traceID)
        #expect(shop.tracer.activeSpans.isEmpty)
    }
    @Test("a superseded transition and the one that superseded it each have a finished span")
    func superseded() async throws {
        let gate = shop.control.hold(.vault)
        let first = shop.router.navigate(to: .vault)
        await gate.arrival()
        #expect(shop.router.navigate(to: .cart).settled == .committed)
        #expect(await first.outcome == .superseded)
        gate.open(with: .allowed)
        #expect(try span("navigate shop/vault").attributes["waymark.outcome"]?.toSpanAttribute() == "superseded")
        #expect(try span("navigate shop/cart").attributes["waymark.outcome"]?.toSpanAttribute() == "committed")
        #expect(shop.tracer.finishedSpans.count { $0.operationName.hasPrefix("navigate") } == 2)
    }
    @Test("each of two successive transitions has its own parent span and guard span")
    func inARow() async throws {
        let router = asking()
        let one = shop.tracer.withSpan("one") { _ in router.navigate(to: .cart) }
        let other = shop.tracer.withSpan("other") { _ in router.navigate(to: .vault) }
        #expect(await one.outcome == .superseded)
        _ = await other.outcome
        while !shop.tracer.activeSpans.isEmpty { await Task.yield() }
        #expect(try span("navigate shop/cart").parentSpanID == span("one").spanID)
        #expect(try span("navigate shop/vault").parentSpanID == span("other").spanID)
        #expect(try span("guard shop/cart").parentSpanID == span("navigate shop/cart").spanID)
        #expect(try span("guard shop/vault").parentSpanID == span("navigate shop/vault").spanID)
        #expect(try span("guard shop/cart").attributes["waymark.answer"]?.toSpanAttribute() == "cancelled")
    }
    @Test("a router released while its guard is pending leaves no open span and no negative time")
    func gone() async throws {
        let gate = shop.control.hold(.vault)
        var router: Router<ShopRoute>? = Router()
        router?.timing.clock = .manual(shop.clock)
        router?.report(to: shop.telemetry)
        router?.setGuard(shop.control)
        router?.navigate(to: .vault)
        await gate.arrival()
        shop.clock.advance(by: .seconds(1))
        router = nil
        gate.open(with: .allowed)
        while !shop.tracer.activeSpans.isEmpty { await Task.yield() }
        #expect(shop.metrics.timers(label: "waymark_guard_seconds").flatMap(\.values) == [1_000_000_000])
    }
    @Test("asking for a decision without navigating records no span of a transition or guard")
    func decision() async throws {
        let router = asking()
        #expect(await router.decision(on: .cart) == .denied(.insufficientPermissions))
        #expect(shop.tracer.finishedSpans.map(\.operationName) == ["request"])
    }
}

/// A guard that asks a server, and then denies.
private struct AskingGuard: AccessGuard {
    let tracer: InMemoryTracer
    func access(to destination: ShopRoute) -> AccessAnswer<ShopRoute> {
        .later {
            await tracer.withSpan("request") { _ in await Task.yield() }
            return .denied(.insufficientPermissions)
        }
    }
}
#endif
