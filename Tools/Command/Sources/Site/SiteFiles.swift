#if Tools
import WaymarkLinks

/// The files of a site for an app's links.
package struct SiteFiles: Sendable {
    /// The name of the page with the list of links.
    static let index = "index.html"
    /// The name of the script for pages whose links have values.
    static let script = "waymark-open.js"
    /// The path of the served folder, with a trailing slash.
    static let served = "public/"

    /// The texts of the files, by path relative to the site's folder.
    package let files: [String: String]
    /// Notes on the parts that the site lacks, each with the option that adds the part, if there is one.
    package let notes: [String]

    /// Creates the files.
    ///
    /// - Parameters:
    ///   - text: The texts of the site.
    ///   - appIDs: The app's ids on Apple's platforms; empty for a site without Apple's association file.
    ///   - android: The Android app's package and certificates; nil for a site without Android's association file.
    /// - Throws: `CommandFault` if the app has no host, its links can't be set up, an identifier or text is invalid, or
    ///   an association file can't express a pattern.
    package init(
        _ read: ReadApp, _ app: App, text: SiteText, appIDs: [String],
        android: (package: String, fingerprints: [String])?
    ) throws(CommandFault) {
        let table = try ReadTable(read, app)
        let origins = read.model.origins(of: app)
        guard let host = origins.hosts.first else {
            throw CommandFault("the app has no host: add one to .waymark.yml, such as hosts: [recipes.example]")
        }
        let patterns = table.entries.map(\.parsed)
        if let fault = text.fault(patterns: Set(patterns.map(\.text))) { throw CommandFault(fault) }
        let pages = zip(table.entries, SitePage.files(of: patterns)).map { entry, file in
            let own = text.pages[entry.parsed.text]
            return SitePage(
                pattern: entry.parsed, title: own?.title ?? Self.title(read.model[entry.destination]),
                description: own?.description, file: file)
        }.sorted(by: SitePage.isBefore)
        let html = SitePages(
            title: text.title ?? Self.title(app), text: text, host: host, scheme: origins.schemes.first,
            package: android?.package)

        var files: [String: String] = [:]
        var notes: [String] = []
        var associations: [String] = []
        func association(_ name: String, _ text: String) {
            associations.append(".well-known/" + name)
            files[Self.served + ".well-known/" + name] = text
        }
        if appIDs.isEmpty {
            notes.append("no apple-app-site-association: add --app-id")
        } else {
            association("apple-app-site-association", try table.apple(appIDs: appIDs))
        }
        if let android {
            association("assetlinks.json", try table.android(android.package, android.fingerprints))
        } else {
            notes.append("no assetlinks.json: add --package and --fingerprint")
        }
        if origins.schemes.isEmpty { notes.append("no 'Open in the app': the app has no scheme") }
        if text.appStoreID == nil { notes.append("no App Store banner: add --app-store-id") }
        for page in pages { files[Self.served + page.file] = html.page(page) }
        files[Self.served + Self.index] = html.index(pages)
        files[Self.served + Self.script] = SitePages.script
        let fixed = associations.map { (path: $0, type: "application/json") } + [(Self.script, "text/javascript")]
        files["nginx.conf"] = SiteServers.nginx(pages, files: fixed)
        files["Caddyfile"] = SiteServers.caddy(pages, files: fixed)
        self.files = files
        self.notes = notes
    }

    /// Returns the title of an app: `Recipes` for the target `RecipesApp`.
    private static func title(_ app: App) -> String {
        app.name.hasSuffix("App") && app.name.count > 3 ? String(app.name.dropLast(3)) : app.name
    }
    /// Returns the title of a destination: `Recipe` for `RecipeIncomingNavigation.detail`, and `Edit recipe` for
    /// `RecipeIncomingNavigation.edit`.
    private static func title(_ destination: Destination) -> String {
        let type = destination.typeName.split(separator: ".").last.map(String.init) ?? destination.typeName
        let subject =
            ["IncomingNavigation", "Destination", "Navigation", "Route"].first { type.hasSuffix($0) }
            .map { String(type.dropLast($0.count)) } ?? type
        let words = words(subject)
        guard let name = destination.caseName else { return words ?? type }
        guard let words else { return self.words(name) ?? name }
        switch name {
        case "detail", "details", "list", "main", "root", "show", "view": return words
        case "add", "create", "delete", "edit", "filter", "new", "search", "share":
            return "\(self.words(name) ?? name) \(words.lowercased())"
        default: return self.words(name) ?? name
        }
    }
    /// Returns a name as words, such as `Recipe book` for `recipeBook`; nil if it isn't a valid name.
    private static func words(_ name: String) -> String? { (try? ScaffoldName(name, of: "a screen"))?.title }
}
#endif
