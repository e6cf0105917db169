import ShellApp
import Testing
import Waymark
import WaymarkLinks

@Suite("Route parameters")
struct RouteParametersTests {
    @Test(
        "an invalid parameter is refused with its name and the reason",
        arguments: [
            ("shell://profile/ab", "'userID': expected at least 3 bytes"), ("shell://profile/user-1", "'userID'"),
            ("shell://profile/\(String(repeating: "a", count: 65))", "'userID': expected at most 64 bytes"),
            ("shell://product/ab", "'productID': expected at least 3 bytes"),
            ("shell://product/abc_1/red", "'productID'"),
            ("shell://settings/nothing", "'section'"),
            ("shell://profile/user123?tab=all", "'tab'"), ("shell://identity/name2", "'step'"),
        ])
    func invalid(_ link: String, _ words: String) throws {
        let links = try DefaultRouteResolver().links
        let error = try #require(throws: LinkError.self) { try links.destination(of: link) }
        #expect("\(error)".contains(words))
    }
    @Test("a link with a missing parameter is refused", arguments: ["shell://profile", "shell://product/"])
    func missing(_ link: String) throws {
        let links = try DefaultRouteResolver().links
        #expect(throws: LinkError.self) { try links.destination(of: link) }
    }
    @Test(
        "parameters are validated as in links, and an error names the parameter",
        arguments: [
            ([:], .missingParameter("productID")),
            (["productID": "ab"], .invalidParameter("productID", reason: "expected at least 3 bytes")),
        ] as [([String: String], RouteError)])
    func errors(_ params: [String: String], _ error: RouteError) {
        #expect(throws: error) { try ProductDetailParameters.validate(params).get() }
    }
    @Test("valid parameters have their types")
    func valid() throws {
        let product = try ProductDetailParameters.validate(["productID": "abc123", "variant": "red"]).get()
        #expect(product.productID == .featured && product.variant == "red")
        #expect(try ProfileParameters.validate(["userID": "user123"]).get().userID == .sample)
        #expect(try ProductDetailParameters.validate(["productID": "abc123"]).get().variant == nil)
    }
    @Test(
        "identifiers have 3 to 64 ASCII letters and digits",
        arguments: [
            ("abc", true), ("ABC123", true), (String(repeating: "a", count: 64), true), ("", false), ("ab", false),
            (String(repeating: "a", count: 65), false), ("user-1", false), ("user 1", false), ("usér1", false),
        ])
    func identifiers(_ text: String, _ isValid: Bool) {
        #expect(((try? UserID(text)) != nil) == isValid)
        #expect(((try? ProductID(text)) != nil) == isValid)
    }
    @Test("the missing step is the first one that isn't completed")
    func steps() {
        #expect(IdentityStep.missing(from: []) == .name)
        #expect(IdentityStep.missing(from: [.name, .consent]) == .address)
        #expect(IdentityStep.missing(from: Set(IdentityStep.allCases)) == nil)
    }
}
