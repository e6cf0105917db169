import ShellApp
import WaymarkWeb

extension WebPage {
    /// Returns the page for an unknown address.
    static func notFound(path: String) -> WebPage {
        WebPage(title: "Page not found") { _ in
            WebContent(status: 404) {
                Element("div", .class("notice")) {
                    Element("p", .id("not-found")) {
                        "There’s nothing at "
                        Element("code") { path }
                        "."
                    }
                    Element("p", .class("actions")) { Element("a", .class("button"), .href("/")) { "Go to Home" } }
                }
            }
        }
    }
}
