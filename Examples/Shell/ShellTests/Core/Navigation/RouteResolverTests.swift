import Foundation
import ShellApp
import Testing
import Waymark
import WaymarkLinks

@Suite("Route resolver")
struct RouteResolverTests {
    let sut: DefaultRouteResolver

    init() throws { sut = try DefaultRouteResolver() }

    @Test func testResolve_productDetail_parsesCorrectly() throws {
        let url = URL(string: "https://shell.app/product/abc123/red")!

        let route = sut.resolve(url: url)

        #expect(route == .productDetail(productID: try ProductID("abc123"), variant: "red"))
    }
    @Test func testResolve_productDetailWithoutVariant_parsesCorrectly() throws {
        let url = URL(string: "https://shell.app/product/abc123")!

        let route = sut.resolve(url: url)

        #expect(route == .productDetail(productID: try ProductID("abc123"), variant: nil))
    }

    @Test(
        "custom and universal links, with and without www, resolve to the same route and round-trip",
        arguments: [
            ("login", Route.login), ("signup", .signup), ("forgot-password", .forgotPassword), ("home", .home),
            ("profile/user123", .profile(userID: .sample)),
            ("profile/user123?tab=posts", .profile(userID: .sample, tab: .posts)),
            ("settings", .settings()), ("settings/privacy", .settings(section: .privacy)),
            ("settings/notifications", .settings(section: .notifications)),
            ("product/abc123", .productDetail(productID: .featured)),
            ("product/abc123/red", .productDetail(productID: .featured, variant: "red")),
            ("identity", .identitySetup()), ("identity/consent", .identitySetup(step: .consent)),
        ])
    func bothKinds(_ path: String, _ route: Route) throws {
        let links = sut.links
        for link in ["shell://\(path)", "https://shell.app/\(path)", "https://www.shell.app/\(path)"] {
            #expect(try links.destination(of: link) == route)
            #expect(sut.resolve(url: try #require(URL(string: link))) == route)
        }
        #expect(try links.destination(of: try #require(links.path(to: route))) == route)
    }
    @Test(
        "an unknown or invalid link of the app resolves to notFound with its path",
        arguments: [
            ("shell://nowhere/1", "/nowhere/1"), ("https://shell.app/nowhere", "/nowhere"),
            ("shell://profile/ab", "/profile/ab"), ("https://www.shell.app/product", "/product"),
        ])
    func notFound(_ link: String, _ path: String) throws {
        #expect(sut.resolve(url: try #require(URL(string: link))) == .notFound(path: path))
    }
    @Test(
        "a URL with another scheme or host has no route",
        arguments: [
            "https://shell.app.evil.example/home", "https://evil.example/home", "http://shell.app/home",
            "shells://home", "mailto:ana@shell.app",
        ])
    func foreign(_ link: String) throws { #expect(sut.resolve(url: try #require(URL(string: link))) == nil) }
}
