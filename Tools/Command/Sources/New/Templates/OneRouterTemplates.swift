#if Tools
/// One router of one enum in the app; features whose view models say by closures what was tapped.
enum OneRouterTemplates {
    static let app = #"""
        === App/Sources/Navigation/AppNavigation.swift
        import Waymark

        /// All navigation destinations in the app, above the first screen.
        @Links enum AppNavigation: Navigation {
        }
        === App/Sources/Navigation/AppNavigation+View.swift
        import {{App}}Home
        import Waymark

        #if canImport(SwiftUI)
        import SwiftUI

        extension AppNavigation {
            /// Maps a destination to its view.
            @ViewBuilder @MainActor func view(router: Router<AppNavigation>) -> some View {
                switch self {
                }
            }
        }
        #endif

        // MARK: - View model factories (wire closures)

        /// They take any `Routing`, so that tests pass a `RouterMock`.
        @MainActor extension AppNavigation {
            static func make{{Screen}}ViewModel(router: any Routing<AppNavigation>) -> {{Screen}}ViewModel {
                let viewModel = HomeFeature.make{{Screen}}ViewModel()
                return viewModel
            }
        }
        === App/Sources/Navigation/DeepLink.swift
        import Foundation
        import Waymark

        /// The app's links: `{{scheme}}://…` and `https://{{host}}/…`.
        enum DeepLink {
            /// The patterns are on the cases of `AppNavigation`.
            static let links = LinkTable<AppNavigation>(schemes: ["{{scheme}}"], hosts: ["{{host}}"])

            /// The destination of a URL; nil for an unknown link.
            static func destination(from url: URL) -> AppNavigation? { try? links.destination(of: url) }
        }
        === App/Sources/ContentView.swift
        #if canImport(SwiftUI)
        import {{App}}Home
        public import SwiftUI
        import WaymarkSwiftUI

        /// The app's root view. It owns the router.
        public struct ContentView: View {
            @State private var router = Router<AppNavigation>(links: DeepLink.links)

            public init() {}

            public var body: some View {
                NavigationContainer(router) { destination, router in
                    destination.view(router: router)
                } root: {
                    {{Screen}}View(viewModel: AppNavigation.make{{Screen}}ViewModel(router: router))
                }
            }
        }
        #endif
        === App/Tests/Navigation/DeepLinkTests.swift
        import Foundation
        import Testing
        import Waymark

        @testable import {{App}}App

        @Suite("Deep links")
        struct DeepLinkTests {
            @Test(
                "a link opens its destination, by its scheme and by its host",
                arguments: [
                    ("{{secondLink}}", AppNavigation.{{second}})
                ])
            func opens(_ path: String, _ destination: AppNavigation) throws {
                let links = ["{{scheme}}://\(path)", "https://{{host}}/\(path)"]
                for link in try links.map({ try #require(URL(string: $0)) }) {
                    #expect(DeepLink.destination(from: link) == destination)
                }
            }
        }
        === App/Tests/Navigation/WiringTests.swift
        import {{App}}Home
        import Testing
        import Waymark
        import WaymarkTesting

        @testable import {{App}}App

        @Suite("Where the closures lead")
        struct WiringTests {
            private let router = RouterMock<AppNavigation>()
        }
        """#

    static let feature = #"""
        === {{features}}/{{Feature}}/Sources/{{Feature}}Feature.swift
        /// Makes the feature's view models. The app sets their navigation.
        public enum {{Feature}}Feature {
            private static let container = {{Feature}}Container()

            public static func make{{Screen}}ViewModel() -> {{Screen}}ViewModel { container.make{{Screen}}ViewModel() }
        }
        === {{features}}/{{Feature}}/Sources/Container/{{Feature}}Container.swift
        /// The feature's dependencies. It has no router.
        final class {{Feature}}Container {
            func make{{Screen}}ViewModel() -> {{Screen}}ViewModel { {{Screen}}ViewModel() }
        }
        """#

    /// Adds a feature to the app.
    static let wiring = #"""
        +++ Package.swift element features
        "{{Feature}}"
        +++ App/Sources/Navigation/AppNavigation+View.swift import
        {{App}}{{Feature}}
        +++ WiringTests import
        {{App}}{{Feature}}

        """#

    /// A screen's case, view and factory in the app.
    static let shown = #"""
        +++ AppNavigation storage
        @Link("{{pattern}}")
        case {{case}}
        +++ AppNavigation case view
        case .{{member}}{{bound}}: {{Screen}}View(viewModel: Self.make{{Screen}}ViewModel({{passed}}router: router))
        +++ AppNavigation beside make
        {{#value}}
        static func make{{Screen}}ViewModel(
            {{value}}: Int, router: any Routing<AppNavigation>
        ) -> {{Screen}}ViewModel {
        {{/value}}
        {{^value}}
        static func make{{Screen}}ViewModel(router: any Routing<AppNavigation>) -> {{Screen}}ViewModel {
        {{/value}}
            let viewModel = {{Feature}}Feature.make{{Screen}}ViewModel({{#value}}{{value}}: {{value}}{{/value}})
            viewModel.onBack = { router.goBack() }
            return viewModel
        }
        {{^first}}
        +++ DeepLinkTests arguments opens
        ("{{link}}", .{{made}})
        {{/first}}
        +++ WiringTests member
        @Test("back from {{Screen}} goes back")
        func backFrom{{Screen}}() {
            AppNavigation.make{{Screen}}ViewModel({{#value}}{{value}}: 1, {{/value}}router: router).didTapOnBack()
            #expect(router.goBackCallCount == 1)
        }

        """#

    /// Adds a screen that isn't the first one to its feature.
    static let added = #"""
        +++ {{Feature}}Feature member
        public static func make{{Screen}}ViewModel({{parameter}}) -> {{Screen}}ViewModel {
            container.make{{Screen}}ViewModel({{#value}}{{value}}: {{value}}{{/value}})
        }
        +++ {{Feature}}Container member
        func make{{Screen}}ViewModel({{parameter}}) -> {{Screen}}ViewModel {
            {{Screen}}ViewModel({{#value}}{{value}}: {{value}}{{/value}})
        }

        """#

    static let screen = #"""
        === {{presentation}}/ViewModels/{{Screen}}ViewModel.swift
        public import Observation

        /// {{Title}}.
        @Observable public final class {{Screen}}ViewModel {
            {{#value}}
            public let {{value}}: Int
            {{/value}}
            {{^root}}
            public var onBack: (() -> Void)?
            {{/root}}

            init({{parameter}}) {
                {{#value}}
                self.{{value}} = {{value}}
                {{/value}}
            }

            {{^root}}
            public func didTapOnBack() { onBack?() }
            {{/root}}
        }
        === {{tests}}/ViewModels/{{Screen}}ViewModelTests.swift
        import Testing

        @testable import {{module}}

        struct {{Screen}}ViewModelTests {
            private let sut = {{Screen}}ViewModel({{one}})

            {{^root}}
            @Test func didTapOnBackSaysSo() {
                var count = 0
                sut.onBack = { count += 1 }
                sut.didTapOnBack()
                #expect(count == 1)
            }
            {{/root}}
        }

        """# + CommonTemplates.view

    static let lead = #"""
        +++ {{From}}ViewModel storage
        public var onShow{{Name}}: (({{#value}}Int{{/value}}) -> Void)?
        +++ {{From}}ViewModel member
        public func didTapOn{{Name}}({{parameter}}) { onShow{{Name}}?({{#value}}{{value}}{{/value}}) }
        +++ AppNavigation statement make{{From}}ViewModel
        viewModel.onShow{{Name}} = { {{#value}}{{value}} in {{/value}}router.navigate(to: .{{member}}{{argument}}) }
        +++ {{From}}ViewModelTests member
        @Test func didTapOn{{Name}}SaysSo() {
            var shown = {{#value}}0{{/value}}{{^value}}false{{/value}}
            sut.onShow{{Name}} = { shown = {{#value}}$0{{/value}}{{^value}}true{{/value}} }
            sut.didTapOn{{Name}}({{one}})
            #expect(shown{{#value}} == 1{{/value}})
        }
        +++ WiringTests member
        @Test("{{From}} leads to {{Screen}}")
        func leadsFrom{{From}}To{{Screen}}() {
            AppNavigation.make{{From}}ViewModel({{fromValue}}router: router).didTapOn{{Name}}({{one}})
            expectNavigation(by: router, to: [.{{made}}])
        }

        """# + CommonTemplates.button
}
#endif
