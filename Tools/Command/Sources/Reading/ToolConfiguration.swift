#if Tools
import Foundation
import WaymarkLinks
import Yams

/// The content of `.waymark.yml`.
///
/// ```yaml
/// rules:
///   screen-without-test: off      # off, note, warning or error
/// exclude: [Generated]            # folders that aren't read
/// schemes: [recipes]              # for apps whose sources don't state them literally
/// hosts: [recipes.example]
/// apple:
///   appIDs: [ABCDE12345.example.recipes]
/// android:
///   package: example.recipes
///   fingerprints: ["14:6D:…"]
/// site:                           # what waymark site makes
///   title: Recipes
///   description: Recipes for two
///   appStoreID: "1234567890"
///   image: https://recipes.example/card.png
///   pages:
///     /recipes/{id}: {title: A recipe, description: What to cook}
/// ```
package struct ToolConfiguration: Hashable, Sendable {
    /// The reason for which a file can't be used, with its line if known.
    package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
        package let description: String
    }
    /// The level of a rule's findings.
    package enum Level: String, Hashable, Sendable, CaseIterable { case off, note, warning, error }

    package var rules: [String: Level] = [:]
    package var excluded: [String] = []
    /// The lines of the entries of `excluded`.
    private var exclusionLines: [Int] = []
    package var schemes: [String] = []
    package var hosts: [String] = []
    package var appIDs: [String] = []
    package var androidPackage: String?
    package var fingerprints: [String] = []
    package var site = SiteText()

    package init() {}

    /// - Parameter rules: The valid ids.
    /// - Throws: ``Fault``, which names the line.
    package init(yaml: String, rules known: Set<String>) throws(Fault) {
        let node: Node?
        do { node = try Yams.compose(yaml: yaml) } catch { throw Self.fault(error, in: yaml) }
        guard let node else { return }
        let root = try Self.mapping(node, "the file")
        for (key, value) in root {
            switch key.string ?? "" {
            case "rules":
                for (id, level) in try Self.mapping(value, "rules") {
                    guard let name = id.string, known.contains(name) else {
                        let near = Rule.near(id.string ?? "").map { ": did you mean '\($0.id)'?" } ?? ""
                        throw Self.fault(id, "there is no rule '\(id.string ?? "")'\(near)")
                    }
                    // YAML reads a bare `off` as false
                    let text = level.scalar?.string ?? ""
                    guard let level = text == "false" ? .off : Level(rawValue: text) else {
                        let all = Level.allCases.map(\.rawValue).joined(separator: ", ")
                        throw Self.fault(id, "'\(text)' is none of \(all)")
                    }
                    rules[name] = level
                }
            case "exclude":
                excluded = try Self.texts(value, "exclude").map(Self.path)
                guard !excluded.contains("") else { throw Self.fault(value, "exclude would leave nothing to read") }
                exclusionLines = value.sequence?.map { $0.mark?.line ?? 1 } ?? []
            case "schemes": schemes = try Self.origins(value, "schemes") { ($0, []) }
            case "hosts": hosts = try Self.origins(value, "hosts") { ([], $0) }
            case "apple":
                for (key, value) in try Self.mapping(value, "apple") {
                    guard key.string == "appIDs" else { throw Self.fault(key, "there is no '\(key.string ?? "")'") }
                    appIDs = try Self.texts(value, "appIDs", isValid: Self.check(appID:))
                }
            case "android":
                for (key, value) in try Self.mapping(value, "android") {
                    switch key.string {
                    case "package": androidPackage = try Self.text(value, "package", isValid: Self.check(package:))
                    case "fingerprints":
                        fingerprints = try Self.texts(value, "fingerprints", isValid: Self.check(fingerprint:))
                    default: throw Self.fault(key, "there is no '\(key.string ?? "")'")
                    }
                }
            case "site": site = try Self.site(value)
            default:
                throw Self.fault(
                    key,
                    "there is no '\(key.string ?? "")': rules, exclude, schemes, hosts, apple, android or site is meant"
                )
            }
        }
    }
    private static func site(_ node: Node) throws(Fault) -> SiteText {
        var site = SiteText()
        for (key, value) in try mapping(node, "site") {
            switch key.string ?? "" {
            case "title": site.title = try text(value, "title")
            case "description": site.description = try text(value, "description")
            case "appStoreID":
                let id = try text(value, "appStoreID")
                if let message = SiteText.fault(appStoreID: id) { throw fault(value, message) }
                site.appStoreID = id
            case "image":
                let image = try text(value, "image")
                if let message = SiteText.fault(image: image) { throw fault(value, message) }
                site.image = image
            case "pages":
                for (pattern, value) in try mapping(value, "pages") {
                    let name = try text(pattern, "a page's pattern")
                    do throws(PatternParser.Fault) { _ = try PatternParser.parse(LinkPattern(name)) } catch {
                        throw fault(pattern, "'\(name)', character \(error.column): \(error.problem)")
                    }
                    var page = SiteText.Page()
                    page.line = line(of: pattern)
                    for (key, value) in try mapping(value, "a page") {
                        switch key.string ?? "" {
                        case "title": page.title = try text(value, "title")
                        case "description": page.description = try text(value, "description")
                        default: throw fault(key, "there is no '\(key.string ?? "")'")
                        }
                    }
                    site.pages[name] = page
                }
            default: throw fault(key, "there is no '\(key.string ?? "")'")
            }
        }
        return site
    }

    /// Reads the file of a folder. Returns the defaults if there is none.
    static func read(in root: URL, rules: Set<String>) throws(Fault) -> ToolConfiguration {
        let text: String
        do throws(RegularFile.Fault) { text = try RegularFile.text(root.appending(path: ".waymark.yml")) } catch {
            guard !error.isMissing else { return ToolConfiguration() }
            throw Fault(description: ".waymark.yml \(error.message)")
        }
        return try ToolConfiguration(yaml: text, rules: rules)
    }
    /// Warnings about exclusions that match nothing in the folder.
    func unusedExclusions(in root: URL) -> [String] {
        zip(excluded, exclusionLines).filter { RegularFile.isFolder(root.appending(path: $0.0)) == nil }.map {
            ".waymark.yml:\($1): there is no '\($0)' to exclude"
        }
    }
    /// Warnings about pages of the site that belong to no pattern. None if a pattern is computed.
    func unusedPages(in model: AppModel) -> [String] {
        let patterns = model.destinations.flatMap(\.links).map(\.pattern.value)
        guard model.navigations.allSatisfy({ $0.unreadableLinks == nil }), !patterns.contains(nil) else { return [] }
        return site.pages.filter { !patterns.contains($0.key) }.sorted { ($0.value.line ?? 0) < ($1.value.line ?? 0) }
            .map { ".waymark.yml:\($0.value.line ?? 1): there is no pattern '\($0.key)' for a page of the site" }
    }
    /// Normalizes a path: `Generated` for `./Generated/`.
    private static func path(_ text: String) -> String {
        text.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

}
#endif
