#if Tools
/// A feature with its first screen.
enum FeatureTemplates {
    static let all = [
        "features/Feature.swift": feature, "features/Navigation.swift": navigation,
        "features/Screens+SwiftUI.swift": swiftUI, "features/Screens+Text.swift": text,
        "features/WiringTests.swift": wiringTests,
    ]

    private static let feature = #"""
        public import Waymark

        /// The feature's front door.
        public struct {{Feature}}Feature<Screen>: Feature {
            private let container: {{Feature}}Container
            private let screens: {{Feature}}Screens<Screen>

            public init({{#tracker}}tracker: any Tracker, {{/tracker}}screens: {{Feature}}Screens<Screen>) {
                container = {{Feature}}Container({{#tracker}}tracker: tracker{{/tracker}})
                self.screens = screens
            }

            public func mainScreen(navigator: any Navigator) -> Screen {
                screen(for: .{{screen}}, navigator: navigator)
            }
            public func screen(for navigation: {{Feature}}IncomingNavigation, navigator: any Navigator) -> Screen {
                switch navigation {
                case .{{screen}}: screens.{{screen}}(container.make{{Screen}}ViewModel(navigator: navigator))
                }
            }
        }

        /// The feature's screens for one host.
        public struct {{Feature}}Screens<Screen> {
            public var {{screen}}: ({{Screen}}ViewModel) -> Screen

            public init(
                {{screen}}: @escaping ({{Screen}}ViewModel) -> Screen
            ) {
                self.{{screen}} = {{screen}}
            }
        }

        /// Makes the view models, each with its screen's navigator.
        struct {{Feature}}Container {
            {{#tracker}}
            let tracker: any Tracker

            {{/tracker}}
            func make{{Screen}}ViewModel(navigator: any Navigator) -> {{Screen}}ViewModel {
                {{Screen}}ViewModel(
                    navigator: {{Screen}}Navigator(navigator: navigator){{#tracker}},
                    tracker: {{Screen}}Tracker(tracker: tracker){{/tracker}})
            }
        }

        """#

    private static let navigation = #"""
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

        """#

    private static let swiftUI = #"""
        #if canImport(SwiftUI)
        public import SwiftUI

        extension {{Feature}}Screens where Screen == AnyView {
            /// The feature's screens as views.
            public static var swiftUI: Self {
                Self(
                    {{screen}}: { AnyView({{Screen}}View(viewModel: $0)) })
            }
        }
        #endif

        """#

    private static let text = #"""
        import {{App}}{{Feature}}

        extension {{Feature}}Screens where Screen == String {
            /// The feature's screens as texts, which tests compare.
            static var text: Self {
                Self(
                    {{screen}}: { _ in "{{title}}" })
            }
        }

        """#

    private static let wiringTests = #"""
        import {{App}}{{Feature}}
        import Testing
        import Waymark
        import WaymarkTesting

        @testable import {{App}}App

        @Suite("{{Feature}} in the app")
        struct {{Feature}}WiringTests {
            @Test(
                "its links lead to its screens",
                arguments: [
                    ("{{link}}", "{{title}}")
                ])
            func links(_ path: String, _ screen: String) throws {
                let container = try AppContainer({{#tracker}}tracker: SilentTracker(), {{/tracker}}screens: .text)
                let destination = try container.links.destination(of: "{{scheme}}://\(path)")
                #expect(container.registry.screen(for: destination, navigator: NavigatorMock()) == screen)
            }
            {{#from}}
            @Test("{{From}} leads to it")
            func redirect() {
                let navigation = AppNavigationRedirect().redirect({{From}}OutgoingNavigation.{{feature}})
                #expect(navigation as? {{Feature}}IncomingNavigation == .{{screen}})
            }
            {{/from}}
        }

        """#
}
#endif
