#if Tools
/// The same app as web pages.
enum PageTemplates {
    static let all = [
        "features/Page.swift": page, "features/Screens+Web.swift": screens, "features/Web.swift": web,
        "features/Command.swift": command,
    ]

    private static let page = #"""
        #if canImport(WaymarkWeb)
        import WaymarkWeb

        extension {{Screen}}ViewModel {
            /// The screen as a page.
            var page: WebPage {
                WebPage(title: "{{Title}}") { context in
                    {{#tracker}}
                    self.didAppear()
                    return WebContent {
                    {{/tracker}}
                    {{^tracker}}
                    WebContent {
                    {{/tracker}}
                        {{#value}}
                        Element("p") { "{{Title}} \(self.{{value}})" }
                        {{/value}}
                        Element("ul", .class("rows")) {}
                    }
                }
            }
        }
        #endif

        """#

    private static let screens = #"""
        #if canImport(WaymarkWeb)
        public import WaymarkWeb

        extension {{Feature}}Screens where Screen == WebPage {
            /// The feature's screens as pages.
            public static var web: Self {
                Self(
                    {{screen}}: {{page}})
            }
        }
        #endif

        """#

    private static let web = #"""
        #if canImport(WaymarkWeb)
        import {{App}}Home
        {{#tracker}}public {{/tracker}}import Waymark
        public import WaymarkWeb

        /// The app on the web.
        public struct {{App}}Web {
            /// The app's pages.
            public let app: WebApp

            /// - Throws: `LinkSetupError` if the features' links clash.
            public init({{#tracker}}tracker: any Tracker, {{/tracker}}security: WebSecurity) throws {
                let container = try AppContainer<WebPage>({{#tracker}}tracker: tracker, {{/tracker}}screens: .web)
                app = WebApp(
                    registry: container.registry, main: container.mainScreen, redirector: AppNavigationRedirect(),
                    links: container.links, layout: WebLayout(name: "{{App}}"), security: security)
            }
        }

        extension AppContainer.Screens where Screen == WebPage {
            /// Every feature's screens as pages.
            static var web: Self {
                Self(
                    notFound: { missing in
                        WebPage(title: "Not found") { _ in
                            WebContent(status: 404) {
                                Element("div", .class("notice")) {
                                    Element("p") { "There’s nothing at \(missing.requested)." }
                                    Element("p", .class("actions")) {
                                        Element("a", .class("button"), .href("/")) { "Go home" }
                                    }
                                }
                            }
                        }
                    },
                    home: .web)
            }
        }
        #endif

        """#

    private static let command = #"""
        import Foundation
        import Logging
        import {{App}}App
        import Waymark
        import WaymarkWeb

        @main struct {{App}}Command {
            static func main() async throws {
                let port = ProcessInfo.processInfo.environment["PORT"].flatMap(Int.init) ?? 8_080
                let web = try {{App}}Web({{#tracker}}tracker: ConsoleTracker(), {{/tracker}}security: .loopback(port: port))
                let server = WebServer(web.app, port: port, logger: Logger(label: "{{app}}")) { port in
                    print("{{App}} is at http://127.0.0.1:\(port)")
                }
                try await server.run()
            }
        }

        """#
}
#endif
