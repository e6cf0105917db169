/// A screen on the web. A feature's `Screens.web` makes it from a view model.
///
/// ```swift
/// WebPage(title: "Characters") { context in
///     await viewModel.load()
///     return WebContent { Element("p") { "\(viewModel.characters.count) characters" } }
/// }
/// ```
public struct WebPage: Sendable {
    /// The title of the page, and of links back to it. Known before anything is loaded.
    let title: String
    let isPublic: Bool
    /// True if what is around the content is sent before the content is there.
    let isStreamed: Bool
    let content: @MainActor (WebContext) async -> WebContent

    /// Creates a page. Its content is asynchronous, so it can load data first.
    ///
    /// - Parameters:
    ///   - title: The title of the page, and of links back to it.
    ///   - isPublic: True if the content is the same for every visitor. Browsers then keep the page, ask whether it has
    ///     changed, and get it compressed. Pages with a form, error pages and those of visitors with a session aren't
    ///     kept in any case. See <doc:PagesThatBrowsersKeep>.
    ///   - content: Loads and makes the content.
    public init(
        title: String, isPublic: Bool = false, content: @escaping @MainActor (WebContext) async -> WebContent
    ) {
        self.title = title
        self.isPublic = isPublic
        isStreamed = false
        self.content = content
    }

    /// Creates a page that is streamed: the frame of the page is sent at once, and the content when it has loaded.
    ///
    /// For pages whose data takes long to load. Status and title are sent first, so the status is 200 even if loading
    /// fails: say in the content what went wrong, or that something doesn't exist. Guards and redirects
    /// are evaluated before anything is sent. Below a sheet the page isn't streamed. See <doc:PagesThatWait>.
    ///
    /// - Parameters:
    ///   - title: The title of the page, and of links back to it.
    ///   - content: Loads and makes the content. Its task is cancelled if the connection is closed meanwhile. Nothing can
    ///     be kept with the visitor any more (``WebVisit/keep(_:as:)``), because cookies have been sent.
    public init(streaming title: String, content: @escaping @MainActor (WebContext) async -> HTML) {
        self.title = title
        isPublic = false
        isStreamed = true
        self.content = { context in
            let html = await content(context)
            return WebContent { html }
        }
    }
}

/// The content of a page.
public struct WebContent: Sendable {
    /// The HTTP status: 200; 404 if something doesn't exist; 502 or 503 if a data source fails.
    let status: Int
    /// A title that is known only after loading.
    let title: String?
    let description: String?
    /// The number of seconds after which to try again (RFC 9110, section 10.2.3). Browsers then do so by themselves.
    let retryAfter: Int?
    /// The content below the title.
    let body: HTML

    /// Creates the content of a page.
    ///
    /// - Parameters:
    ///   - status: The HTTP status: 404 if something doesn't exist; 502 or 503 if a data source fails.
    ///   - title: A title that is known only after loading.
    ///   - description: The page in a sentence, for search engines and previews; nil for the layout's.
    ///   - retryAfter: The number of seconds after which to try again. Browsers then ask for the page by themselves.
    ///   - body: The content below the title.
    @MainActor public init(
        status: Int = 200, title: String? = nil, description: String? = nil, retryAfter: Int? = nil,
        @HTMLBuilder body: () -> HTML
    ) {
        self.status = status
        self.title = title
        self.description = description
        self.retryAfter = retryAfter
        self.body = body()
    }
}
