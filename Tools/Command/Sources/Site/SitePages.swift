#if Tools
import WaymarkLinks

/// A writer of a site's pages. It escapes all text from the app and its configuration.
struct SitePages: Sendable {
    let title: String
    let text: SiteText
    /// The host in the addresses of link previews.
    let host: String
    let scheme: String?
    let package: String?

    /// The script of pages whose links have values. It shows a button for the link that was opened, and contains no
    /// host.
    static let script = """
        const link = document.querySelector("a[data-scheme]");
        link.href = link.dataset.scheme + ":/" + location.pathname + location.search;
        link.hidden = false;

        """

    // MARK: a page
    func page(_ page: SitePage) -> String {
        // a page with values is one file for many links, so it has no address
        let url = page.hasValues ? nil : "https://" + MarkupText.escaped(host + page.path)
        var head = [
            Self.meta("og:title", of: "property", page.title), Self.meta("og:site_name", of: "property", title),
        ]
        head +=
            (page.description ?? text.description).map {
                [Self.meta("og:description", of: "property", $0), Self.meta("description", of: "name", $0)]
            } ?? []
        head += text.image.map { [Self.meta("og:image", of: "property", $0)] } ?? []
        head += url.map { ["<meta property=\"og:url\" content=\"\($0)\" />"] } ?? []
        head += [
            Self.meta("og:type", of: "property", "website"),
            Self.meta("twitter:card", of: "name", text.image == nil ? "summary" : "summary_large_image"),
        ]
        if let id = text.appStoreID {
            let argument = url.map { ", app-argument=\($0)" } ?? ""
            head.append("<meta name=\"apple-itunes-app\" content=\"app-id=\(MarkupText.escaped(id))\(argument)\" />")
        }
        var body = ["<p class=\"app\">\(MarkupText.escaped(title))</p>", "<h1>\(MarkupText.escaped(page.title))</h1>"]
        body += (page.description ?? text.description).map { ["<p>\(MarkupText.escaped($0))</p>"] } ?? []
        body.append("<p>This link opens in \(MarkupText.escaped(title)).</p>")
        if let scheme, page.hasSchemeLink {
            let name = MarkupText.escaped(scheme)
            if page.hasValues {
                head.append("<script src=\"/\(SiteFiles.script)\" defer=\"\"></script>")
                body.append("<a class=\"button\" data-scheme=\"\(name)\" hidden=\"\">Open in the app</a>")
            } else {
                body.append(Self.link("\(name):/" + MarkupText.escaped(page.path), "Open in the app", style: "button"))
            }
        }
        body += stores
        return document(page.title, head, body)
    }
    private var stores: [String] {
        var links: [String] = []
        if let id = text.appStoreID {
            links.append(
                Self.link(
                    "https://apps.apple.com/app/id\(MarkupText.escaped(id))", "Get it on the App Store", style: "store")
            )
        }
        if let package {
            links.append(
                Self.link(
                    "https://play.google.com/store/apps/details?id=\(MarkupText.escaped(package))",
                    "Get it on Google Play",
                    style: "store"))
        }
        return links
    }

    // MARK: the index
    func index(_ pages: [SitePage]) -> String {
        let rows = pages.filter { !$0.hasValues }.map { page in
            "<li><a href=\"\(MarkupText.escaped(page.path))\">\(MarkupText.escaped(page.title))</a></li>"
        }
        var body = ["<h1>\(MarkupText.escaped(title))</h1>"]
        body += text.description.map { ["<p>\(MarkupText.escaped($0))</p>"] } ?? []
        if !rows.isEmpty { body += ["<p>Open in the app:</p>", "<ul>"] + rows + ["</ul>"] }
        return document(title, [Self.meta("robots", of: "name", "noindex")], body + stores)
    }

    // MARK: pieces
    private func document(_ title: String, _ head: [String], _ body: [String]) -> String {
        let policy =
            "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; "
            + "form-action 'none'"
        let first = [
            "<meta charset=\"utf-8\" />",
            Self.meta("viewport", of: "name", "width=device-width, initial-scale=1"),
            Self.meta("color-scheme", of: "name", "light dark"),
            Self.meta("Content-Security-Policy", of: "http-equiv", policy),
            "<title>\(MarkupText.escaped(title == self.title ? title : title + " · " + self.title))</title>",
        ]
        let lines =
            ["<!doctype html>", "<html lang=\"en\">", "<head>"] + first + head
            + ["<style>", Self.style, "</style>", "</head>", "<body>", "<main>"] + body
            + ["</main>", "</body>", "</html>"]
        return lines.joined(separator: "\n") + "\n"
    }
    private static func meta(_ name: String, of attribute: String, _ content: String) -> String {
        "<meta \(attribute)=\"\(name)\" content=\"\(MarkupText.escaped(content))\" />"
    }
    /// Returns a paragraph with a link. Escapes nothing: pass an escaped address, and the text as HTML.
    private static func link(_ address: String, _ text: String, style: String) -> String {
        "<p><a class=\"\(style)\" href=\"\(address)\">\(text)</a></p>"
    }

    private static let style = """
        :root { color-scheme: light dark; --text: #1c1c1e; --quiet: #5b5b61; --ground: #ffffff; --accent: #0057c2; --on: #ffffff; }
        @media (prefers-color-scheme: dark) {
            :root { --text: #f2f2f7; --quiet: #aeaeb6; --ground: #101012; --accent: #6cb2ff; --on: #06213f; }
        }
        body { margin: 0; background: var(--ground); color: var(--text); font: 1.0625rem/1.5 system-ui, sans-serif; }
        main { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem; overflow-wrap: anywhere; }
        h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; }
        .app { margin: 0; color: var(--quiet); }
        a { color: var(--accent); }
        [hidden] { display: none !important; }
        .button, .store { display: block; margin: 0 0 0.75rem; padding: 0.75rem 1rem; border-radius: 0.75rem; text-align: center; text-decoration: none; }
        .button { background: var(--accent); color: var(--on); font-weight: 600; }
        .store { border: 1px solid var(--quiet); }
        a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        ul { padding: 0; list-style: none; }
        li { padding: 0.5rem 0; }
        """
}
#endif
