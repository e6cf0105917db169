import ShellApp
import WaymarkWeb

extension WebPage {
    /// The page for an address with nothing at it.
    static func notFound(path: String) -> WebPage {
        WebPage(title: "Not found") { _ in
            WebContent(status: 404) {
                Element("p", .id("not-found")) {
                    "There is nothing at "
                    Element("code") { path }
                    "."
                }
                Element("p") { Element("a", .href("/")) { "Home" } }
            }
        }
    }
}
