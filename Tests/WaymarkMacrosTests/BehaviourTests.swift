#if Macros
import Testing
import Waymark

enum Section: String, LinkParameter, CaseIterable { case privacy, account }

@Links
enum CharacterDestination: IncomingNavigation {
    @Link("/character/list")
    case list

    @Link("/character/{identifier}")
    @Link("/character/detail?id={identifier}")
    case detail(identifier: Int)

    @Link("/character/filter", as: .sheet)
    case filter

    @Link("/settings/{section?}")
    case settings(section: Section?)

    @Link("/files/{path...}")
    case files(path: [String])

    @Link("/pair/{first}/to/{second}?page={page?}")
    @Link("/riap?second={second}&first={first}&page={page?}")
    case pair(first: String, second: Int, page: UInt?)

    @Link("/tab/{self}")
    case tab(`self`: String, animated: Bool = true)

    @Link("/")
    case `default`

    case secret
}

@Suite("Expansions of the macros, compiled and run")
struct BehaviourTests {
    static let destinations: [(CharacterDestination, String?)] = [
        (.list, "/character/list"), (.detail(identifier: 42), "/character/42"), (.filter, "/character/filter"),
        (.settings(section: nil), "/settings"), (.settings(section: .privacy), "/settings/privacy"),
        (.files(path: ["a", "b c"]), "/files/a/b%20c"), (.files(path: []), nil),
        (.pair(first: "x", second: 7, page: nil), "/pair/x/to/7"),
        (.pair(first: "x", second: 7, page: 3), "/pair/x/to/7?page=3"),
        (.pair(first: "..", second: 7, page: 3), nil), (.detail(identifier: -1), nil),
        (.tab(self: "home"), "/tab/home"), (.tab(self: "home", animated: false), nil), (.default, "/"),
        (.secret, nil),
    ]
    @Test("destinations are printed as their canonical links, which resolve to them", arguments: destinations)
    func roundTrip(destination: CharacterDestination, path: String?) throws {
        let table = try LinkResolver(CharacterDestination.links)
        #expect(table.link(to: destination) == path)
        if let path { #expect(try table.resolve(path: path) == destination) }
    }
    @Test(
        "every pattern resolves to its case, with its values by name",
        arguments: [
            ("/character/detail?id=42", CharacterDestination.detail(identifier: 42)),
            ("/riap?first=a&page=1&second=2", .pair(first: "a", second: 2, page: 1)),
            ("/riap?second=2&first=a", .pair(first: "a", second: 2, page: nil)),
        ])
    func aliases(path: String, destination: CharacterDestination) throws {
        #expect(try LinkResolver(CharacterDestination.links).resolve(path: path) == destination)
    }
    @Test("`as:` sets a case's presentation, and other cases are pushed")
    func presentation() {
        #expect(CharacterDestination.filter.presentationType == .sheet)
        #expect(CharacterDestination.list.presentationType == .push)
        #expect(CharacterDestination.secret.presentationType == .push)
    }
    @Test("a generated name equals the one that reflection finds", arguments: destinations)
    func name(destination: CharacterDestination, path: String?) {
        #expect(destination.name == NavigationName.of(destination))
        #expect(destination._generatedName == destination.name)
    }
    @Test("a name in an extension takes precedence over the generated one")
    func ownName() { #expect(OwnName.name.name == "mine" && OwnName.name._generatedName == "own-name/name") }
}

@Links
enum OwnName: IncomingNavigation { case name }
extension OwnName { var name: String { "mine" } }
#endif
