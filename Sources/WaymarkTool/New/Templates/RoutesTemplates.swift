#if Tools
/// An app of one enum of destinations, and the screens of an app of routers.
enum RoutesTemplates {
    static let all = [
        "routes/Package.swift": manifest, "routes/Route.swift": route, "routes/Scene.swift": scene,
        "routes/RouteTests.swift": routeTests, "routes/ViewModel.swift": viewModel, "routes/View.swift": view,
        "routes/ScreenTests.swift": tests,
    ]

    private static let manifest = #"""
        // swift-tools-version: 6.2
        import PackageDescription

        let waymark: [Target.Dependency] = [
            .product(name: "Waymark", package: "{{waymark}}"),
            .product(name: "WaymarkSwiftUI", package: "{{waymark}}"),
        ]

        let package = Package(
            name: "{{app}}",
            platforms: [.iOS(.v17), .macOS(.v14)],
            products: [
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
            swiftLanguageModes: [.v6]
        )

        for target in package.targets {
            target.swiftSettings = [
                // as new Xcode projects have it
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]
        }

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
            static let all = DeepLinks<Route>(schemes: ["{{scheme}}"], hosts: ["{{host}}"])
        }

        """#

    private static let scene = #"""
        #if canImport(SwiftUI)
        public import SwiftUI
        import WaymarkSwiftUI

        /// The app's window. An app target shows it: see Apple/{{App}}Main.swift.
        public struct {{App}}Scene: Scene {
            @State private var router = Router<Route>(links: AppLinks.all)

            public init() {}

            public var body: some Scene {
                WindowGroup {
                    NavigationContainer(router, screen: screen) {
                        {{Root}}View(viewModel: {{Root}}ViewModel(router: router))
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
            private let router: any RouterContract<{{Route}}>

            init({{#value}}{{value}}: Int, {{/value}}router: any RouterContract<{{Route}}>) {
                {{#value}}
                self.{{value}} = {{value}}
                {{/value}}
                self.router = router
            }

            {{^root}}
            func didTapClose() { router.goBack() }
            {{/root}}
        }

        """#

    private static let view = #"""
        #if canImport(SwiftUI)
        import SwiftUI

        /// {{Title}}.
        struct {{Screen}}View: View {
            @State private var viewModel: {{Screen}}ViewModel

            init(viewModel: {{Screen}}ViewModel) { _viewModel = State(initialValue: viewModel) }

            var body: some View {
                List {
                    {{#value}}
                    Text("{{Title}} \(viewModel.{{value}})")
                    {{/value}}
                    {{^root}}
                    Button("Close", action: viewModel.didTapClose)
                    {{/root}}
                }
                .navigationTitle("{{Title}}")
            }
        }
        #endif

        """#

    private static let tests = #"""
        import Testing
        import Waymark
        import WaymarkTesting

        @testable import {{module}}

        @Suite("{{Title}}")
        struct {{Screen}}Tests {
            let router = RouterMock<{{Route}}>()

            private var model: {{Screen}}ViewModel {
                {{Screen}}ViewModel({{#value}}{{value}}: 1, {{/value}}router: router)
            }

            {{^root}}
            @Test("a tap on close goes back")
            func close() {
                model.didTapClose()
                #expect(router.goBackCount == 1)
            }
            {{/root}}
        }

        """#
}
#endif
