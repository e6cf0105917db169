import WaymarkWeb

/// A square picture with its place reserved, so that nothing moves when it arrives. Browsers keep the app's own ones.
func picture(
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
