#if Tools
/// An app whose features have a router each.
enum RoutersTemplates {
    static let all = [
        "routers/Package.swift": manifest, "routers/Scene.swift": scene, "routers/Destination.swift": destination,
        "routers/RootView.swift": rootView,
    ]

    private static let manifest = #"""
        // swift-tools-version: 6.2
        import PackageDescription

        /// Each feature is a module of its own, with a router that nothing else sees.
        let features = ["Home"]
        let featureModules = features.map { Target.Dependency.target(name: "{{App}}\($0)") }

        let waymark: [Target.Dependency] = [
            .product(name: "Waymark", package: "{{waymark}}"),
            .product(name: "WaymarkSwiftUI", package: "{{waymark}}"),
        ]
        let testing = waymark + [.product(name: "WaymarkTesting", package: "{{waymark}}")]

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
                .target(name: "{{App}}App", dependencies: featureModules, path: "App")
            ]
                + features.flatMap { feature -> [Target] in
                    [
                        .target(name: "{{App}}\(feature)", dependencies: waymark, path: "Features/\(feature)"),
                        .testTarget(
                            name: "{{App}}\(feature)Tests", dependencies: testing + [.target(name: "{{App}}\(feature)")],
                            path: "Tests/Features/\(feature)"),
                    ]
                },
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

    private static let scene = #"""
        #if canImport(SwiftUI)
        import {{App}}Home
        public import SwiftUI

        /// The app's window. An app target shows it: see Apple/{{App}}Main.swift.
        public struct {{App}}Scene: Scene {
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
