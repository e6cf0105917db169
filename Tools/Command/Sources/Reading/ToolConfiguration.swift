#if Tools
import Foundation
import WaymarkAssociation
import WaymarkLinks

/// The content of `.waymark.yml`.
///
/// ```yaml
/// rules:
///   screen-without-test: off      # off, note, warning or error
/// exclude: [Generated]            # files and folders that aren't read
/// schemes: [recipes]              # for apps whose sources don't state them literally
/// hosts: [recipes.example]
/// apple:
///   appIDs: [ABCDE12345.example.recipes]
/// android:
///   package: example.recipes
///   fingerprints: ["14:6D:…"]
/// site:                           # the texts of the pages that waymark site generates
///   title: Recipes
///   description: Recipes for two
///   appStoreID: "1234567890"
///   image: https://recipes.example/card.png
///   pages:
///     /recipes/{id}: {title: A recipe, description: What to cook}
/// ```
package struct ToolConfiguration: Hashable, Sendable {
    /// The reason that a configuration can't be used, with the line if it is known.
    package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
        package let description: String
    }
    /// The level of a rule's findings.
    package enum Level: String, Hashable, Sendable, CaseIterable { case off, note, warning, error }

    package var rules: [String: Level] = [:]
    package var excluded: [String] = []
    /// The line of each entry of `excluded`.
    private var exclusionLines: [Int] = []
    package var schemes: [String] = []
    package var hosts: [String] = []
    package var appIDs: [String] = []
    package var androidPackage: String?
    package var fingerprints: [String] = []
    package var site = SiteText()

    package init() {}

    /// Parses a configuration.
    ///
    /// - Parameter known: The ids of all rules.
    /// - Throws: `Fault`, which names the line if it is known.
    package init(yaml: String, rules known: Set<String>) throws(Fault) {
        guard let written = try WrittenConfiguration(yaml) else { return }
        let file = written.file
        for (id, text) in file.rules ?? [:] {
            guard known.contains(id) else {
                let near = Spelling.suggestion(for: id, in: Array(known))
                throw written.fault(["rules", id], "there is no rule '\(id)'\(near)")
            }
            // YAML's `off` is false
            guard let level = text == "false" ? .off : Level(rawValue: text) else {
                let all = Level.allCases.map(\.rawValue).joined(separator: ", ")
                throw written.fault(["rules", id], "'\(text)' isn't one of \(all)")
            }
            rules[id] = level
        }
        excluded = (file.exclude ?? []).map(Self.path)
        exclusionLines = excluded.indices.map { written.line(of: ["exclude", "\($0)"]) }
        guard !excluded.contains("") else { throw written.fault(["exclude"], "exclude would leave nothing to read") }
        schemes = file.schemes ?? []
        hosts = file.hosts ?? []
        appIDs = file.apple?.appIDs ?? []
        androidPackage = file.android?.package
        fingerprints = file.android?.fingerprints ?? []
        for index in schemes.indices {
            try written.check(["schemes", "\(index)"]) {
                _ = try LinkOrigins(schemes: Array(schemes[...index]), hosts: [])
            }
        }
        for index in hosts.indices {
            try written.check(["hosts", "\(index)"]) { _ = try LinkOrigins(schemes: [], hosts: Array(hosts[...index])) }
        }
        for (index, id) in appIDs.enumerated() {
            try written.check(["apple", "appIDs", "\(index)"]) {
                _ = try AppleAssociation(sources: [], appIDs: [id])
            }
        }
        if let androidPackage {
            let any = Array(repeating: "00", count: 32).joined(separator: ":")
            try written.check(["android", "package"]) {
                _ = try AndroidAssociation.App(package: androidPackage, fingerprints: [any])
            }
        }
        for (index, text) in fingerprints.enumerated() {
            try written.check(["android", "fingerprints", "\(index)"]) {
                _ = try AndroidAssociation.App(package: "any.app", fingerprints: [text])
            }
        }
        if let site = file.site { self.site = try Self.text(of: site, in: written) }
    }
    private static func text(
        of file: WrittenConfiguration.Site, in written: WrittenConfiguration
    ) throws(Fault) -> SiteText {
        var site = SiteText()
        site.title = file.title
        site.description = file.description
        site.appStoreID = file.appStoreID
        site.image = file.image
        if let message = file.appStoreID.flatMap(SiteText.fault(appStoreID:)) {
            throw written.fault(["site", "appStoreID"], message)
        }
        if let message = file.image.flatMap(SiteText.fault(image:)) { throw written.fault(["site", "image"], message) }
        for (pattern, page) in file.pages ?? [:] {
            let path = ["site", "pages", pattern]
            do throws(PatternParser.Fault) { _ = try PatternParser.parse(LinkPattern(pattern)) } catch {
                throw written.fault(path, "'\(pattern)', character \(error.column): \(error.problem)")
            }
            site.pages[pattern] = SiteText.Page(title: page.title, description: page.description)
            site.pages[pattern]?.line = written.line(of: path)
        }
        return site
    }

    /// Reads `.waymark.yml` in a folder. Returns the defaults if there is no such file.
    ///
    /// - Throws: `Fault` if the file can't be read or is invalid.
    static func read(in root: URL, rules: Set<String>) throws(Fault) -> ToolConfiguration {
        let text: String
        do throws(RegularFile.Fault) { text = try RegularFile.text(root.appending(path: ".waymark.yml")) } catch {
            guard !error.isMissing else { return ToolConfiguration() }
            throw Fault(description: ".waymark.yml \(error.message)")
        }
        return try ToolConfiguration(yaml: text, rules: rules)
    }
    /// Returns a warning for each exclusion that doesn't exist in the folder.
    func unusedExclusions(in root: URL) -> [String] {
        zip(excluded, exclusionLines).filter { RegularFile.isFolder(root.appending(path: $0.0)) == nil }.map {
            ".waymark.yml:\($1): there is no '\($0)' to exclude"
        }
    }
    /// Returns a warning for each page of the site whose pattern no destination has; none if some patterns can't be
    /// read.
    func unusedPages(in model: AppModel) -> [String] {
        let patterns = model.destinations.flatMap(\.links).map(\.pattern.value)
        guard model.navigations.allSatisfy({ $0.unreadableLinks == nil }), !patterns.contains(nil) else { return [] }
        return site.pages.filter { !patterns.contains($0.key) }.sorted { ($0.value.line ?? 0) < ($1.value.line ?? 0) }
            .map { ".waymark.yml:\($0.value.line ?? 1): there is no pattern '\($0.key)' for a page of the site" }
    }
    /// Returns a normalized path: `Generated` for `./Generated/`.
    private static func path(_ text: String) -> String {
        text.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
}
#endif
