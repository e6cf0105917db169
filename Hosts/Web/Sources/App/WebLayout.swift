import Waymark

/// The frame around every page: title, style, icon and navigation.
public struct WebLayout {
    let name: String
    let language: String
    let description: String?
    private(set) var icon: WebPath?
    private(set) var touchIcon: WebPath?
    private(set) var stylesheets: [WebPath]
    fileprivate var script = WebScript.path
    let navigation: (@MainActor (WebContext) -> HTML)?

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - name: The app's name. It is appended to each page's title.
    ///   - language: The language of the pages, as a BCP 47 tag.
    ///   - description: A sentence about the app, for search engines and link previews (Open Graph). A page can have
    ///     its own: see ``WebContent``. Without either, a page has no preview.
    ///   - icon: The icon in tabs and bookmarks; nil for the name's first letter or digit.
    ///   - touchIcon: The icon on a home screen and in previews: a square PNG of 180 pixels or more; nil for none.
    ///   - stylesheets: The stylesheets, in order. Defaults to the library's own.
    ///   - navigation: Creates the links at the top of every page except full-screen covers, from actions on the
    ///     context's coordinator; nil for the app's name as a link to `/`.
    public init(
        name: String, language: String = "en", description: String? = nil, icon: WebPath? = nil,
        touchIcon: WebPath? = nil, stylesheets: [WebPath] = [.defaultStylesheet],
        navigation: (@MainActor (WebContext) -> HTML)? = nil
    ) {
        self.name = name
        self.language = language
        self.description = description
        self.icon = icon
        self.touchIcon = touchIcon
        self.stylesheets = stylesheets
        self.navigation = navigation
    }
    /// The library's own files, including the default icon if the layout has none.
    var assets: [WebAsset] {
        [WebScript.asset, WebStyle.asset] + (icon == nil ? [WebIcon.asset(name: name)] : [])
    }
    /// Returns the layout with versioned addresses, whose files browsers may cache for a year.
    func pinned(by assets: WebAssets) -> WebLayout {
        var layout = self
        layout.stylesheets = stylesheets.map(assets.pinned)
        layout.script = assets.pinned(script)
        layout.icon = assets.pinned(icon ?? WebIcon.path)
        layout.touchIcon = touchIcon.map(assets.pinned)
        return layout
    }
}

/// A rendered level of the state.
struct DrawnLevel {
    /// The presentation of the level if it is a modal; nil otherwise.
    let style: ModalStyle?
    let title: String
    var description: String?
    let body: HTML
    /// The link to the page one step back within the level, and that page's title; nil if there is no such link.
    let up: (path: WebPath, title: String)?
    /// The link that closes this modal; nil if the level isn't a modal, or if there is no such link.
    let close: WebPath?

    /// Returns a level for a page shown instead of the requested one.
    static func instead(_ page: WebPage, _ content: WebContent) -> DrawnLevel {
        DrawnLevel(
            style: nil, title: content.title ?? page.title, description: content.description, body: content.body,
            up: nil, close: nil)
    }
}

/// The rendered visible levels. The response has the status of the topmost level, and is public only if all levels are.
struct Drawing {
    var levels: [DrawnLevel] = []
    /// The page on top, if its content is streamed; nil otherwise.
    var streamed: WebPage?
    var status = 200
    var retryAfter: Int?
    var isPublic = true
}

/// The renderer of the frame around pages. A class, because its closures would otherwise copy the layout repeatedly.
@MainActor final class PageFrame {
    private let layout: WebLayout
    /// The text after a page's own title.
    private let suffix: String

    init(_ layout: WebLayout) {
        self.layout = layout
        suffix = " · " + layout.name
    }

    /// Returns the whole document: the base level, followed by its sheets as dialogs.
    func document(_ levels: [DrawnLevel], _ context: WebContext) -> HTML {
        whole {
            head(title: levels.last?.title ?? layout.name, description: levels.last?.description)
            Element(unchecked: "body", levels[0].style == nil ? [] : [.class("wm-cover")]) { body(levels, context) }
        }
    }
    private func whole(@HTMLBuilder _ content: () -> HTML) -> HTML {
        var html = HTML(markup: Array("<!doctype html>\n".utf8))
        html.append(Element(unchecked: "html", [HTMLAttribute("lang", layout.language)], content: content).html)
        return html
    }

    private func head(title: String, description: String? = nil) -> HTML {
        HTML {
            Element("head") {
                Element("meta", HTMLAttribute("charset", "utf-8"))
                Element("title") {
                    title
                    if title != layout.name { suffix }
                }
                links
                if let description = description ?? layout.description { preview(title, description) }
            }
        }
    }
    /// Returns the metadata for search engines and link previews (Open Graph).
    private func preview(_ title: String, _ description: String) -> HTML {
        func meta(_ name: StaticString, _ property: String, _ content: String) -> Element {
            Element("meta", HTMLAttribute(name, property), HTMLAttribute("content", content))
        }
        return HTML {
            meta("name", "description", description)
            meta("property", "og:type", "website")
            meta("property", "og:site_name", layout.name)
            meta("property", "og:title", title)
            meta("property", "og:description", description)
            if let picture = layout.touchIcon, let origin = WebVisit.current?.origin {
                meta("property", "og:image", origin + picture.text)
            }
        }
    }
    /// The viewport, color scheme, stylesheets, icons and script of every page.
    private lazy var links = HTML {
        Element(
            "meta", HTMLAttribute("name", "viewport"), HTMLAttribute("content", "width=device-width, initial-scale=1"))
        Element("meta", HTMLAttribute("name", "color-scheme"), HTMLAttribute("content", "light dark"))
        for stylesheet in layout.stylesheets {
            Element("link", HTMLAttribute("rel", "stylesheet"), .href(stylesheet))
        }
        if let icon = layout.icon { Element("link", HTMLAttribute("rel", "icon"), .href(icon)) }
        if let icon = layout.touchIcon { Element("link", HTMLAttribute("rel", "apple-touch-icon"), .href(icon)) }
        Element(unchecked: "script", [.src(layout.script), .flag("defer")])
    }
    /// The default navigation: the app's name as a link to the root.
    private lazy var brand = Element("a", .class("brand"), .href("/")) { layout.name }.html
    /// The first link of every page, which skips the navigation.
    private lazy var skip = skipLink(.none)
    private func skipLink(_ inert: HTMLAttribute) -> HTML {
        Element("a", .class("wm-skip"), .href("#main"), inert) { "Skip to content" }.html
    }

    private func body(_ levels: [DrawnLevel], _ context: WebContext) -> HTML {
        let base = levels[0]
        let isCovered = levels.count > 1
        let inert = HTMLAttribute.when(isCovered, .flag("inert"))
        return HTML {
            isCovered ? skipLink(inert) : skip
            if base.style == nil { header(context, inert) }
            Element("main", .id("main"), .class("wm-main"), HTMLAttribute("tabindex", "-1"), inert) {
                bar(base)
                Element("h1") { base.title }
                base.body
            }
            for (index, sheet) in levels.enumerated().dropFirst() {
                dialog(sheet, index, isTop: index == levels.count - 1)
            }
        }
    }

    /// Returns the link one step back and the link that closes a cover; empty if there is neither.
    private func bar(_ level: DrawnLevel) -> HTML {
        HTML {
            if level.up != nil || level.close != nil {
                Element("nav", .class("wm-bar"), .label("Up")) {
                    upLink(level)
                    closeLink(level)
                }
            }
        }
    }

    private func upLink(_ level: DrawnLevel) -> HTML {
        HTML { if let up = level.up { Element("a", .class("wm-up"), .href(up.path)) { up.title } } }
    }
    private func closeLink(_ level: DrawnLevel) -> HTML {
        HTML {
            if let close = level.close {
                Element("a", .class("wm-close"), .href(close), HTMLAttribute("data-waymark", "close")) { "Close" }
            }
        }
    }

    private func dialog(_ level: DrawnLevel, _ index: Int, isTop: Bool) -> HTML {
        let title = "wm-title-\(index)"
        // a landmark, so that screen reader users can jump to it
        return Element("section", HTMLAttribute("aria-labelledby", title)) {
            if isTop, let close = level.close {
                Element(
                    "a", .class("wm-backdrop"), .href(close), .label("Close \(level.title)"),
                    HTMLAttribute("tabindex", "-1"))
            }
            Element(
                unchecked: "dialog",
                [.class("wm-sheet"), .flag("open"), HTMLAttribute("aria-labelledby", title)]
                    + (isTop ? [HTMLAttribute("aria-modal", "true")] : [.flag("inert")])
            ) {
                Element("div", .class("wm-sheet-bar")) {
                    upLink(level)
                    Element(
                        unchecked: "h2",
                        [.id(title), HTMLAttribute("tabindex", "-1")] + (isTop ? [.flag("autofocus")] : [])
                    ) { level.title }
                    closeLink(level)
                }
                Element("div", .class("wm-sheet-body")) { level.body }
            }
        }.html
    }

    private func header(_ context: WebContext, _ inert: HTMLAttribute = .none) -> Element {
        Element("header", .class("wm-header"), inert) {
            Element("nav", .label("Main")) { layout.navigation?(context) ?? brand }
        }
    }

    /// Returns an error page, which shows no feature's content.
    ///
    /// - Parameter context: The context of the root state. The header's navigation is built from it.
    func errorDocument(title: String, text: String, _ context: WebContext) -> HTML {
        whole {
            head(title: title)
            Element("body") {
                skip
                header(context)
                Element("main", .id("main"), .class("wm-main"), HTMLAttribute("tabindex", "-1")) {
                    Element("h1") { title }
                    Element("div", .class("notice")) {
                        Element("p") { text }
                        Element("p", .class("actions")) { Element("a", .class("button"), .href("/")) { "Start again" } }
                    }
                }
            }
        }
    }
}
