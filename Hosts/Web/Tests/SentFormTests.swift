import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@testable import WaymarkWeb

/// The destinations of `QuestionApp`.
enum QuestionRoute: Int, IncomingNavigation, CaseIterable {
    case first, second, third, done

    static var links: Links<QuestionRoute> {
        Links {
            LinkRoute("/first", to: .first)
            LinkRoute("/second", to: .second)
            LinkRoute("/third", to: .third)
            LinkRoute("/done", to: .done)
        }
    }
}

/// An app with three questions. Only the next question, and those before it, may be seen. Each answer gives the session
/// a new identifier.
@MainActor final class QuestionApp {
    private(set) lazy var web: WebApp = make()
    /// The number of answered questions, by the session's identifier.
    var answered: [String: Int] = [:]
    /// The number of times that the action of the form `answer` or `secret` ran.
    var runs = 0
    /// A Boolean value that indicates whether the guard denies every question or, with `redirects`, redirects from it.
    var isLocked = false
    /// A Boolean value that indicates whether the guard, while `isLocked`, redirects to the last page.
    var redirects = false
    /// A gate that the action of the form `answer` waits for; nil for none.
    var gate: Gate<Void>?

    private struct Next: AccessGuard {
        let next: QuestionRoute
        let isLocked: Bool
        let redirects: Bool
        func access(to destination: AnyNavigation) -> AccessAnswer<AnyNavigation> {
            let done = AnyNavigation(QuestionRoute.done)
            if isLocked, !redirects { return .denied(.locked) }
            if isLocked { return destination == done ? .allowed : .redirected(to: done) }
            guard let route = destination.base as? QuestionRoute else { return .denied(.failed) }
            return route.rawValue <= next.rawValue ? .allowed : .redirected(to: AnyNavigation(next))
        }
    }
    private func count() -> Int { WebVisit.current?.sessionID.flatMap { answered[$0] } ?? 0 }
    private func page(_ route: QuestionRoute, _ navigator: any Navigator) -> WebPage {
        WebPage(title: "\(route)") { [self] context in
            WebContent {
                context.form("answer") { _ in
                    self.runs += 1
                    try? await self.gate?.pass()
                    guard let visit = WebVisit.current else { return }
                    let next = QuestionRoute(rawValue: route.rawValue + 1) ?? .done
                    let id = WebSecret.make()
                    self.answered = [id: next.rawValue]
                    visit.beginSession(id)
                    navigator.navigate(to: next)
                } content: {
                    Element("button") { "Go on" }
                }
                context.message ?? ""
                context.form("secret") { form in
                    self.runs += 1
                    context.refuse("The secret is out.", form: form, status: 200)
                } content: {
                    Element("button") { "Tell" }
                }
                context.form("end") { _ in
                    WebVisit.current?.endSession()
                } content: {
                    Element("button") { "End" }
                }
            }
        }
    }
    private func make() -> WebApp {
        struct NoRedirect: NavigationRedirect {
            func redirect(_ navigation: any Navigation) -> (any Navigation)? { nil }
        }
        let feature = RouteFeature<QuestionRoute>(main: .first) { route, navigator in
            self.page(route, navigator)
        }
        let registry = FeatureRegistry<WebPage>([feature]) { _, _ in
            WebPage(title: "Not found") { _ in WebContent(status: 404) {} }
        }
        guard let links = try? LinkTable(schemes: ["questions"], features: [feature]) else {
            fatalError("the links are in order")
        }
        return WebApp(
            registry: registry, main: feature.mainScreen, redirector: NoRedirect(),
            links: links,
            guard: WebGuard { _ in
                Next(
                    next: QuestionRoute(rawValue: self.count()) ?? .done, isLocked: self.isLocked,
                    redirects: self.redirects)
            },
            layout: WebLayout(name: "Questions", stylesheets: []),
            security: WebSecurity(hosts: ["questions.example"]))
    }
}

@MainActor @Suite("Submitted forms")
struct SentFormTests {
    let questions = QuestionApp()
    let visitor: WebVisitor

    init() { visitor = WebVisitor(questions.web, host: "questions.example") }

    @Test("after a form's action, the guard checks the next page with the new session")
    func after() async {
        await visitor.get("/first")
        for next in ["/second", "/third", "/done"] {
            let answer = await visitor.send("answer")
            #expect(answer.status == 303 && answer["location"] == next, "not asked again")
            #expect(await visitor.get(next).status == 200)
        }
    }
    @Test("a form that is sent twice runs once, and both requests get the same answer")
    func twice() async throws {
        await visitor.get("/first")
        let cookies = visitor.cookies
        let gate = Gate<Void>()
        questions.gate = gate
        let first = Task { await visitor.send("answer") }
        await gate.arrival()
        let second = Task { await WebVisitor(questions.web, like: visitor, cookies).send("answer") }
        await until("the second request waits") { questions.web.sent.entries.values.contains { $0.waiting.count == 1 } }
        #expect(questions.runs == 1)
        gate.open(with: ())
        let (one, other) = (await first.value, await second.value)
        #expect(questions.runs == 1 && one.status == 303)
        #expect(one.headers.map(\.value) == other.headers.map(\.value), "the same session for both")
        #expect(await visitor.get("/second").status == 200)
    }
    @Test("a form that is sent again at once gets the same answer, with the old or the new cookies")
    func late() async {
        await visitor.get("/first")
        let before = visitor.cookies
        let page = visitor.last
        let answer = await visitor.send("answer")
        for cookies in [before, visitor.cookies] {
            let again = WebVisitor(questions.web, host: "questions.example", cookies: cookies, last: page)
            #expect(await again.send("answer").headers.map(\.value) == answer.headers.map(\.value))
        }
        #expect(questions.runs == 1)
    }
    @Test(
        "a form's answer isn't repeated to a session that may no longer see the page",
        arguments: [false, true])
    func replay(redirects: Bool) async {
        questions.redirects = redirects
        await visitor.get("/first")
        let page = visitor.last
        let answer = await visitor.send("secret")
        #expect(answer.status == 200 && answer.text.contains("The secret is out."))
        func again() async -> WebResponse {
            await WebVisitor(questions.web, host: "questions.example", cookies: visitor.cookies, last: page)
                .send("secret")
        }
        #expect(await again().text == answer.text)
        questions.isLocked = true
        let late = await again()
        #expect(late.status == (redirects ? 303 : 403) && !late.text.contains("The secret is out."))
        #expect(questions.runs == 1)
    }
    @Test("a visitor's cookie is found after a long cookie from a sibling host")
    func manyCookies() async {
        await visitor.get("/first")
        let form = visitor.cookies["form-insecure"] ?? ""
        let page = await questions.web.answer(
            WebRequest(
                "GET", "/first",
                headers: [
                    "host": "questions.example",
                    "cookie": "a=\(String(repeating: "x", count: 8_000)); form-insecure=\(form)",
                ]))
        #expect(page["set-cookie"] == nil && page.text.contains(form))
    }
    @Test("a request without the visitor's cookies doesn't get the answer")
    func others() async {
        await visitor.get("/first")
        let page = visitor.last
        let answer = await visitor.send("answer")
        #expect(answer["set-cookie"] != nil)
        for cookies in [
            [:], ["form-insecure": WebSecret.make()],
            ["form-insecure": WebSecret.make(), "sid-insecure": WebSecret.make()],
        ] {
            let thief = WebVisitor(questions.web, host: "questions.example", cookies: cookies, last: page)
            let stolen = await thief.send("answer")
            #expect(stolen.status == 403 && stolen["set-cookie"] == nil)
        }
    }
    @Test(
        "a form of a newly rendered page is a separate submission, and one whose session has ended is refused")
    func another() async {
        await visitor.get("/first")
        await visitor.send("answer", ["text": "a"])
        await visitor.get("/first")
        await visitor.send("answer", ["text": "a"])
        #expect(questions.runs == 2)
        await visitor.get("/first")
        let page = visitor.last
        await visitor.send("end")
        #expect(questions.runs == 2)
        let again = WebVisitor(questions.web, host: "questions.example", cookies: visitor.cookies, last: page)
        #expect(await again.send("answer").status == 403, "its token went with the session")
    }
    @Test("a form sent again in another session, while the first runs, doesn't answer the first one's repeats")
    func twoSessions() async {
        let forms = SentForms()
        let sending = SentForms.Sending(target: "/", body: [])
        let (ana, ben) = (SentForms.Visitor(session: "a", form: "f"), SentForms.Visitor(session: "b", form: "f"))
        func answer(_ status: Int, to visitor: SentForms.Visitor) -> SentForms.Answer {
            .init(answer: WebResponse(status, route: ""), after: visitor, access: nil)
        }
        let gate = Gate<Void>()
        let first = Task {
            await forms.answering(sending, of: ana, at: "") {
                try? await gate.pass()
                return answer(201, to: ana)
            }
        }
        await gate.arrival()
        let again = Task { await forms.answer(to: sending, of: ana) }
        await until("the repeat doesn't wait") { forms.entries[sending]?.waiting.count == 1 }
        #expect(await forms.answering(sending, of: ben, at: "") { answer(202, to: ben) }.status == 202)
        gate.open(with: ())
        #expect(await first.value.status == 201)
        #expect(await again.value?.answer.status == 201)
        #expect(await forms.answer(to: sending, of: ana)?.answer.status == 201)
        #expect(forms.count == 1)
    }
    @Test("256 answers are kept for thirty seconds, and the client with the most loses its oldest first")
    func bounded() async {
        var now = ContinuousClock.now
        let forms = SentForms { now }
        let visitor = SentForms.Visitor(session: nil, form: "a")
        func sending(_ number: Int) -> SentForms.Sending {
            .init(target: "/", body: [UInt8(number & 255), UInt8(number >> 8)])
        }
        func send(_ number: Int, at client: String = "evil") async {
            _ = await forms.answering(sending(number), of: visitor, at: client) {
                .init(answer: WebResponse(200, route: ""), after: visitor, access: nil)
            }
        }
        await send(2_000, at: "ana")
        for number in 0..<400 { await send(number) }
        #expect(forms.count == 256)
        #expect(await forms.answer(to: sending(399), of: visitor) != nil)
        #expect(await forms.answer(to: sending(0), of: visitor) == nil)
        #expect(
            await forms.answer(to: sending(2_000), of: visitor) != nil, "another client's answers don't displace it")
        now += .seconds(30)
        #expect(await forms.answer(to: sending(399), of: visitor) == nil)
        await send(1_000)
        #expect(forms.count == 1)
    }
}

extension WebVisitor {
    /// Creates a visitor in another window, on the same page.
    convenience init(_ app: WebApp, like other: WebVisitor, _ cookies: [String: String]) {
        self.init(app, host: "questions.example", cookies: cookies, last: other.last)
    }
}
