/// A screen on the web, which a feature creates from a view model.
///
/// ```swift
/// WebPage(title: "Characters") { context in
///     await viewModel.load()
///     return WebContent { Element("p") { "\(viewModel.characters.count) characters" } }
/// }
/// ```
public struct WebPage: Sendable {
    /// The title of the page, and of links back to it. It is known before anything is loaded.
    let title: String
    let isPublic: Bool
    /// A Boolean value that indicates whether everything before the content is sent while the content is still loading.
    let isStreamed: Bool
    let content: @MainActor (WebContext) async -> WebContent

    /// Creates a page. Its content is asynchronous, so it can load data first.
    ///
    /// - Parameters:
    ///   - title: The title of the page, and of links back to it.
    ///   - isPublic: true if the content is the same for every visitor. Browsers then cache and revalidate the page,
    ///     and it may be compressed if the address has no query. Not cached: pages with a form or a retry time, error
    ///     pages, pages shown with one that isn't public, and pages for visitors with a session or a new cookie. See
    ///     <doc:PagesThatBrowsersKeep>.
    ///   - content: Loads and creates the content.
    public init(
        title: String, isPublic: Bool = false, content: @escaping @MainActor (WebContext) async -> WebContent
    ) {
        self.title = title
        self.isPublic = isPublic
        isStreamed = false
        self.content = content
    }

    /// Creates a streamed page: everything before its content is sent at once, and the rest once the content has
    /// loaded.
    ///
    /// Use it for data that takes long to load. Status and title are sent first, so the status is 200 even if loading
    /// fails: report a failure or a missing item in the content. Guards and redirects are evaluated before anything is
    /// sent. A page isn't streamed below a sheet, in place of a denied one, with a refused form, or over HTTP/1.0. See
    /// <doc:PagesThatWait>.
    ///
    /// - Parameters:
    ///   - title: The title of the page, and of links back to it.
    ///   - content: Loads and creates the content. Its task is cancelled if the connection closes. It can't store
    ///     anything with the visitor (``WebVisit/keep(_:as:)``), because the cookies are sent first.
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
    /// The HTTP status: usually 200, 404 if something doesn't exist, or 502 or 503 if a data source fails.
    let status: Int
    /// The title, if it is known only after loading; nil for the page's own.
    let title: String?
    let description: String?
    /// The number of seconds after which browsers reload the page (RFC 9110, section 10.2.3); nil if they don't.
    let retryAfter: Int?
    /// The content below the title.
    let body: HTML

    /// Creates the content of a page. With open sheets, the response has the status, title, description and retry time
    /// of the topmost one.
    ///
    /// - Parameters:
    ///   - status: The HTTP status: 404 if something doesn't exist; 502 or 503 if a data source fails.
    ///   - title: A title that is known only after loading; nil for the page's own.
    ///   - description: A sentence about the page, for search engines and previews; nil for the layout's.
    ///   - retryAfter: The number of seconds after which browsers reload the page; nil if they don't.
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
