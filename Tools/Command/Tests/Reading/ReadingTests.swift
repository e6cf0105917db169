#if Tools
import Foundation
import Testing
import WaymarkTool

@Suite("Reading sources") struct ReadingTests {
    private func model(_ source: String, also: [String: String] = [:]) async throws -> AppModel {
        try await Project(also.merging(["App.swift": source]) { $1 }).read().model
    }

    @Test("conformances are read in extensions, through the app's protocols, and with module names")
    func conformances() async throws {
        let model = try await model(
            """
            protocol ShopNavigation: IncomingNavigation {}
            enum One: ShopNavigation { case a }
            enum Two { case b }
            extension Two: Waymark.OutgoingNavigation {}
            struct Three: Navigation & Sendable { let id: Int }
            enum Four { case c }
            """)
        #expect(model.navigations.map(\.name) == ["One", "Two", "Three"])
        #expect(model.navigations.map(\.kind) == [.incoming, .outgoing, .plain])
        #expect(model.destinations.map(\.name) == ["One.a", "Two.b", "Three"])
    }
    @Test("nested types are read with their full names, and found by the last component")
    func nested() async throws {
        let model = try await model(
            """
            enum Shop {
                enum Route: Navigation { case home, cart }
                func start(_ router: Router<Route>) { router.navigate(to: Route.cart) }
            }
            """)
        #expect(model.navigations.map(\.name) == ["Shop.Route"])
        #expect(model.leads.map { model[$0.to].caseName } == ["cart"])
    }
    @Test("sources inside build conditions are read")
    func conditions() async throws {
        let model = try await model(
            """
            #if canImport(SwiftUI)
            enum Route: Navigation {
                case home
                #if DEBUG
                case debug
                #endif
            }
            #endif
            """)
        #expect(model.destinations.map(\.caseName) == ["home", "debug"])
    }
    @Test("a default row redirects the cases that its own function doesn't name")
    func defaults() async throws {
        func redirect(_ name: String, _ rows: String) -> String {
            """
            struct \(name): NavigationRedirect {
                func redirect(_ navigation: any Navigation) -> (any Navigation)? {
                    switch navigation {
                    case let go as Go: redirect(go)
                    default: nil
                    }
                }
                private func redirect(_ go: Go) -> any Navigation {
                    switch go {
                    \(rows)
                    }
                }
            }

            """
        }
        let model = try await model(
            """
            enum Go: OutgoingNavigation { case one, two }
            enum Stay: IncomingNavigation { case home, other }

            """ + redirect("First", "case .one: Stay.home\ncase .two: Stay.other")
                + redirect("Second", "case .one: Stay.other\ndefault: Stay.home"))
        let redirects = model.redirects.map { redirect in
            guard case .destination(let target) = redirect.to else { return "\(redirect)" }
            return [redirect.from, target].compactMap { model[$0].caseName }.joined(separator: " to ")
        }
        #expect(redirects == ["one to home", "two to other", "one to other", "two to home"])
    }
    @Test("a pattern that is computed in a Links builder is named as in the source")
    func computedPattern() async throws {
        let model = try await model(
            """
            enum Route: Navigation {
                case home
                static var links: Links<Route> { Links { LinkRoute(homePattern, to: .home) } }
            }
            """)
        #expect(model.destinations.flatMap { $0.links.map(\.pattern) } == [.computed("homePattern")])
    }
    @Test("links declared in a Links builder are read with their cases")
    func builder() async throws {
        let model = try await model(
            """
            enum Route: Navigation {
                case home, item(id: Int), other
                static var links: Links<Route> {
                    Links {
                        LinkRoute("/home", to: .home)
                        LinkRoute("/item/{id}", "/i?id={id}") { (id: Int) in .item(id: id) } values: {
                            if case .item(let id) = $0 { id } else { nil }
                        }
                    }
                }
            }
            """)
        #expect(
            model.destinations.map { $0.links.map(\.pattern.value) } == [["/home"], ["/item/{id}", "/i?id={id}"], []])
    }
    @Test("links that are declared in each clause of an #if are read, and don't count as computed")
    func conditionalBuilders() async throws {
        let model = try await model(
            """
            enum Route: Navigation {
                case home, other
                #if DEBUG
                static var links: Links<Route> { Links { LinkRoute("/debug", to: .home) } }
                #else
                static var links: Links<Route> { Links { LinkRoute("/home", to: .home) } }
                #endif
            }
            """)
        #expect(model.destinations.map { $0.links.map(\.pattern.value) } == [["/debug", "/home"], []])
        #expect(model.navigations.map(\.unreadableLinks) == [nil])
    }
    @Test("a case leads to the destinations in the closures of the view model that its view gets")
    func ownViews() async throws {
        let model = try await model(
            """
            enum Route: Navigation {
                case list, detail(id: Int), filter
                var ancestors: [Route] { [.filter] }
            }
            extension Route {
                func view(router: Router<Route>) -> some View {
                    switch self {
                    case .list: ListView(viewModel: Self.makeListViewModel(router: router))
                    case .detail, .filter: Text("")
                    }
                }
                static func makeListViewModel(router: any Routing<Route>) -> ListViewModel {
                    let viewModel = ListViewModel()
                    viewModel.onSelect = { id in router.navigate(to: .detail(id: id)) }
                    return viewModel
                }
            }
            """)
        #expect(model.leads.map { $0.from.map { model[$0].caseName } } == ["list"])
        #expect(model.leads.map { model[$0.to].caseName } == ["detail"])
    }
    @Test("a screen leads to the destinations of the functions that its row calls")
    func madeWiring() async throws {
        let model = try await model(
            """
            enum Route: Navigation { case basket, order(id: Int) }
            struct Wiring {
                let router: any Routing<Route>
                func basket() -> BasketModel { BasketModel(onPaid: { router.finish(then: .push(.order(id: $0))) }) }
            }
            func screen(for route: Route, _ router: Router<Route>) -> some View {
                switch route {
                case .basket: BasketView(model: Wiring(router: router).basket())
                case .order: Text("")
                }
            }
            """)
        #expect(model.leads.map { $0.from.map { model[$0].caseName } } == ["basket"])
        #expect(model.leads.map { model[$0.to].caseName } == ["order"])
    }
    @Test("no lead goes to a destination that is only queried or compared")
    func questions() async throws {
        let model = try await model(
            """
            enum Route: Navigation { case home, cart, gone }
            func look(_ router: Router<Route>) {
                if router.contains(.home) { router.pop(to: .gone) }
                if router.top == .home { router.navigate(to: .cart) }
                if case .gone = router.top { return }
            }
            """)
        #expect(model.leads.map { model[$0.to].caseName } == ["cart"])
    }
    @Test("a case name of two navigations is resolved by the surrounding type, or not at all")
    func ambiguous() async throws {
        let model = try await model(
            """
            enum One: Navigation { case home }
            enum Two: Navigation { case home }
            struct Screen {
                let router: Router<Two>
                func show() { router.navigate(to: .home) }
            }
            func show(_ any: Any) { any.navigate(to: .home) }
            """)
        #expect(model.leads.map { model[$0.to].name } == ["Two.home"])
        #expect(model.possiblyShown.map { model[$0].name }.sorted() == ["One.home", "Two.home"])
    }
    @Test("a file with syntax errors is read as far as possible, and is a finding")
    func errors() async throws {
        let project = try Project(["App.swift": "enum Route: Navigation { case home }\nfunc broken( {\n"])
        let read = try await project.read()
        #expect(read.model.destinations.map(\.name) == ["Route.home"])
        #expect(Linter.findings(in: read).map(\.rule).contains(.syntaxError))
    }
    @Test("invalid text and an empty file are read, and a folder without Swift is an error")
    func odd() async throws {
        let project = try Project(["App.swift": "", "Other.swift": "\u{0}\u{FFFD}🧭"])
        #expect(try await project.read().model.destinations.isEmpty)
        await #expect(throws: SourceReader.Fault.self) { try await Project(["a.txt": ""]).read() }
    }
    @Test("targets come from folders if SwiftPM isn't asked")
    func folders() async throws {
        let targets = try await Project(Shop.files).read().model.targets
        #expect(targets.map(\.name) == ["Home", "Items", "Shop", "HomeTests"])
        #expect(targets.map(\.kind) == [.library, .library, .library, .test])
        #expect(targets.first { $0.name == "Shop" }?.dependencies == ["Home", "Items"])
    }
    @Test("SwiftPM lists the targets of a package that was never built")
    func manifest() async throws {
        var files = Shop.files
        files["Package.swift"] = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "shop",
                targets: [
                    .target(name: "Home", path: "Sources/Home"), .target(name: "Items", path: "Sources/Items"),
                    .executableTarget(name: "Shop", dependencies: ["Home", "Items"], path: "Sources/Shop"),
                    .testTarget(name: "HomeTests", dependencies: ["Home"]),
                ])
            """
        let project = try Project(files)
        let read = try await SourceReader.read(project.root)
        #expect(read.model.targets.first { $0.name == "Shop" }?.kind == .executable)
        #expect(Linter.findings(in: read) == [])
    }
    @Test("tests of an app without a package are recognized by their folder")
    func xcode() async throws {
        let project = try Project([
            "App/Route.swift": "enum Route: Navigation { case home }",
            "AppTests/RouteTests.swift": "func test() { _ = Route.home }",
        ])
        let targets = try await project.read().model.targets
        #expect(targets.map(\.kind) == [.folder, .test])
        #expect(targets[1].dependencies == [targets[0].name])
    }
}
#endif
