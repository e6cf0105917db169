#if Tools
/// An app of one enum of destinations, and the screens of an app of routers.
enum RoutesTemplates {
    static let all = [
        "routes/Package.swift": manifest, "routes/Route.swift": route, "routes/Scene.swift": scene,
        "routes/RouteTests.swift": routeTests, "routes/ViewModel.swift": viewModel,
        "routes/View.swift": TemplatePieces.view, "routes/Event.swift": ScreenTemplates.event,
        "routes/ScreenTests.swift": tests,
    ]

    private static let manifest = #"""
        \#(TemplatePieces.beginning)

        let waymark: [Target.Dependency] = [
        \#(TemplatePieces.products)
        ]

        \#(TemplatePieces.package)
                .library(name: "{{App}}App", targets: ["{{App}}App"])
            ],
            dependencies: [
                {{dependency}}
            ],
            targets: [
                .target(name: "{{App}}App", dependencies: waymark, path: "App"),
                .testTarget(
                    name: "{{App}}AppTests",
                    dependencies: waymark + [
                        "{{App}}App", .product(name: "WaymarkTesting", package: "{{waymark}}"),
                    ],
                    path: "Tests"),
            ],
        \#(TemplatePieces.settings)

        """#

    private static let route = #"""
        import Waymark

        /// Every screen on top of the first one. Identifiers only: a screen looks its thing up.
        @Links enum Route: Navigation {
            @Link("{{pattern}}")
            case {{case}}
        }

        /// The app's links: `{{scheme}}://{{link}}`, `https://{{host}}/{{link}}`.
        enum AppLinks {
            static let all = LinkTable<Route>(schemes: ["{{scheme}}"], hosts: ["{{host}}"])
        }

        """#

    private static let scene = #"""
        #if canImport(SwiftUI)
        public import SwiftUI
        import WaymarkSwiftUI

        \#(TemplatePieces.scene)
            @State private var router = Router<Route>(links: AppLinks.all)
            {{#tracker}}
            private let tracker = ConsoleTracker()
            {{/tracker}}

            {{#tracker}}
            public init() { router.track(with: tracker) }
            {{/tracker}}
            {{^tracker}}
            public init() {}
            {{/tracker}}

            public var body: some Scene {
                WindowGroup {
                    NavigationContainer(router, screen: screen) {
                        {{#tracker}}
                        {{Root}}View(viewModel: {{Root}}ViewModel(router: router, tracker: {{Root}}Tracker(tracker: tracker)))
                        {{/tracker}}
                        {{^tracker}}
                        {{Root}}View(viewModel: {{Root}}ViewModel(router: router))
                        {{/tracker}}
                    }
                }
            }

            @ViewBuilder private func screen(for route: Route, router: Router<Route>) -> some View {
                switch route {
                {{row}}
                }
            }
        }
        #endif

        """#

    private static let routeTests = #"""
        import Testing
        import Waymark

        @testable import {{App}}App

        @Suite("The app's links")
        struct RouteTests {
            @Test(
                "each leads to its screen, by its scheme and by its host",
                arguments: [
                    ("{{link}}", Route.{{made}})
                ])
            func links(_ path: String, _ route: Route) throws {
                #expect(try AppLinks.all.destination(of: "{{scheme}}://\(path)") == route)
                #expect(try AppLinks.all.destination(of: "https://{{host}}/\(path)") == route)
            }
        }

        """#

    private static let viewModel = #"""
        import Observation
        import Waymark

        /// {{Title}}.
        @Observable final class {{Screen}}ViewModel {
            {{#value}}
            let {{value}}: Int
            {{/value}}
            private let router: any Routing<{{Route}}>
            {{#tracker}}
            private let tracker: any {{Screen}}TrackerContract
            {{/tracker}}

            {{#tracker}}
            init(
                {{#value}}
                {{value}}: Int,
                {{/value}}
                router: any Routing<{{Route}}>, tracker: any {{Screen}}TrackerContract
            ) {
            {{/tracker}}
            {{^tracker}}
            init({{#value}}{{value}}: Int, {{/value}}router: any Routing<{{Route}}>) {
            {{/tracker}}
                {{#value}}
                self.{{value}} = {{value}}
                {{/value}}
                self.router = router
                {{#tracker}}
                self.tracker = tracker
                {{/tracker}}
            }

            {{#tracker}}
            func didAppear() { tracker.track(.shown) }
            {{/tracker}}
            {{^root}}
            func didTapClose() { router.goBack() }
            {{/root}}
        }

        """#

    private static let tests = #"""
        import Testing
        import Waymark
        import WaymarkTesting

        @testable import {{module}}

        @Suite("{{Title}}")
        struct {{Screen}}Tests {
            let router = RouterMock<{{Route}}>()
            {{#tracker}}
            let tracker = {{Screen}}TrackerMock()
            {{/tracker}}

            private var model: {{Screen}}ViewModel {
                {{Screen}}ViewModel({{#value}}{{value}}: 1, {{/value}}router: router{{#tracker}}, tracker: tracker{{/tracker}})
            }

        \#(TemplatePieces.shownTest)
            {{^root}}
            @Test("a tap on close goes back")
            func close() {
                model.didTapClose()
                #expect(router.goBackCallCount == 1)
            }
            {{/root}}
        }
        \#(TemplatePieces.trackerMock)

        """#
}
#endif
