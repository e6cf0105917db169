#if canImport(WaymarkWeb)
public import WaymarkWeb

/// The links to the pages before and after.
public func pager(
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

/// A square picture with its place reserved, so that nothing moves when it arrives. Browsers keep the app's own ones.
public func picture(
    _ address: String, of name: String, class names: String, size: Int, in context: WebContext
) -> HTML {
    let attributes = [
        HTMLAttribute("width", "\(size)"), HTMLAttribute("height", "\(size)"), HTMLAttribute("loading", "lazy"),
        HTMLAttribute("decoding", "async"),
    ]
    return HTML {
        if let path = WebPath(address) {
            Element(
                "img", .class(names), .src(context.asset(path)), .alt(name), attributes[0], attributes[1],
                attributes[2],
                attributes[3])
        } else if let remote = RemoteImage(address) {
            Element(
                "img", .class(names), .src(remote), .alt(name), attributes[0], attributes[1], attributes[2],
                attributes[3])
        }
    }
}
#endif
