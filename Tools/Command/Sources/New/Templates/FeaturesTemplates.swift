#if Tools
/// Features that don't import each other: incoming and outgoing navigation, and a redirect in the app.
enum FeaturesTemplates {
    static let app = #"""
        === AppKit/Sources/AppContainer.swift
        import {{App}}Home
        {{#tracker}}public {{/tracker}}import Waymark

        #if canImport(SwiftUI)
        import SwiftUI
        #endif

        /// Owns the features.
        public struct AppContainer {
            {{#tracker}}
            let tracker: any Tracker
            {{/tracker}}
            let homeFeature: HomeFeature

            public init({{#tracker}}tracker: any Tracker{{/tracker}}) {
                {{#tracker}}
                self.tracker = tracker
                {{/tracker}}
                homeFeature = HomeFeature({{#tracker}}tracker: tracker{{/tracker}})
            }

            /// The links of the features: `{{scheme}}://…` and `https://{{host}}/…`. `waymark lint` finds those that clash.
            func links<Screen>(of features: [any Feature<Screen>]) -> LinkTable<AnyNavigation> {
                do {
                    return try LinkTable(
                        schemes: ["{{scheme}}"], hosts: ["{{host}}"], features: features,
                        root: AnyNavigation(HomeIncomingNavigation.home),
                        notFound: { path in AnyNavigation(NotFoundNavigation(requested: path)) })
                } catch { preconditionFailure("the links of the features clash: \(error)") }
            }
        }

        #if canImport(SwiftUI)
        extension AppContainer {
            var features: [any Feature<AnyView>] { [homeFeature] }

            /// The views of the features, and one for what none of them shows.
            var registry: FeatureRegistry<AnyView> {
                FeatureRegistry(features) { navigation, _ in
                    let requested = (navigation as? NotFoundNavigation)?.requested ?? navigation.name
                    return AnyView(Text("There’s nothing at \(requested).").navigationTitle("Not found"))
                }
            }
        }
        #endif
        === AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift
        import {{App}}Home
        public import Waymark

        /// Connects the features: it turns where one wants to go into what another one shows.
        public struct AppNavigationRedirect: NavigationRedirect {
            public init() {}

            public func redirect(_ navigation: any Navigation) -> (any Navigation)? {
                switch navigation {
                default: nil
                }
            }
        }
        === AppKit/Sources/Presentation/Views/RootContainerView.swift
        #if canImport(SwiftUI)
        public import SwiftUI
        import Waymark
        import WaymarkSwiftUI

        /// The app's root view. It owns the coordinator, and restores where the user was.
        public struct RootContainerView: View {
            private let appContainer: AppContainer
            private let links: LinkTable<AnyNavigation>
            @State private var navigationCoordinator: NavigationCoordinator

            public init(appContainer: AppContainer) {
                self.appContainer = appContainer
                links = appContainer.links(of: appContainer.features)
                let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
                coordinator.links = links
                {{#tracker}}
                coordinator.track(with: appContainer.tracker)
                {{/tracker}}
                _navigationCoordinator = State(initialValue: coordinator)
            }

            public var body: some View {
                NavigationContainer(
                    navigationCoordinator, registry: appContainer.registry, main: appContainer.homeFeature.mainScreen
                )
                .restoresNavigation(of: navigationCoordinator, links: links)
            }
        }
        #endif
        === AppKit/Tests/Presentation/Navigation/AppNavigationRedirectTests.swift
        import {{App}}Home
        import Testing
        import Waymark

        @testable import {{App}}App

        struct AppNavigationRedirectTests {
            @Test func incomingNavigationStaysAsItIs() {
                #expect(AppNavigationRedirect().redirect(HomeIncomingNavigation.home) == nil)
            }
        }
        {{#web}}
        === AppKit/Sources/Presentation/{{App}}Web.swift
        #if canImport(WaymarkWeb)
        import {{App}}Home
        import Waymark
        public import WaymarkWeb

        /// The app on the web.
        public enum {{App}}Web {
            public static func app(_ container: AppContainer, security: WebSecurity) -> WebApp {
                let registry = FeatureRegistry(container.pages) { navigation, _ in
                    notFound((navigation as? NotFoundNavigation)?.requested ?? navigation.name)
                }
                return WebApp(
                    registry: registry, main: HomePages(feature: container.homeFeature).mainScreen,
                    redirector: AppNavigationRedirect(), links: container.links(of: container.pages),
                    layout: WebLayout(name: "{{App}}"), security: security)
            }

            private static func notFound(_ requested: String) -> WebPage {
                WebPage(title: "Not found") { _ in
                    WebContent(status: 404) {
                        Element("div", .class("notice")) {
                            Element("p") { "There’s nothing at \(requested)." }
                            Element("p", .class("actions")) {
                                Element("a", .class("button"), .href("/")) { "Go home" }
                            }
                        }
                    }
                }
            }
        }

        extension AppContainer {
            var pages: [any Feature<WebPage>] { [HomePages(feature: homeFeature)] }
        }
        #endif
        === Command/{{App}}Command.swift
        import Foundation
        import Logging
        import {{App}}App
        {{#tracker}}
        import Waymark
        {{/tracker}}
        import WaymarkWeb

        @main struct {{App}}Command {
            static func main() async throws {
                let port = ProcessInfo.processInfo.environment["PORT"].flatMap(Int.init) ?? 8_080
                let container = AppContainer({{#tracker}}tracker: ConsoleTracker(){{/tracker}})
                let app = {{App}}Web.app(container, security: .loopback(port: port))
                let server = WebServer(app, port: port, logger: Logger(label: "{{app}}")) { port in
                    print("{{App}} is at http://127.0.0.1:\(port)")
                }
                try await server.run()
            }
        }
        {{/web}}
        """#

    /// A feature with its first screen.
    static let feature = #"""
        === {{features}}/{{Feature}}/Sources/{{Feature}}Feature.swift
        {{#tracker}}
        public import Waymark

        #if canImport(SwiftUI)
        public import SwiftUI
        #endif
        {{/tracker}}
        {{^tracker}}
        #if canImport(SwiftUI)
        public import SwiftUI
        public import Waymark
        #endif
        {{/tracker}}

        /// The feature's front door.
        public struct {{Feature}}Feature {
            let container: {{Feature}}Container

            public init({{#tracker}}tracker: any Tracker{{/tracker}}) {
                container = {{Feature}}Container({{#tracker}}tracker: tracker{{/tracker}})
            }
        }

        #if canImport(SwiftUI)
        extension {{Feature}}Feature: Feature {
            public func mainScreen(navigator: any Navigator) -> AnyView {
                screen(for: .{{screen}}, navigator: navigator)
            }
            public func screen(for navigation: {{Feature}}IncomingNavigation, navigator: any Navigator) -> AnyView {
                switch navigation {
                case .{{screen}}:
                    AnyView({{Screen}}View(viewModel: container.make{{Screen}}ViewModel(navigator: navigator)))
                }
            }
        }
        #endif
        === {{features}}/{{Feature}}/Sources/{{Feature}}Container.swift
        import Waymark

        /// Makes the view models, each with the navigator of its screen.
        struct {{Feature}}Container {
            {{#tracker}}
            let tracker: any Tracker

            {{/tracker}}
            func make{{Screen}}ViewModel(navigator: any Navigator) -> {{Screen}}ViewModel {
                {{#tracker}}
                {{Screen}}ViewModel(
                    navigator: {{Screen}}Navigator(navigator: navigator), tracker: {{Screen}}Tracker(tracker: tracker))
                {{/tracker}}
                {{^tracker}}
                {{Screen}}ViewModel(navigator: {{Screen}}Navigator(navigator: navigator))
                {{/tracker}}
            }
        }
        === {{features}}/{{Feature}}/Sources/Presentation/Navigation/{{Feature}}IncomingNavigation.swift
        public import Waymark

        /// The destinations of the feature.
        @Links public enum {{Feature}}IncomingNavigation: IncomingNavigation {
            @Link("{{pattern}}")
            case {{screen}}
            {{^root}}

            public var ancestors: [Self] {
                switch self {
                case .{{screen}}: []
                }
            }
            {{/root}}
        }
        === {{features}}/{{Feature}}/Tests/Presentation/Navigation/{{Feature}}IncomingNavigationTests.swift
        import Testing
        import Waymark

        @testable import {{module}}

        struct {{Feature}}IncomingNavigationTests {
            @Test(
                arguments: [
                    ("{{link}}", {{Feature}}IncomingNavigation.{{screen}})
                ])
            func linksLeadHere(_ path: String, _ destination: {{Feature}}IncomingNavigation) throws {
                let links = LinkTable<{{Feature}}IncomingNavigation>(schemes: ["{{scheme}}"])
                #expect(try links.destination(of: "{{scheme}}://\(path)") == destination)
            }
        }
        {{#web}}
        === {{features}}/{{Feature}}/Sources/Presentation/{{Feature}}Pages.swift
        #if canImport(WaymarkWeb)
        public import Waymark
        public import WaymarkWeb

        /// The feature's screens as pages.
        public struct {{Feature}}Pages: Feature {
            private let container: {{Feature}}Container

            public init(feature: {{Feature}}Feature) { container = feature.container }

            public func mainScreen(navigator: any Navigator) -> WebPage {
                screen(for: .{{screen}}, navigator: navigator)
            }
            public func screen(for navigation: {{Feature}}IncomingNavigation, navigator: any Navigator) -> WebPage {
                switch navigation {
                case .{{screen}}: {{#pages}}container.make{{Screen}}ViewModel(navigator: navigator).page{{/pages}}{{^pages}}{{noPage}}{{/pages}}
                }
            }
        }
        #endif
        {{/web}}
        """#

    /// Adds a feature to the app.
    static let wiring = #"""
        +++ Package.swift element features
        "{{Feature}}"
        +++ AppContainer import
        {{App}}{{Feature}}
        +++ AppContainer storage
        let {{feature}}Feature: {{Feature}}Feature
        +++ AppContainer statement init
        {{feature}}Feature = {{Feature}}Feature({{#tracker}}tracker: tracker{{/tracker}})
        +++ AppContainer element features
        {{feature}}Feature
        {{#web}}
        +++ {{App}}Web import
        {{App}}{{Feature}}
        +++ {{App}}Web element pages
        {{Feature}}Pages(feature: {{feature}}Feature)
        {{/web}}

        """#

    /// Lets another feature's first screen lead to a feature.
    static let outgoing = #"""
        {{#declared}}
        +++ {{FromFeature}}OutgoingNavigation storage
        case {{feature}}
        +++ AppNavigationRedirect case redirect {{FromFeature}}OutgoingNavigation
        case .{{feature}}: {{Feature}}IncomingNavigation.{{screen}}
        {{/declared}}
        {{^declared}}
        === {{features}}/{{FromFeature}}/Sources/Presentation/Navigation/{{FromFeature}}OutgoingNavigation.swift
        public import Waymark

        /// Where the feature wants to go. It knows no other feature.
        public enum {{FromFeature}}OutgoingNavigation: OutgoingNavigation {
            case {{feature}}
        }
        +++ AppNavigationRedirect import
        {{App}}{{FromFeature}}
        +++ AppNavigationRedirect case redirect
        case let outgoing as {{FromFeature}}OutgoingNavigation: redirect(outgoing)
        +++ AppNavigationRedirect member
        private func redirect(_ navigation: {{FromFeature}}OutgoingNavigation) -> any Navigation {
            switch navigation {
            case .{{feature}}: {{Feature}}IncomingNavigation.{{screen}}
            }
        }
        {{/declared}}
        +++ AppNavigationRedirect import
        {{App}}{{Feature}}
        +++ AppNavigationRedirectTests import
        {{App}}{{Feature}}
        +++ AppNavigationRedirectTests import
        {{App}}{{FromFeature}}
        +++ AppNavigationRedirectTests member
        @Test func {{FromFeatureMember}}LeadsTo{{Feature}}() {
            let navigation = AppNavigationRedirect().redirect({{FromFeature}}OutgoingNavigation.{{feature}})
            #expect(navigation as? {{Feature}}IncomingNavigation == .{{screen}})
        }

        """#
}
#endif
