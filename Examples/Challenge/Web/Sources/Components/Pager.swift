import WaymarkWeb

extension WebContent {
    /// Returns the content for a page number beyond the last one; nil for the first page, which every list has.
    static func beyond(_ number: Int, in context: WebContext, show: (Int) -> Void) -> WebContent? {
        guard number > 1 else { return nil }
        return WebContent(status: 404, title: "No page \(number)") {
            Element("div", .class("notice")) {
                Element("p") { "The list ends before that." }
                Element("p", .class("actions")) {
                    context.link(.class("button"), to: { show(1) }) { "Go to the first page" }
                }
            }
        }
    }
}

/// Returns links to the previous and next pages, with the page's number; empty unless there are several pages.
func pager(
    number: Int, count: Int, in context: WebContext, show: (Int) -> Void
) -> HTML {
    HTML {
        if count > 1 {
            Element("nav", .class("pager"), .label("Pages")) {
                if number > 1 {
                    context.link(.class("button"), HTMLAttribute("rel", "prev"), to: { show(number - 1) }) {
                        "Previous"
                    }
                }
                Element("span") { "Page \(number) of \(count)" }
                if number < count {
                    context.link(.class("button"), HTMLAttribute("rel", "next"), to: { show(number + 1) }) { "Next" }
                }
            }
        }
    }
}
