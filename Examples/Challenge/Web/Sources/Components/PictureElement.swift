import WaymarkWeb

/// A square picture with its place reserved, so that nothing moves when it arrives. Browsers keep the app's own ones.
func picture(
    _ address: String, of name: String, class names: String, size: Int, in context: WebContext
) -> HTML {
    func image(_ source: HTMLAttribute) -> Element {
        Element(
            "img", .class(names), source, .alt(name), HTMLAttribute("width", "\(size)"),
            HTMLAttribute("height", "\(size)"), HTMLAttribute("loading", "lazy"), HTMLAttribute("decoding", "async"))
    }
    return HTML {
        if let path = WebPath(address) {
            image(.src(context.asset(path)))
        } else if let remote = RemoteImage(address) {
            image(.src(remote))
        }
    }
}
