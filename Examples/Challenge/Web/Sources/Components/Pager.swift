import WaymarkWeb

/// Returns links to the previous and next page.
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
