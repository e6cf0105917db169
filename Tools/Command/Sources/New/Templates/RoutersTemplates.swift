#if Tools
/// An app whose features have a router each.
enum RoutersTemplates {
    static let all = [
        "routers/Package.swift": manifest, "routers/Scene.swift": scene, "routers/Destination.swift": destination,
        "routers/RootView.swift": rootView,
    ]

    private static let manifest = #"""
        \#(TemplatePieces.beginning)

        /// Each feature is a module of its own, with a router that nothing else sees.
        \#(TemplatePieces.features)

        let waymark: [Target.Dependency] = [
        \#(TemplatePieces.products)
        ]
        \#(TemplatePieces.testing)

        \#(TemplatePieces.package)
                .library(name: "{{App}}App", targets: ["{{App}}App"])
            ],
            dependencies: [
                {{dependency}}
            ],
            targets: [
                .target(name: "{{App}}App", dependencies: featureModules, path: "App")
            ]
        \#(TemplatePieces.featureTarget)
        \#(TemplatePieces.featureTests)
        \#(TemplatePieces.settings)

        """#

    private static let scene = #"""
        #if canImport(SwiftUI)
        import {{App}}Home
        public import SwiftUI

        \#(TemplatePieces.scene)
            public init() {}

            public var body: some Scene { WindowGroup { AppView() } }
        }

        /// The features, side by side.
        struct AppView: View {
            @State private var tab = "home"

            var body: some View {
                TabView(selection: $tab) {
                    HomeRootView().tabItem { Text("Home") }.tag("home")
                }
            }
        }
        #endif

        """#

    private static let destination = #"""
        import Waymark

        /// What the feature shows on top of its first screen. Identifiers only: a screen looks its thing up.
        enum {{Route}}: Navigation {
            case {{case}}
        }

        """#

    private static let rootView = #"""
        #if canImport(SwiftUI)
        public import SwiftUI
        import WaymarkSwiftUI

        /// The feature's front door. The router stays inside of the module.
        public struct {{Feature}}RootView: View {
            @State private var router = Router<{{Route}}>()

            public init() {}

            public var body: some View {
                NavigationStack(path: $router.path) {
                    {{Root}}View(viewModel: {{Root}}ViewModel(router: router))
                        .navigationDestination(for: {{Route}}.self) { destination in
                            switch destination {
                            {{row}}
                            }
                        }
                }
            }
        }
        #endif

        """#
}
#endif
