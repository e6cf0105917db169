import Testing
import Waymark
import WaymarkTesting

/// The referral codes of the links that were opened, in order.
@MainActor private final class Referrals {
    private(set) var codes: [String] = []
    func accept(_ code: String) { codes.append(code) }
}

private struct ReferralLinks: DeepLinkHandler {
    let referrals: Referrals
    typealias Destination = AuthRoute

    func action(for link: ParsedLink) -> (@MainActor @Sendable () -> Void)? {
        guard let code = link["code"] else { return nil }
        return { [referrals] in referrals.accept(code) }
    }
}

private struct OldProfileLinks: DeepLinkHandler {
    func navigation(for link: ParsedLink) -> AuthRoute? { link["user"].flatMap { Int($0) }.map(AuthRoute.profile) }
}

@MainActor @Suite("Handlers of links without a pattern")
struct HandlerTests {
    typealias State = NavigationState<AuthRoute>
    let app = AuthApp(.ana)
    private let referrals = Referrals()
    let links: LinkTable<AuthRoute>

    init() throws {
        links = try LinkTable(
            Links<AuthRoute> { LinkRoute("/home", to: .home) }, schemes: ["auth"],
            handlers: [OldProfileLinks(), ReferralLinks(referrals: referrals)])
        app.router.links = links
    }

    @Test("an action link passes its value to the app once, and leaves the shown state unchanged")
    func handled() {
        let before = app.router.state
        #expect(app.router.open("auth://refer?code=x7").settled == .handled)
        #expect(app.router.open("auth://refer?code=x7").settled == .duplicate)
        #expect(referrals.codes == ["x7"])
        app.router.expect(before)
        #expect(app.router.records.map(\.outcome) == [.handled, .duplicate])
    }
    @Test("resolving or explaining an action link finds no destination, and doesn't run the action")
    func asking() {
        let link = "auth://refer?code=x7"
        #expect(app.router.canOpen(link))
        #expect(throws: LinkError.self) { try links.destination(of: link) }
        #expect(throws: LinkError.self) { try links.state(of: link) }
        _ = links.explain(link)
        #expect(referrals.codes.isEmpty)
    }
    @Test(
        "a link that the policy refuses reaches no handler",
        arguments: ["auth://refer/../x?code=a", "evil://refer?code=a"])
    func refused(_ link: String) {
        guard case .failed(.link)? = app.router.open(link).settled else {
            Issue.record("the link should be refused")
            return
        }
        #expect(referrals.codes.isEmpty)
    }
    @Test("patterns take precedence, and then the first handler that knows a link")
    func order() throws {
        #expect(try links.destination(of: "auth://home?code=a&user=7") == .home)
        #expect(try links.destination(of: "auth://old?code=a&user=7") == .profile(7))
        #expect(app.router.open("auth://old?user=7&code=a").settled == .committed)
        #expect(referrals.codes.isEmpty)
        app.router.expect(State(path: [.profile(7)]))
    }
    @Test("a link that no handler knows fails as an unknown route")
    func unknown() {
        #expect(app.router.open("auth://nowhere").settled == .failed(.link(LinkError(.unknownRoute(offset: 7)))))
    }
    @Test("an explanation names the handlers that were asked, and which one accepts the link, but runs no action")
    func explained() {
        func handlers(_ link: String) -> [String] {
            "\(links.explain(link))".split(separator: "\n").filter { $0.contains("handler") }.map { $0.dropFirst(2) }
                .map(String.init)
        }
        let (old, referral) = ("handler OldProfileLinks: ", "handler ReferralLinks: ")
        #expect(links.explanation(of: "auth://refer?code=x7").handlers == ["OldProfileLinks", "ReferralLinks"])
        #expect(handlers("auth://refer?code=x7") == [old + "declines it", referral + "accepts it"])
        #expect(handlers("/old?user=4") == [old + "accepts it"])
        #expect(handlers("/old?user=4&via=/nowhere") == [old + "accepts it"], "the refused part is the detour")
        #expect(handlers("auth://nowhere") == [old + "declines it", referral + "declines it"])
        // no handler is asked about a link that a pattern matches or the policy refuses
        #expect(handlers("auth://home").isEmpty)
        #expect(handlers("auth://home?user=4&user=5").isEmpty)
        #expect(handlers("https://evil.example/?user=4").isEmpty)
        #expect(referrals.codes.isEmpty)
        #expect(links.explanation(of: "auth://home?sheet=/nowhere").error?.reason == "unknownRoute")
        #expect(links.explanation(of: "/old?user=4&via=/nowhere").error?.reason == "unknownRoute")
        #expect(links.explanation(of: "/old?user=4").error == nil)
        #expect(links.explanation(of: "/old?user=4").description.hasPrefix("accepted by OldProfileLinks\n"))
        #expect(links.explanation(of: "auth://nowhere").error?.isUnknownRoute == true)
    }
}
