#if Tools
import Foundation
import Yams

/// What `.waymark.yml` says.
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
    /// Why a file can't be used: with its line, where there is one.
    package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
        package let description: String
    }
    /// What becomes of a rule's findings.
    package enum Level: String, Hashable, Sendable, CaseIterable { case off, note, warning, error }

    package var rules: [String: Level] = [:]
    package var excluded: [String] = []
    /// The lines that `excluded` stands in.
    private var exclusionLines: [Int] = []
    package var schemes: [String] = []
    package var hosts: [String] = []
    package var appIDs: [String] = []
    package var androidPackage: String?
    package var fingerprints: [String] = []
    package var site = SiteText()

    package init() {}

    /// - Parameter rules: The ids that there are.
    /// - Throws: ``Fault``, which names the line.
    package init(yaml: String, rules known: Set<String>) throws(Fault) {
        let node: Node?
        do { node = try Yams.compose(yaml: yaml) } catch { throw Fault(description: ".waymark.yml: \(error)") }
        guard let node else { return }
        let root = try Self.mapping(node, "the file")
        for (key, value) in root {
            switch key.string ?? "" {
            case "rules":
                for (id, level) in try Self.mapping(value, "rules") {
                    guard let name = id.string, known.contains(name) else {
                        throw Self.fault(id, "there is no rule '\(id.string ?? "")'")
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
            case "schemes": schemes = try Self.texts(value, "schemes")
            case "hosts": hosts = try Self.texts(value, "hosts")
            case "apple":
                for (key, value) in try Self.mapping(value, "apple") {
                    guard key.string == "appIDs" else { throw Self.fault(key, "there is no '\(key.string ?? "")'") }
                    appIDs = try Self.texts(value, "appIDs")
                }
            case "android":
                for (key, value) in try Self.mapping(value, "android") {
                    switch key.string {
                    case "package": androidPackage = try Self.text(value, "package")
                    case "fingerprints": fingerprints = try Self.texts(value, "fingerprints")
                    default: throw Self.fault(key, "there is no '\(key.string ?? "")'")
                    }
                }
            case "site": site = try Self.site(value)
            default: throw Self.fault(key, "there is no '\(key.string ?? "")'")
            }
        }
    }
    private static func site(_ node: Node) throws(Fault) -> SiteText {
        var site = SiteText()
        for (key, value) in try mapping(node, "site") {
            switch key.string ?? "" {
            case "title": site.title = try text(value, "title")
            case "description": site.description = try text(value, "description")
            case "appStoreID": site.appStoreID = try text(value, "appStoreID")
            case "image": site.image = try text(value, "image")
            case "pages":
                for (pattern, value) in try mapping(value, "pages") {
                    var page = SiteText.Page()
                    for (key, value) in try mapping(value, "a page") {
                        switch key.string ?? "" {
                        case "title": page.title = try text(value, "title")
                        case "description": page.description = try text(value, "description")
                        default: throw fault(key, "there is no '\(key.string ?? "")'")
                        }
                    }
                    site.pages[pattern.string ?? ""] = page
                }
            default: throw fault(key, "there is no '\(key.string ?? "")'")
            }
        }
        return site
    }

    /// Reads the file of a folder; the defaults if it has none.
    static func read(in root: URL, rules: Set<String>) throws(Fault) -> ToolConfiguration {
        let text: String
        do throws(RegularFile.Fault) { text = try RegularFile.text(root.appending(path: ".waymark.yml")) } catch {
            guard !error.isMissing else { return ToolConfiguration() }
            throw Fault(description: ".waymark.yml \(error.message)")
        }
        return try ToolConfiguration(yaml: text, rules: rules)
    }
    /// What to say of exclusions that nothing in the folder is named as.
    func unusedExclusions(in root: URL) -> [String] {
        zip(excluded, exclusionLines).filter { RegularFile.isFolder(root.appending(path: $0.0)) == nil }.map {
            ".waymark.yml:\($1): there is no '\($0)' to exclude"
        }
    }
    /// `./Generated/` as `Generated`.
    private static func path(_ text: String) -> String {
        text.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

    private static func mapping(_ node: Node, _ name: String) throws(Fault) -> [(key: Node, value: Node)] {
        guard let mapping = node.mapping else { throw fault(node, "\(name) has to be a mapping, as in 'key: value'") }
        return mapping.map { ($0.key, $0.value) }
    }
    private static func texts(_ node: Node, _ name: String) throws(Fault) -> [String] {
        guard let sequence = node.sequence else { throw fault(node, "\(name) has to be a list of texts") }
        var texts: [String] = []
        for entry in sequence { texts.append(try text(entry, "an entry of \(name)")) }
        return texts
    }
    private static func text(_ node: Node, _ name: String) throws(Fault) -> String {
        guard let text = node.scalar?.string else { throw fault(node, "\(name) has to be a text") }
        return text
    }
    private static func fault(_ node: Node, _ message: String) -> Fault {
        Fault(description: ".waymark.yml:\(node.mark?.line ?? 1): \(message)")
    }
}
#endif
