#if Tools
import Foundation
import Testing
import WaymarkLinks

@testable import WaymarkTool

/// Returns the files of a site for the shop, after changes to the shop's sources.
func shopSite(
    _ text: SiteText = SiteText(), _ changes: (inout [String: String]) -> Void = { _ in }
) async throws -> SiteFiles {
    var files = Shop.files
    changes(&files)
    let read = try await Project(files).read()
    return try SiteFiles(
        read, try #require(read.apps.first), text: text, appIDs: ["ABCDE12345.example.shop"],
        android: ("example.shop", [fingerprint("14")]))
}

@Suite("waymark site: the files") struct SiteTests {
    private func page(_ site: SiteFiles, _ name: String) throws -> ParsedPage {
        try ParsedPage(try #require(site.files["public/\(name)"]))
    }

    @Test("the site has a page for each pattern, an index, a script, both association files and server snippets")
    func files() async throws {
        #expect(
            try await shopSite().files.keys.sorted() == [
                "Caddyfile", "nginx.conf", "public/.well-known/apple-app-site-association",
                "public/.well-known/assetlinks.json", "public/help.html", "public/home.html", "public/index.html",
                "public/items.html", "public/items/_id.html", "public/receipts.html", "public/waymark-open.js",
            ])
    }
    @Test("a page has the banner, store links and a preview; without placeholders, also a scheme link and its URL")
    func content() async throws {
        var text = SiteText()
        text.title = "The shop"
        text.appStoreID = "1234567890"
        text.image = "https://shop.example/card.png"
        text.pages["/items/{id}"] = SiteText.Page(title: "An item", description: "Something to buy")
        let stores = [
            "https://apps.apple.com/app/id1234567890", "https://play.google.com/store/apps/details?id=example.shop",
        ]
        let site = try await shopSite(text)
        let help = try page(site, "help.html")
        #expect(help.links == ["shop://help"] + stores)
        #expect(help.metas["apple-itunes-app"] == "app-id=1234567890, app-argument=https://shop.example/help")
        #expect(help.metas["og:url"] == "https://shop.example/help")
        let page = try page(site, "items/_id.html")
        #expect(page.links == stores && page.metas["apple-itunes-app"] == "app-id=1234567890")
        #expect(page.metas["og:title"] == "An item" && page.metas["og:site_name"] == "The shop")
        #expect(page.metas["og:description"] == "Something to buy")
        #expect(page.metas["og:url"] == nil)
        #expect(page.metas["og:image"] == "https://shop.example/card.png")
        #expect(page.title == "An item · The shop" && page.texts["h1"] == "An item")
    }
    @Test("no page has an HTML comment, and only a page whose links have values has a button for the script")
    func plain() async throws {
        let site = try await shopSite()
        for (path, text) in site.files where path.hasSuffix(".html") { #expect(!text.contains("<!--"), "\(path)") }
        let button = #"<a class="button" data-scheme="shop" hidden="">Open in the app</a>"#
        #expect(site.files["public/items/_id.html"]?.contains(button) == true)
        #expect(site.files["public/help.html"]?.contains("data-scheme") == false)
    }
    @Test("a page shows readable words, and no pattern")
    func words() async throws {
        let site = try await shopSite()
        for (path, text) in site.files where path.hasSuffix(".html") { #expect(!text.contains("{id}"), "\(path)") }
        #expect(try page(site, "items/_id.html").texts["h1"] == "Items")
        #expect(try page(site, "help.html").texts["h1"] == "Help")
    }
    @Test("the scheme link of a page leads to the same destination as the page's own link")
    func schemeLinks() async throws {
        let read = try await Project(Shop.files).read()
        let app = try #require(read.apps.first)
        let resolution = try LinkResolution(read, app)
        let site = try await shopSite()
        for (name, request) in [("home", "/home"), ("items", "/items?page=2"), ("items/_id", "/items/7")] {
            // a page without values has its scheme link in the markup; with values, the script builds it from the
            // address
            let link = name == "home" ? try #require(try page(site, "home.html").links.first) : "shop:/" + request
            let answers = [link, "https://shop.example" + request].map { resolution.answer($0, explains: false) }
            #expect(answers[0].isAccepted && answers[0].destination == answers[1].destination, "\(link)")
            #expect(answers[0].values == answers[1].values)
        }
    }
    @Test("no page has an inline script, and each forbids all scripts but the site's")
    func scripts() async throws {
        for (path, text) in try await shopSite().files where path.hasSuffix(".html") {
            let scripts = text.matches(of: #/<script[^>]*>/#).map { String($0.0) }
            #expect(Set(scripts).isSubset(of: [#"<script src="/waymark-open.js" defer="">"#]), "\(path)")
            let policy = try ParsedPage(text).metas["Content-Security-Policy"]
            #expect(policy?.hasPrefix("default-src 'none'; script-src 'self';") == true, "\(path)")
        }
    }
    @Test("the index links only to the store and to the pages whose links have no values")
    func index() async throws {
        let page = try page(try await shopSite(), "index.html")
        #expect(page.codes.isEmpty)
        #expect(
            page.links == ["/help", "/home", "/receipts", "https://play.google.com/store/apps/details?id=example.shop"])
    }
    @Test("texts of the configuration and literals of patterns are escaped")
    func escaping() async throws {
        let evil = "<script>\"'&</script>"
        var text = SiteText()
        text.title = evil
        text.description = evil
        text.image = "https://shop.example/\"><script>"
        text.pages["/a\"<b>&'"] = SiteText.Page(title: evil, description: evil)
        let site = try await shopSite(text) { files in
            files[Fault.home] = files[Fault.home]?.replacing("\"/help\"", with: "\"/a\\\"<b>&'\"")
        }
        for (path, file) in site.files where path.hasSuffix(".html") {
            #expect(!file.contains("<script>"), "\(path)")
            _ = try ParsedPage(file)
        }
        let page = try page(site, "a__b___.html")
        #expect(page.texts["h1"] == evil && page.metas["og:title"] == evil)
        #expect(site.files["nginx.conf"]?.contains("location ~ \"^/a\\x22\\x3Cb\\x3E\\x26\\x27/?$\"") == true)
    }
    @Test("a site for an app without a scheme leaves out the button that opens the app, and a note says so")
    func noScheme() async throws {
        let site = try await shopSite { files in
            files[Fault.shop] = files[Fault.shop]?.replacing("[\"shop\"]", with: "[]")
        }
        #expect(site.notes.contains("no 'Open in the app': the app has no scheme"))
        #expect(try page(site, "home.html").links == ["https://play.google.com/store/apps/details?id=example.shop"])
    }
    @Test(
        "an invalid setting of a site is refused",
        arguments: [
            ("id123", nil, nil, "'id123' is not an App Store ID; expected digits, such as 1234567890"),
            (nil, "/card.png", nil, "'/card.png' is not the address of an image; it must begin with https://"),
            (nil, nil, "/nowhere", "there is no pattern '/nowhere' for a page of the site"),
        ] as [(String?, String?, String?, String)])
    func refused(_ id: String?, _ image: String?, _ page: String?, _ message: String) async throws {
        var text = SiteText()
        text.appStoreID = id
        text.image = image
        if let page { text.pages[page] = SiteText.Page() }
        let fault = await #expect(throws: CommandFault.self) { try await shopSite(text) }
        #expect(fault?.description == message)
    }
    @Test("a site for an app without a host is refused")
    func noHost() async throws {
        let fault = await #expect(throws: CommandFault.self) {
            try await shopSite { files in
                files[Fault.shop] = files[Fault.shop]?.replacing("[\"shop.example\"]", with: "[]")
            }
        }
        #expect(fault?.description == "the app has no host: add one to .waymark.yml, such as hosts: [recipes.example]")
    }
    @Test("the configuration of the site is read, and a mistake in it is reported with its line")
    func configuration() throws {
        let site = try ToolConfiguration(
            yaml: """
                site:
                  title: The shop
                  appStoreID: "1"
                  pages:
                    /items/{id}: {title: An item}
                """, rules: []
        ).site
        #expect(site.title == "The shop" && site.appStoreID == "1" && site.pages["/items/{id}"]?.title == "An item")
        let fault = #expect(throws: ToolConfiguration.Fault.self) {
            try ToolConfiguration(yaml: "site:\n  name: x\n", rules: [])
        }
        #expect(fault?.description == ".waymark.yml:2: there is no key 'name'")
    }
}

@Suite("waymark site: the patterns") struct SitePageTests {
    private func pages(_ patterns: [String]) throws -> [SitePage] {
        let parsed = try patterns.map { try PatternParser.parse(LinkPattern($0)) }
        return zip(parsed, SitePage.files(of: parsed)).map {
            SitePage(pattern: $0, title: "", description: nil, file: $1)
        }
    }

    @Test(
        "a pattern's regular expression matches its paths",
        arguments: [
            ("/", "^/$"), ("/home", "^/home/?$"), ("/a/{b}/c", "^/a/[^/]+/c/?$"), ("/a/{b?}", "^/a(?:/[^/]+)?/?$"),
            ("/a/{b...}", "^/a/.+/?$"), ("/a.b+c", "^/a\\x2Eb\\x2Bc/?$"), ("/küche", "^/küche/?$"),
        ])
    func expressions(_ pattern: String, _ expression: String) throws {
        #expect(try pages([pattern])[0].expression == expression)
    }
    @Test("file names are distinct, and none is hidden or outside its folder")
    func names() throws {
        let patterns = ["/", "/index", "/Help", "/help", "/.well-known/x", "/a/{id}", "/a/_id", "/a b", "/a:b"]
        #expect(
            try pages(patterns).map(\.file) == [
                "_root.html", "index-2.html", "Help.html", "help-2.html", "_well-known/x.html", "a/_id.html",
                "a/_id-2.html", "a_b.html", "a_b-2.html",
            ])
    }
    @Test("patterns are ordered segment by segment: literal, parameter, optional, rest")
    func order() throws {
        let patterns = ["/{a...}", "/a/{b?}", "/a/{b}/c", "/a/x/c", "/{a}/b", "/a/x"]
        #expect(
            try pages(patterns).sorted(by: SitePage.isBefore).map(\.pattern.text)
                == ["/a/x", "/a/x/c", "/a/{b}/c", "/a/{b?}", "/{a}/b", "/{a...}"])
    }
}

@Suite("waymark site: the folder") struct SiteFolderTests {
    private let temporary: TemporaryFolder
    private var folder: SiteFolder { SiteFolder(temporary.url) }

    init() throws { temporary = try TemporaryFolder() }
    @discardableResult
    private func make(_ files: [String: String], force: Bool = false) throws -> [String] {
        let changes = try folder.changes(to: files, force: force)
        try folder.write(changes, files: files)
        return changes.map { $0.word.trimmingCharacters(in: .whitespaces) + " " + $0.path }
    }

    @Test("the options of a run are stored, and those of the next run take precedence")
    func told() throws {
        var first = SiteOptions()
        (first.appIDs, first.package, first.fingerprints) = (["ABCDE12345.example.shop"], "example.shop", ["AA"])
        try folder.write([], files: [:], told: first)
        var second = SiteOptions()
        second.package = "example.other"
        let all = second.or(folder.told)
        #expect(all.appIDs == first.appIDs && all.fingerprints == ["AA"] && all.package == "example.other")
        #expect(SiteFolder(temporary.url.appending(path: "nowhere")).told == SiteOptions())
    }
    @Test("a second run rewrites its files, and removes those it no longer creates")
    func again() throws {
        #expect(try make(["a/b": "1", "c": "1"]) == ["made a/b", "made c"])
        #expect(try make(["a/b": "1", "c": "1"]).isEmpty)
        #expect(try make(["a/b": "2"]) == ["changed a/b", "removed c"])
        #expect(!FileManager.default.fileExists(atPath: temporary.url.appending(path: "c").path()))
    }
    @Test("a file that the site didn't create isn't overwritten without --force")
    func foreign() throws {
        try temporary.write("a", "mine")
        let fault = #expect(throws: CommandFault.self) { try make(["a": "1"]) }
        #expect(fault?.description == "not written by waymark site, or changed since: a; overwrite with --force")
        #expect(try temporary.text("a") == "mine")
        #expect(try make(["a": "1"], force: true) == ["changed a"])
    }
    @Test("an edited file is overwritten only with --force, and isn't removed even then")
    func changed() throws {
        try make(["a": "1", "b": "1"])
        try temporary.write("a", "mine")
        try temporary.write("b", "mine")
        #expect(throws: CommandFault.self) { try make(["a": "2"]) }
        #expect(try make(["a": "2"], force: true) == ["changed a"])
        #expect(try temporary.text("b") == "mine")
    }
    @Test("a manipulated record removes nothing outside the folder")
    func record() throws {
        try temporary.write("outside", "1")
        try make(["site/a": "1"])
        let inner = SiteFolder(temporary.url.appending(path: "site"))
        try inner.write([], files: ["../outside": "1", "a": "1"])
        #expect(try inner.changes(to: [:], force: false).map(\.path) == ["a"])
    }
    @Test("an invalid record is reported, and replaced with --force")
    func malformed() throws {
        try temporary.write("waymark-site.json", "[]")
        let fault = "waymark-site.json can't be read, or is from another version; replace it with --force"
        #expect(throws: CommandFault(fault)) {
            try make(["a": "1"])
        }
        #expect(try make(["a": "1"], force: true) == ["made a"])
        #expect(try make(["a": "1"]).isEmpty)
    }
    @Test("without the options for it, a later run removes an association file only with --force")
    func association() throws {
        let file = "public/.well-known/apple-app-site-association"
        try make([file: "{}", "a": "1"])
        let fault = #expect(throws: CommandFault.self) { try make(["a": "2"]) }
        #expect(fault?.description.hasPrefix("an earlier run wrote \(file), and this one lacks its options: ") == true)
        #expect(try temporary.text(file) == "{}" && temporary.text("a") == "1")
        #expect(try make(["a": "2"], force: true) == ["changed a", "removed \(file)"])
    }
    @Test(
        "nothing is written through a symbolic link that leads out of the folder, or nowhere",
        arguments: ["outside", "nowhere"])
    func links(_ target: String) throws {
        try temporary.write("outside/a", "1")
        try temporary.write("site/b", "1")
        let site = temporary.url.appending(path: "site")
        for (name, made) in [("public", "public/a"), ("a", "a"), (SiteFolder.record, "c")] {
            let link = site.appending(path: name)
            let end = temporary.url.appending(path: target).path() + (name == "public" ? "" : "/a")
            try FileManager.default.createSymbolicLink(atPath: link.path(), withDestinationPath: end)
            #expect(
                throws: CommandFault(
                    "\(link.path()) is a symbolic link that leads out of the site's folder: remove it")
            ) { try SiteFolder(site).changes(to: [made: "2"], force: true) }
            try FileManager.default.removeItem(at: link)
        }
        #expect(try temporary.text("outside/a") == "1")
    }
    @Test("a folder that is a symbolic link is accepted, and so are links that stay inside it")
    func inside() throws {
        try temporary.write("real/a", "1")
        let site = temporary.url.appending(path: "site")
        try FileManager.default.createSymbolicLink(atPath: site.path(), withDestinationPath: "real")
        try FileManager.default.createSymbolicLink(
            atPath: temporary.url.appending(path: "real/b").path(), withDestinationPath: "a")
        #expect(try SiteFolder(site).changes(to: ["b": "2"], force: true).map(\.path) == ["b"])
    }
    @Test("git applies the diff, with its removals")
    func diff() throws {
        try make(["a": "1\n", "b": "1\n"])
        let changes = try folder.changes(to: ["a": "2\n", "c": "1\n"], force: false)
        try temporary.write("diff", SiteFolder.diff(changes))
        let root = temporary.url.path(percentEncoded: false)
        #expect(try run(["git", "-C", root, "apply", "-p1", root + "/diff"]).status == 0)
        #expect(try temporary.text("a") == "2\n" && temporary.text("c") == "1\n")
        #expect(!FileManager.default.fileExists(atPath: root + "/b"))
    }
}
#endif
