import Waymark

/// The frame around every page: title, stylesheets, the links at the top.
public struct WebLayout {
    /// The app's name. It follows each page's title.
    let name: String
    /// The language of the pages, as a BCP 47 tag.
    let language: String
    /// The stylesheets.
    private(set) var stylesheets: [WebPath]
    fileprivate var script = WebScript.path
    /// The links at the top of every page, made by running actions on the coordinator.
    let navigation: @MainActor (WebContext) -> HTML

    /// Creates a layout.
    public init(
        name: String, language: String = "en", stylesheets: [WebPath],
        navigation: @escaping @MainActor (WebContext) -> HTML = { _ in HTML() }
    ) {
        self.name = name
        self.language = language
        self.stylesheets = stylesheets
        self.navigation = navigation
    }
    /// With addresses that browsers may keep.
    func pinned(by assets: WebAssets) -> WebLayout {
        var layout = self
        layout.stylesheets = stylesheets.map(assets.pinned)
        layout.script = assets.pinned(script)
        return layout
    }
}

/// A rendered level of the state.
struct DrawnLevel {
    /// How the level is presented; nil for the page itself.
    let style: ModalStyle?
    let title: String
    let body: HTML
    /// One step back within the level, and its title.
    let up: (path: WebPath, title: String)?
    /// The page without this modal.
    let close: WebPath?
}

/// The visible levels, and how they are answered: like the topmost one, and public if all of them are.
struct Drawing {
    var levels: [DrawnLevel] = []
    /// The page on top, if its content is still to come.
    var streamed: WebPage?
    var status = 200
    var retryAfter: Int?
    var isPublic = true
}

/// Draws the frame around pages. A class, since its closures would copy a layout again and again.
@MainActor final class PageFrame {
    private let layout: WebLayout
    /// What follows a page's own title.
    private let suffix: String

    init(_ layout: WebLayout) {
        self.layout = layout
        suffix = " · " + layout.name
    }

    /// The whole document: the base level, then its sheets as dialogs.
    func document(_ levels: [DrawnLevel], _ context: WebContext) -> HTML {
        whole {
            head(title: levels.last?.title ?? layout.name)
            Element(unchecked: "body", levels[0].style == nil ? [] : [.class("wm-cover")]) { body(levels, context) }
        }
    }
    private func whole(@HTMLBuilder _ content: () -> HTML) -> HTML {
        var html = HTML(room: 16) { $0.text("<!doctype html>\n") }
        html.append(Element(unchecked: "html", [HTMLAttribute("lang", layout.language)], content: content).html)
        return html
    }

    private func head(title: String) -> HTML {
        HTML {
            Element("head") {
                Element("meta", HTMLAttribute("charset", "utf-8"))
                Element("title") {
                    title
                    if title != layout.name { suffix }
                }
                links
            }
        }
    }
    /// The stylesheets and the script of every page.
    private lazy var links = HTML {
        Element(
            "meta", HTMLAttribute("name", "viewport"), HTMLAttribute("content", "width=device-width, initial-scale=1"))
        Element("meta", HTMLAttribute("name", "color-scheme"), HTMLAttribute("content", "light dark"))
        for stylesheet in layout.stylesheets {
            Element("link", HTMLAttribute("rel", "stylesheet"), .href(stylesheet))
        }
        Element(unchecked: "script", [.src(layout.script), .flag("defer")])
    }.alone()
    /// The first link of every page, which leads past the others.
    private lazy var skip = skipLink(.none).alone()
    private func skipLink(_ inert: HTMLAttribute) -> HTML {
        Element("a", .class("wm-skip"), .href("#main"), inert) { "Skip to content" }.html
    }

    private func body(_ levels: [DrawnLevel], _ context: WebContext) -> HTML {
        let base = levels[0]
        let isCovered = levels.count > 1
        let inert = HTMLAttribute.when(isCovered, .flag("inert"))
        return HTML {
            isCovered ? skipLink(inert) : skip
            if base.style == nil {
                Element("header", .class("wm-header"), inert) {
                    Element("nav", .label("Main")) { layout.navigation(context) }
                }
            }
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

    /// The links that lead back, and out of a cover.
    private func bar(_ level: DrawnLevel) -> HTML {
        HTML {
            if level.up != nil || level.close != nil {
                Element("nav", .class("wm-bar"), .label("Up")) {
                    if let up = level.up {
                        Element("a", .class("wm-up"), .href(up.path)) { up.title }
                    }
                    if let close = level.close {
                        Element("a", .class("wm-close"), .href(close), HTMLAttribute("data-waymark", "close")) {
                            "Close"
                        }
                    }
                }
            }
        }
    }

    private func dialog(_ level: DrawnLevel, _ index: Int, isTop: Bool) -> HTML {
        let title = "wm-title-\(index)"
        // a landmark, so that readers can jump to it
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
                    if let up = level.up {
                        Element("a", .class("wm-up"), .href(up.path)) { up.title }
                    }
                    Element(
                        unchecked: "h2",
                        [.id(title), HTMLAttribute("tabindex", "-1")] + (isTop ? [.flag("autofocus")] : [])
                    ) { level.title }
                    if let close = level.close {
                        Element("a", .class("wm-close"), .href(close), HTMLAttribute("data-waymark", "close")) {
                            "Close"
                        }
                    }
                }
                Element("div", .class("wm-sheet-body")) { level.body }
            }
        }.html
    }

    /// An error page, which needs no feature.
    func errorDocument(title: String, text: String) -> HTML {
        whole {
            head(title: title)
            Element("body") {
                Element("main", .id("main"), .class("wm-main")) {
                    Element("h1") { title }
                    Element("p") { text }
                    Element("p") { Element("a", .href("/")) { "Start again" } }
                }
            }
        }
    }
}
