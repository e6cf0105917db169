#if Tools
/// An app made of features: the manifest, and what composes them.
enum FeatureAppTemplates {
    static let all = [
        "features/Package.swift": manifest, "features/AppContainer.swift": container,
        "features/AppNavigationRedirect.swift": redirect, "features/Scene.swift": scene,
        "features/TextScreens.swift": textScreens,
    ]

    private static let manifest = #"""
        \#(TemplatePieces.beginning)

        /// Each feature is a module of its own, which imports no other feature.
        \#(TemplatePieces.features)

        {{#web}}
        /// On a phone nothing of a server is built.
        let servers = TargetDependencyCondition.when(platforms: [.linux, .macOS])
        {{/web}}
        let waymark: [Target.Dependency] = [
        \#(TemplatePieces.products)
            {{#web}}
            .product(name: "WaymarkWeb", package: "{{waymark}}", condition: servers),
            {{/web}}
        ]
        \#(TemplatePieces.testing)

        \#(TemplatePieces.package)
                {{#web}}
                .executable(name: "{{app}}", targets: ["{{app}}"]),
                {{/web}}
                .library(name: "{{App}}App", targets: ["{{App}}App"]){{#web}},{{/web}}
            ],
            dependencies: [
                {{dependency}}{{#web}},
                .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),{{/web}}
            ],
            targets: [
                .target(name: "{{App}}App", dependencies: waymark + featureModules, path: "App"),
                .testTarget(
                    name: "{{App}}AppTests", dependencies: testing + featureModules + ["{{App}}App"], path: "Tests/App"),
                {{#web}}
                .executableTarget(
                    name: "{{app}}",
                    dependencies: waymark + ["{{App}}App", .product(name: "Logging", package: "swift-log")],
                    path: "Command"),
                {{/web}}
            ]
        \#(TemplatePieces.featureTarget)
                        // a feature is tested alone
        \#(TemplatePieces.featureTests)
        \#(TemplatePieces.settings)

        """#

    private static let container = #"""
        import {{App}}Home
        public import Waymark

        /// Composes the features into an app, for any kind of screens.
        public struct AppContainer<Screen> {
            /// Each feature's screens, for one host.
            public struct Screens {
                let notFound: (NotFoundNavigation) -> Screen
                let home: HomeScreens<Screen>
            }

            private let home: HomeFeature<Screen>
            /// All features, and the screen for what none of them shows.
            public let registry: FeatureRegistry<Screen>
            /// The app's links.
            public let links: LinkTable<AnyNavigation>

            /// - Throws: `LinkSetupError` if the features' links clash.
            public init({{#tracker}}tracker: any Tracker, {{/tracker}}screens: Screens) throws {
                home = HomeFeature({{#tracker}}tracker: tracker, {{/tracker}}screens: screens.home)
                let features: [any Feature<Screen>] = [
                    home
                ]
                registry = FeatureRegistry(features) { navigation, _ in
                    screens.notFound(navigation as? NotFoundNavigation ?? NotFoundNavigation(requested: navigation.name))
                }
                links = try LinkTable(
                    schemes: ["{{scheme}}"], hosts: ["{{host}}"], features: features,
                    root: AnyNavigation(HomeIncomingNavigation.home),
                    notFound: { path in AnyNavigation(NotFoundNavigation(requested: path)) })
            }

            /// The screen of an empty path.
            public func mainScreen(navigator: any Navigator) -> Screen { home.mainScreen(navigator: navigator) }
        }

        """#

    private static let redirect = #"""
        import {{App}}Home
        public import Waymark

        /// The one place that knows several features: where each one wants to go, and who shows it.
        public struct AppNavigationRedirect: NavigationRedirect {
            public init() {}

            public func redirect(_ navigation: any Navigation) -> (any Navigation)? {
                guard navigation.isOutgoing else { return nil }
                return switch navigation {
                default: nil
                }
            }
        }

        """#

    private static let scene = #"""
        #if canImport(SwiftUI)
        import {{App}}Home
        public import SwiftUI
        import Waymark
        import WaymarkSwiftUI

        \#(TemplatePieces.scene)
            private let coordinator: NavigationCoordinator
            private let container: AppContainer<AnyView>

            /// - Throws: `LinkSetupError` if the features' links clash; a test makes the same links.
            public init() throws {
                {{#tracker}}
                let tracker = ConsoleTracker()
                container = try AppContainer(tracker: tracker, screens: .swiftUI)
                coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
                coordinator.track(with: tracker)
                {{/tracker}}
                {{^tracker}}
                container = try AppContainer(screens: .swiftUI)
                coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
                {{/tracker}}
                coordinator.links = container.links
            }

            public var body: some Scene {
                WindowGroup {
                    NavigationContainer(coordinator, registry: container.registry, main: container.mainScreen)
                        .restoresNavigation(of: coordinator, links: container.links)
                }
            }
        }

        extension AppContainer.Screens where Screen == AnyView {
            /// Every feature's screens as views.
            static var swiftUI: Self {
                Self(
                    notFound: { AnyView(Text("There is nothing at \($0.requested).").navigationTitle("Not found")) },
                    home: .swiftUI)
            }
        }
        #endif

        """#

    private static let textScreens = #"""
        import {{App}}Home
        import Waymark

        @testable import {{App}}App

        extension AppContainer.Screens where Screen == String {
            /// Every feature's screens as texts, which tests compare.
            static var text: Self {
                Self(
                    notFound: { "nothing at \($0.requested)" },
                    home: .text)
            }
        }

        """#
}
#endif
