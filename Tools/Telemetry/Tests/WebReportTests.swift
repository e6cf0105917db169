#if Telemetry
import InMemoryTracing
import Logging
import MetricsTestKit
import Testing
import Tracing
import Waymark
import WaymarkTelemetry
import WaymarkWeb

@MainActor @Suite("The report of a web app")
struct WebReportTests {
    let metrics = TestMetrics()
    let tracer = InMemoryTracer()
    let app: WebApp

    init() throws {
        app = try Self.app(tracer: tracer)
        app.report(to: NavigationTelemetry(metrics: metrics, tracer: tracer))
    }
    /// A feature with the given pages.
    private struct ShopFeature: Feature {
        let page: @MainActor (ShopRoute) -> WebPage

        func mainScreen(navigator: any Navigator) -> WebPage { page(.cart) }
        func screen(for navigation: ShopRoute, navigator: any Navigator) -> WebPage { page(navigation) }
    }
    static func app(tracer: InMemoryTracer) throws -> WebApp {
        struct NoRedirect: NavigationRedirect {
            func redirect(_ navigation: any Navigation) -> (any Navigation)? { nil }
        }
        struct Control: AccessGuard {
            func access(to destination: AnyNavigation) -> AccessAnswer<AnyNavigation> {
                destination.name == "shop/vault" ? .denied(.insufficientPermissions) : .allowed
            }
        }
        let feature = ShopFeature { route in
            WebPage(title: "\(route)") { _ in
                tracer.withSpan("query") { _ in }
                return WebContent { Element("p") { "here" } }
            }
        }
        let registry = FeatureRegistry<WebPage>([feature]) { _, _ in
            WebPage(title: "Not found") { _ in WebContent(status: 404) { Element("p") { "not found" } } }
        }
        return WebApp(
            registry: registry, main: feature.mainScreen, redirector: NoRedirect(),
            links: try LinkTable(schemes: ["shop"], features: [feature], root: AnyNavigation(ShopRoute.cart)),
            guard: WebGuard { _ in
                await tracer.withSpan("session") { _ in await Task.yield() }
                return Control()
            },
            layout: WebLayout(name: "Shop", stylesheets: []),
            security: WebSecurity(hosts: ["shop.example"], isTLS: false))
    }
    private func get(_ target: String, _ headers: [String: String] = [:]) async -> WebResponse {
        await app.answer(
            WebRequest("GET", target, headers: headers.merging(["host": "shop.example"]) { one, _ in one }))
    }
    private func span(_ name: String) throws -> FinishedInMemorySpan {
        try #require(
            tracer.finishedSpans.first { $0.operationName == name }, "\(tracer.finishedSpans.map(\.operationName))")
    }

    @Test(
        "a request is timed by page and status, without its values",
        arguments: [
            ("/item/987654", "shop/item", "200"), ("/vault", "shop/vault", "403"),
            ("/987654", "not-found", "404"), ("/healthz", "healthz", "200"),
        ])
    func pages(target: String, page: String, status: String) async throws {
        _ = await get(target)
        let timer = try metrics.expectTimer("waymark_page_seconds", [("page", page), ("status", status)])
        #expect(timer.values.count == 1)
        let said = metrics.timers.map { "\($0.dimensions)" } + tracer.finishedSpans.map { "\($0.attributes)" }
        #expect(!said.joined().contains("987654"))
    }
    @Test("a denial is counted by its reason, and an unknown path by its rule")
    func refusals() async throws {
        _ = await get("/vault")
        _ = await get("/nowhere")
        let dimensions = [("destination", "shop/vault"), ("reason", "insufficientPermissions")]
        #expect(try metrics.expectCounter("waymark_denials_total", dimensions).totalValue == 1)
        #expect(try metrics.expectCounter("waymark_refused_links_total", [("rule", "unknownRoute")]).totalValue == 1)
    }
    @Test("the denial of a submitted form is counted once")
    func form() async throws {
        let token = String(repeating: "5e", count: 32)
        let body = "waymark-form=x&waymark-token=\(token)&waymark-once=\(String(repeating: "0", count: 32))"
        let headers = [
            "host": "shop.example", "content-type": "application/x-www-form-urlencoded",
            "cookie": "form-insecure=\(token)",
        ]
        let answer = await app.answer(WebRequest("POST", "/vault", headers: headers, body: Array(body.utf8)))
        #expect(answer.status == 403)
        let dimensions = [("destination", "shop/vault"), ("reason", "insufficientPermissions")]
        #expect(try metrics.expectCounter("waymark_denials_total", dimensions).totalValue == 1)
        #expect(metrics.timers(label: "waymark_visitor_seconds").flatMap(\.values).count == 1)
    }
    @Test("the server's current span takes precedence over the trace in the headers")
    func nested() async throws {
        let parent = await tracer.withSpan("server") { server in
            _ = await get("/cart", [InMemoryTracer.traceIDKey: "caller's", InMemoryTracer.spanIDKey: "its span"])
            return server.spanID
        }
        #expect(try span("GET shop/cart").parentSpanID == parent)
    }
    @Test("a request's span continues the caller's trace, and is the parent of the visitor's and the page's spans")
    func trace() async throws {
        _ = await get(
            "/cart", [InMemoryTracer.traceIDKey: "caller's", InMemoryTracer.spanIDKey: "its span"])
        let request = try span("GET shop/cart")
        #expect(request.traceID == "caller's" && request.parentSpanID == "its span")
        #expect(request.kind == .server)
        #expect(request.attributes["http.response.status_code"]?.toSpanAttribute() == 200)
        let asked = try span("visitor")
        #expect(asked.parentSpanID == request.spanID)
        #expect(try span("session").parentSpanID == asked.spanID)
        #expect(try span("query").parentSpanID == request.spanID)
    }
    @Test("an unknown HTTP method isn't used as a span's name")
    func method() async throws {
        _ = await app.answer(WebRequest("SECRET", "/cart", headers: ["host": "shop.example"]))
        #expect(tracer.finishedSpans.map(\.operationName) == ["_OTHER method"])
        #expect(tracer.finishedSpans.first?.attributes["http.request.method"]?.toSpanAttribute() == "_OTHER")
    }
}
#endif
