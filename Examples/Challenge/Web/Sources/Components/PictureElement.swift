import WaymarkWeb

/// Returns a square picture; empty if the address is neither a path nor an https URL. Its size is reserved, so that
/// nothing moves when it loads. Browsers cache the app's own pictures.
///
/// - Parameter isLazy: True if the picture loads only when it is near the viewport. Pass false for a page's first rows.
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
