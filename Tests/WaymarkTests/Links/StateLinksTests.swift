import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@Suite("State to link and back")
struct StateLinksTests {
    typealias State = NavigationState<Route>

    static let cases: [(State, String)] = [
        (State(), "/"),
        (State(path: [.list]), "/list"),
        (State(path: [.list, .detail(42)]), "/detail/42"),
        (State(path: [.detail(42)]), "/detail/42?via="),
        (State(path: [.home, .detail(42)]), "/detail/42?via=/home"),
        (State(path: [.home, .about, .detail(42)]), "/detail/42?via=/home&via=/settings/about"),
        (State().presenting(.settings, as: .sheet), "/?sheet=/settings"),
        (
            State(path: [.list]).presenting(.settings, as: .sheet, path: [.about]),
            "/list?sheet=/settings&push=/settings/about"
        ),
        (State(path: [.list]).presenting(.gallery(3), as: .fullScreen), "/list?cover=/gallery%3Fid%3D3"),
        (
            State(path: [.list]).presenting(.about, as: .popover, path: [.list]).presenting(.settings, as: .popover),
            "/list?popover=/settings/about&push=/list&popover=/settings"
        ),
        (
            State(path: [.list]).presenting(.settings, as: .sheet).presenting(
                .gallery(1), as: .fullScreen, path: [.list]),
            "/list?sheet=/settings&cover=/gallery%3Fid%3D1&push=/list"
        ),
        (State(path: [.settings]), "/?via=/settings"),
    ]

    @Test("a state is printed as a link with its path and modals, which gives the same state", arguments: cases)
    func exact(_ state: State, _ link: String) throws {
        let links = try Route.deepLinks()
        #expect(links.path(of: state) == link)
        #expect(try links.state(of: link) == state)
    }
    @Test("a destination that asks to be a modal is presented over its ancestors")
    func modals() throws {
        let links = try Route.deepLinks()
        #expect(try links.state(of: "/settings") == State().presenting(.settings, as: .sheet))
        #expect(
            try links.state(of: "/gallery?id=3")
                == State(path: [.list, .detail(3)]).presenting(.gallery(3), as: .fullScreen))
        let about = State().presenting(.settings, as: .sheet, path: [.about])
        #expect(try links.state(of: "/settings?push=/settings/about") == about)
        #expect(try links.state(of: "/settings/about") == about, "an ancestor that is a modal opens its level")
    }
    @Test("universal links and links with the app's scheme give the same state as paths", arguments: cases)
    func outside(_ state: State, _ link: String) throws {
        let links = try Route.deepLinks()
        #expect(try links.state(of: "https://app.example" + link + (link == "/" ? "" : "#x")) == state)
        guard !link.hasPrefix("/?"), link != "/" else { return }
        #expect(try links.state(of: "app:/" + link) == state)
    }
    @Test("the link of the root is '/', and a pushed root is written out")
    func root() throws {
        let links = try Route.deepLinks(root: .home)
        #expect(try links.state(of: "/home") == State(root: .home))
        #expect(links.path(of: State(root: .home)) == "/")
        let pushed = State(root: .home, path: [.home])
        #expect(links.path(of: pushed) == "/home?via=")
        #expect(try links.state(of: "/home?via=") == pushed)
        #expect(links.path(of: State(root: .list)) == nil, "another root has no link")
    }
    @Test(
        "the error of an invalid state link names the invalid part",
        arguments: [
            ("/list?sheet=/nowhere", LinkError(.item(name: "sheet", LinkError(.unknownRoute(offset: 0))))),
            ("/list?push=/list", LinkError(.pushWithoutModal)),
            ("/detail/4?via", LinkError(.item(name: "via", LinkError(.empty)))),
            ("/list?sheet", LinkError(.item(name: "sheet", LinkError(.empty)))),
            ("/nowhere", LinkError(.unknownRoute(offset: 0))),
            ("/list?via=//evil.com", LinkError(.item(name: "via", LinkError(.emptySegment(offset: 1))))),
            ("/list?cover=https://evil.com", LinkError(.item(name: "cover", LinkError(.malformed(.path, offset: 0))))),
            (
                "/list?" + Array(repeating: "sheet=/list", count: 8).joined(separator: "&"),
                LinkError(.tooManyLevels(limit: 8))
            ),
        ])
    func refused(_ link: String, _ error: LinkError) throws {
        let links = try Route.deepLinks()
        #expect(throws: error) { try links.state(of: link) }
    }
    @Test("the link of a random state gives the same state", arguments: 0..<300 as Range<UInt64>)
    func identity(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let root: Route? = Bool.random(using: &random) ? .home : nil
        let links = try Route.deepLinks(root: root)
        func path() -> [Route] { (0..<Int.random(in: 0...4, using: &random)).map { _ in Route.random(&random) } }
        var state = State(root: root, path: path())
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            state = state.presenting(
                .random(&random), as: ModalStyle.allCases.map(\.type).randomElement(using: &random)!, path: path())
        }
        let link = try #require(links.path(of: state))
        #expect(try links.state(of: link) == state, "\(link)")
    }
    @Test("a state with too many destinations, or with one that has no link, has no link")
    func limits() throws {
        let links = try Route.deepLinks()
        #expect(links.path(of: State(path: Array(repeating: .about, count: 60))) == nil)
        #expect(links.path(of: State(path: [.detail(-1)])) == nil)
    }
}

@Suite("Names that links reserve")
struct ReservedNameTests {
    @Test("the reserved query names are those of the modal styles, via and push")
    func names() {
        let reserved = Set(LinkLimits.reservedQueryNames)
        #expect(reserved == Set(ModalStyle.allCases.map(\.linkName) + ["via", "push"]))
    }
}
