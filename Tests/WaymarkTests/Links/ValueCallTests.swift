#if Macros
import Testing
import Waymark

extension ExampleApp {
    struct Tag: RawRepresentable, LinkParameter { let rawValue: String }
    struct Minutes: Hashable, Sendable { let count: Int }

    @Links enum Search: Navigation, LinkValidating {
        @Link("/find/{text}") case text(text: String)
        @Link("/tagged?tags={tags...}") case tagged(tags: [String])
        @Link("/tag/{tag}") case tag(tag: Tag)
        @Link("/done?in={time}") case done(time: Minutes)
        @Link("/near?lat={lat}") case near(lat: Double)
        @Link("/größe?from={from}&to={to}") case size(from: Int, to: Int)

        func validate() throws(LinkParameterError) {
            switch self {
            case .size(let from, let to) where from > to: throw .outOfRange(expected: "'from' at most 'to'")
            default: break
            }
        }
    }

    @Suite("The API as apps use it: values in links")
    struct ValueCallTests {
        let links = LinkTable<Search>(schemes: ["recipes"])

        @Test(
            "links with each kind of value round-trip",
            arguments: [
                (Search.text(text: "crème brûlée"), "recipes://find/cr%C3%A8me%20br%C3%BBl%C3%A9e"),
                (.tagged(tags: ["a", "b/c"]), "recipes://tagged?tags=a&tags=b%2Fc"),
                (.tag(tag: Tag(rawValue: "sweet")), "recipes://tag/sweet"),
                (.done(time: Minutes(count: 5)), "recipes://done?in=5"),
                (.near(lat: 48.5), "recipes://near?lat=48.5"),
            ])
        func values(_ destination: Search, _ link: String) throws {
            #expect(try links.destination(of: link) == destination)
            #expect(links.link(to: destination) == link)
        }
        @Test("a literal may have non-ASCII characters")
        func literals() throws {
            let links = LinkTable<Search>(hosts: ["recipes.example"])
            let link = "https://recipes.example/gr%C3%B6%C3%9Fe?from=1&to=2"
            #expect(try links.destination(of: link) == .size(from: 1, to: 2))
            #expect(links.link(to: .size(from: 1, to: 2)) == link)
        }
        @Test("a rule over several values applies both to resolving and to printing a link")
        func rules() {
            #expect(throws: LinkError.self) { try links.destination(of: "/gr%C3%B6%C3%9Fe?from=3&to=2") }
            #expect(links.path(to: .size(from: 3, to: 2)) == nil)
        }
    }
}

extension ExampleApp.Minutes: LosslessStringConvertible, LinkParameter {
    init?(_ text: String) {
        guard let count = Int(text) else { return nil }
        self.count = count
    }
    var description: String { "\(count)" }
}
#endif
