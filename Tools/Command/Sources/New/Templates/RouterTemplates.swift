#if Tools
/// View models that hold a router: one for each feature (`router`), or the app's (`routes`).
enum RouterTemplates {
    /// Features with a router each, side by side in tabs.
    static let app = #"""
        === App/AppView.swift
        #if canImport(SwiftUI)
        import {{App}}Home
        public import SwiftUI

        /// The features side by side. It sees no router.
        public struct AppView: View {
            @State private var tab = "home"

            public init() {}

            public var body: some View {
                TabView(selection: $tab) {
                    HomeRootView().tabItem { Text("Home") }.tag("home")
                }
            }
        }
        #endif
        """#

    static let feature = #"""
        === {{features}}/{{Feature}}/Sources/Presentation/Router/{{Feature}}Router.swift
        import Waymark

        /// The router of the feature, which nothing else sees.
        typealias {{Feature}}Router = Router<{{Feature}}Destination>

        /// Every screen above the first one. Identifiers only: a screen looks its thing up.
        enum {{Feature}}Destination: Navigation {
        }
        === {{features}}/{{Feature}}/Sources/Presentation/{{Feature}}RootView.swift
        #if canImport(SwiftUI)
        public import SwiftUI
        import WaymarkSwiftUI

        /// The feature's front door. The router stays inside of the module.
        public struct {{Feature}}RootView: View {
            @State private var router = {{Feature}}Router()

            public init() {}

            public var body: some View {
                NavigationStack(path: $router.path) {
                    {{Screen}}View(viewModel: {{Screen}}ViewModel(router: router))
                        .navigationDestination(for: {{Feature}}Destination.self) { destination in
                            switch destination {
                            }
                        }
                }
            }
        }
        #endif
        === {{features}}/{{Feature}}/Tests/Presentation/Router/{{Feature}}RouterTests.swift
        import Testing
        import Waymark

        @testable import {{module}}

        struct {{Feature}}RouterTests {
            @Test func initialPathIsEmpty() { #expect({{Feature}}Router().path.isEmpty) }
            @Test(
                arguments: [
                    {{Feature}}Destination.{{second}}
                ])
            func popRemovesTheDestination(_ destination: {{Feature}}Destination) {
                let sut = {{Feature}}Router()
                sut.navigate(to: destination)
                #expect(sut.path == [destination])
                sut.pop()
                #expect(sut.path.isEmpty)
            }
        }
        """#

    /// Adds a feature to the app.
    static let wiring = #"""
        +++ Package.swift element features
        "{{Feature}}"
        +++ AppView import
        {{App}}{{Feature}}
        +++ AppView closure TabView
        {{Feature}}RootView().tabItem { Text("{{Title}}") }.tag("{{feature}}")

        """#

    static let added = #"""
        +++ {{Feature}}Destination storage
        case {{case}}
        +++ {{Feature}}RootView case body
        case .{{screen}}{{bound}}: {{Screen}}View(viewModel: {{Screen}}ViewModel({{passed}}router: router))
        {{^first}}
        +++ {{Feature}}RouterTests arguments popRemovesTheDestination
        .{{made}}
        {{/first}}

        """#

    static let screen = #"""
        === {{presentation}}/ViewModels/{{Screen}}ViewModel.swift
        import Observation
        import Waymark

        /// {{Title}}.
        @Observable final class {{Screen}}ViewModel {
            {{#value}}
            let {{value}}: Int
            {{/value}}
            private let router: {{Router}}

            init({{#value}}{{value}}: Int, {{/value}}router: {{Router}}) {
                {{#value}}
                self.{{value}} = {{value}}
                {{/value}}
                self.router = router
            }

            {{^root}}
            func didTapOnBack() { router.pop() }
            {{/root}}
        }
        === {{tests}}/ViewModels/{{Screen}}ViewModelTests.swift
        import Testing
        import Waymark

        @testable import {{module}}

        struct {{Screen}}ViewModelTests {
            private let router = {{Router}}()
            private var sut: {{Screen}}ViewModel {
                {{Screen}}ViewModel({{#value}}{{value}}: 1, {{/value}}router: router)
            }

            {{^root}}
            @Test func didTapOnBackPops() {
                router.navigate(to: .{{made}})
                sut.didTapOnBack()
                #expect(router.path.isEmpty)
            }
            {{/root}}
        }

        """# + CommonTemplates.view

    static let lead = #"""
        +++ {{From}}ViewModel member
        func didTapOn{{Name}}({{parameter}}) { router.navigate(to: .{{member}}{{argument}}) }
        +++ {{From}}ViewModelTests member
        @Test func didTapOn{{Name}}NavigatesThere() {
            sut.didTapOn{{Name}}({{one}})
            #expect(router.path.last == .{{made}})
        }

        """# + CommonTemplates.button
}

/// One enum of routes, one router, and a resolver of links.
enum RoutesTemplates {
    static let app = #"""
        === Core/Navigation/Route.swift
        import Waymark

        /// Every screen above the first one. Identifiers only: a screen looks its thing up.
        @Links enum Route: Navigation {
        }
        === Core/Navigation/DefaultRouteResolver.swift
        import Foundation
        import Waymark

        /// Resolves URLs to routes: `{{scheme}}://…` and `https://{{host}}/…`.
        struct DefaultRouteResolver {
            /// The patterns are on the cases of `Route`.
            static let links = LinkTable<Route>(schemes: ["{{scheme}}"], hosts: ["{{host}}"])

            /// The route of a URL; nil for an unknown link.
            func resolve(url: URL) -> Route? { try? Self.links.destination(of: url) }
        }
        === App/Navigation/AppRouter.swift
        import Waymark

        /// The router of the app's routes.
        typealias AppRouter = Router<Route>
        === App/Navigation/RouteView.swift
        #if canImport(SwiftUI)
        import SwiftUI
        import Waymark

        /// The screen of a route.
        struct RouteView: View {
            let route: Route
            let router: AppRouter

            var body: some View {
                switch route {
                }
            }
        }
        #endif
        === App/AppView.swift
        #if canImport(SwiftUI)
        public import SwiftUI
        import WaymarkSwiftUI

        /// The app's root view. It owns the router.
        public struct AppView: View {
            @State private var router = AppRouter(links: DefaultRouteResolver.links)

            public init() {}

            public var body: some View {
                NavigationContainer(router) { route, router in
                    RouteView(route: route, router: router)
                } root: {
                    {{Screen}}View(viewModel: {{Screen}}ViewModel(router: router))
                }
            }
        }
        #endif
        === {{App}}Tests/Core/Navigation/RouteResolverTests.swift
        import Foundation
        import Testing
        import Waymark

        @testable import {{App}}App

        struct RouteResolverTests {
            @Test(
                arguments: [
                    ("{{secondLink}}", Route.{{second}})
                ])
            func resolvesSchemeAndHost(_ path: String, _ route: Route) throws {
                let sut = DefaultRouteResolver()
                #expect(sut.resolve(url: try #require(URL(string: "{{scheme}}://\(path)"))) == route)
                #expect(sut.resolve(url: try #require(URL(string: "https://{{host}}/\(path)"))) == route)
            }
        }
        """#

    static let added = #"""
        +++ Route storage
        @Link("{{pattern}}")
        case {{case}}
        +++ RouteView case body
        case .{{member}}{{bound}}: {{Screen}}View(viewModel: {{Screen}}ViewModel({{passed}}router: router))
        {{^first}}
        +++ RouteResolverTests arguments resolvesSchemeAndHost
        ("{{link}}", .{{made}})
        {{/first}}

        """#
}
#endif
