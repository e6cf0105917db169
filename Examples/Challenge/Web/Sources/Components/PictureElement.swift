import WaymarkWeb

/// A square picture with its place reserved, so that nothing moves when it arrives. Browsers keep the app's own ones.
///
/// - Parameter isLazy: Whether it is loaded once it is near the window: not in the first rows of a page.
func picture(
    _ address: String, of name: String, class names: String, size: Int, isLazy: Bool = false, in context: WebContext
) -> HTML {
    func image(_ source: HTMLAttribute) -> Element {
        Element(
            "img", .class(names), source, .alt(name), HTMLAttribute("width", "\(size)"),
            HTMLAttribute("height", "\(size)"), .when(isLazy, HTMLAttribute("loading", "lazy")),
            HTMLAttribute("decoding", "async"))
    }
    return HTML {
        if let path = WebPath(address) {
            image(.src(context.asset(path)))
        } else if let remote = RemoteImage(address) {
            image(.src(remote))
        }
    }
}
