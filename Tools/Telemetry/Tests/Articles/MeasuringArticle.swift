#if Telemetry
import InMemoryTracing
import Logging
import MetricsTestKit
import Testing
import Waymark
import WaymarkTelemetry
import WaymarkWeb

/// The code of the article "Measuring navigation".
@MainActor @Suite("The article on measuring navigation")
struct MeasuringArticle {
    @Test("the article's code counts and traces a router's transitions")
    func code() {
        let router = Router<ShopRoute>(root: .cart)
        let telemetry = NavigationTelemetry(logger: Logger(label: "navigation"))
        router.report(to: telemetry)
        let metrics = TestMetrics()
        let tracer = InMemoryTracer()
        router.report(to: NavigationTelemetry(metrics: metrics, tracer: tracer))
        router.navigate(to: .item(id: 1))
        #expect(metrics.counterTotal(label: "waymark_transitions_total") == 1)
        #expect(tracer.finishedSpans.map(\.operationName) == ["navigate shop/item"])
    }
    @Test("the article's code measures a web app's pages")
    func web() async throws {
        let app = try WebReportTests.app(tracer: InMemoryTracer())
        let metrics = TestMetrics()
        let telemetry = NavigationTelemetry(metrics: metrics)
        app.report(to: telemetry)
        _ = await app.answer(WebRequest("GET", "/cart", headers: ["host": "shop.example"]))
        #expect(metrics.timers(label: "waymark_page_seconds").count == 1)
    }
}
#endif
