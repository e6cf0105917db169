#if canImport(WaymarkWeb)
public import WaymarkWeb

extension WebPage {
    /// A page that loads, and then shows what it loaded, or what went wrong with a way to try again.
    ///
    /// - Parameters:
    ///   - title: What the page is called before it is loaded.
    ///   - thing: What is loaded, in words.
    ///   - load: Loads, and says how it ended.
    ///   - content: Shows what was loaded.
    public static func loading<Value>(
        _ title: String, thing: String, load: @escaping @MainActor () async -> LoadState<Value>,
        content: @escaping @MainActor (Value, WebContext) -> WebContent
    ) -> WebPage {
        WebPage(title: title, isPublic: true) { context in
            switch await load() {
            case .loading: WebContent { Element("p") { "Loading" } }
            case .failed(let error): .failure(error, thing: thing, in: context) { _ = await load() }
            case .loaded(let value): content(value, context)
            }
        }
    }
}
#endif
