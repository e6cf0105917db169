import Testing
import WaymarkLinks
import WaymarkTesting

@testable import Waymark

private enum OneIncomingNavigation: IncomingNavigation { case first, second(Int) }
private enum TwoIncomingNavigation: IncomingNavigation { case only, handled(String) }

private struct OneFeature: Feature {
    var links: Links<OneIncomingNavigation> {
        Links {
            LinkRoute("/one", to: .first)
            LinkRoute("/one/{id}") {
                .second($0)
            } values: {
                if case .second(let id) = $0 { id } else { nil }
            }
        }
    }
    func mainScreen(navigator: any Navigator) -> String { screen(for: .first, navigator: navigator) }
    func screen(for navigation: OneIncomingNavigation, navigator: any Navigator) -> String { "one \(navigation)" }
}
private struct TwoFeature: Feature {
    struct Handler: DeepLinkHandler {
        let prefix: String
        func navigation(for link: ParsedLink) -> TwoIncomingNavigation? {
            guard link.segments.first?.hasPrefix(prefix) == true else { return nil }
            return .handled(link.segments[0])
        }
    }
    var prefix = "t-"
    var pattern: LinkPattern = "/two"
    var links: Links<TwoIncomingNavigation> { Links { LinkRoute(pattern, to: .only) } }
    var deepLinkHandler: Handler { Handler(prefix: prefix) }
    func mainScreen(navigator: any Navigator) -> String { "two" }
    func screen(for navigation: TwoIncomingNavigation, navigator: any Navigator) -> String { "two \(navigation)" }
}
private struct NamelessFeature: Feature {
    func mainScreen(navigator: any Navigator) -> String { "nameless" }
    func screen(for navigation: OneIncomingNavigation, navigator: any Navigator) -> String { "nameless" }
}
private struct SilentFeature: Feature {
    enum Incoming: IncomingNavigation { case one }
    func mainScreen(navigator: any Navigator) -> String { "" }
    func screen(for navigation: Incoming, navigator: any Navigator) -> String { "" }
}

@MainActor @Suite("Features and their registry")
struct FeatureTests {
    let navigator = NavigatorMock()
    private func registry(_ features: [any Feature<String>]) -> FeatureRegistry<String> {
        FeatureRegistry(features) { navigation, _ in "not found: \(navigation)" }
    }

    @Test("a registry asks a destination's feature for the screen; by default, a feature has no handler and no links")
    func screens() throws {
        #expect(SilentFeature()._erasedHandler == nil && SilentFeature().links.isEmpty)
        let registry = registry([OneFeature(), TwoFeature()])
        #expect(
            registry.screen(for: AnyNavigation(OneIncomingNavigation.second(2)), navigator: navigator)
                == "one second(2)")
        #expect(registry.screen(for: AnyNavigation(TwoIncomingNavigation.only), navigator: navigator) == "two only")
    }
    @Test("a feature is a struct that is created with its dependencies")
    func dependencies() {
        struct GreetingFeature: Feature {
            let greeting: String

            func mainScreen(navigator: any Navigator) -> String { screen(for: .only, navigator: navigator) }
            func screen(for navigation: TwoIncomingNavigation, navigator: any Navigator) -> String {
                "\(greeting) \(navigation)"
            }
        }
        #expect(GreetingFeature(greeting: "hello").mainScreen(navigator: navigator) == "hello only")
    }
    @Test("a destination without a feature gets the fallback screen")
    func fallback() throws {
        let registry = registry([OneFeature()])
        #expect(
            registry.screen(for: AnyNavigation(TwoIncomingNavigation.only), navigator: navigator) == "not found: only")
    }
    @Test("of two features that show the same navigations, the first one is used")
    func first() throws {
        let registry = registry([NamelessFeature(), OneFeature(), TwoFeature()])
        #expect(registry.screen(for: AnyNavigation(OneIncomingNavigation.first), navigator: navigator) == "nameless")
        let handled = AnyNavigation(TwoIncomingNavigation.handled("x"))
        #expect(registry.screen(for: handled, navigator: navigator) == "two handled(\"x\")")
    }
    @Test("for a link, the patterns of features take precedence over their handlers")
    func links() throws {
        let features: [any Feature<String>] = [
            OneFeature(), TwoFeature(prefix: "t"), TwoFeature(prefix: "t-", pattern: "/other"),
        ]
        let links = try LinkTable(schemes: ["app"], features: features)
        #expect(try links.destination(of: "app://one/3").base as? OneIncomingNavigation == .second(3))
        #expect(try links.destination(of: "app://two").base as? TwoIncomingNavigation == .only)
        #expect(try links.destination(of: "app://t-x?y=1").base as? TwoIncomingNavigation == .handled("t-x"))
        #expect(try links.state(of: "app://t-x").path.map(\.name) == ["two/handled"])
        #expect(throws: LinkError.self) { try links.destination(of: "app://x") }
        #expect(throws: LinkError.self) { try links.destination(of: "app://t-x/../y") }
    }
    @Test("clashing links of two features are an error")
    func clash() throws {
        let features: [any Feature<String>] = [OneFeature(), TwoFeature(pattern: "/one")]
        #expect(throws: LinkSetupError.self) { try LinkTable(schemes: ["app"], features: features) }
    }
}
