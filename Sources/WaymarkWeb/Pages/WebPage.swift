/// A screen on the web: what a feature's `Screens.web` makes of a view model.
///
/// ```swift
/// WebPage(title: "Characters") { context in
///     await viewModel.load()
///     return WebContent { Element("p") { "\(viewModel.characters.count) characters" } }
/// }
/// ```
public struct WebPage: Sendable {
    /// What stands in the title bar, and on a link that leads back here. It needs no loading.
    let title: String
    let content: @MainActor (WebContext) async -> WebContent

    /// A page whose content may load first.
    public init(title: String, content: @escaping @MainActor (WebContext) async -> WebContent) {
        self.title = title
        self.content = content
    }
}

/// What a page shows.
public struct WebContent: Sendable {
    /// The HTTP status: 200, 404 for something that does not exist, 502 or 503 for a source that fails.
    let status: Int
    /// A title that was not known before loading.
    let title: String?
    /// What is below the title.
    let body: HTML

    /// The content of a page.
    @MainActor public init(status: Int = 200, title: String? = nil, @HTMLBuilder body: () -> HTML) {
        self.status = status
        self.title = title
        self.body = body()
    }
}
