public import Waymark
package import WaymarkLinks

/// A comparison of an association file with an app's links. It finds links of the app that the file doesn't claim, and
/// links that the file claims although the app refuses them.
package struct AssociationCheck: Hashable, Sendable {
    /// A link about which the file and the app disagree.
    package struct Mismatch: Hashable, Sendable {
        /// The link, as a URL of the site.
        package let link: String
        /// The app's pattern that matches the link; nil if the app refuses it.
        package let pattern: LinkPattern?
        /// The rule of the file that excludes or claims the link; nil if no rule matches it, or if only an Android
        /// app's manifest claims it.
        package let rule: AppleAssociation.Component?
    }
    /// The app's sample links that the file doesn't claim.
    package let missed: [Mismatch]
    /// Links that the file claims and the app refuses.
    package let overClaimed: [Mismatch]
    /// A Boolean value that indicates whether the file and the app agree on every link that was tried.
    package var isClean: Bool { missed.isEmpty && overClaimed.isEmpty }
    /// The disagreements, as issues.
    var issues: [AssociationIssue] {
        missed.map { missed in
            AssociationIssue(
                place: missed.link,
                missed.pattern.map { .missed($0, excludedBy: missed.rule) } ?? .overClaimed(by: missed.rule))
        }
            + overClaimed.map { AssociationIssue(place: $0.link, .overClaimed(by: $0.rule)) }
    }

    package init<Destination>(
        _ file: AppleAssociation, _ table: LinkIndex<Destination>, texts: KnownTexts = [:], host: String,
        for appID: String
    ) {
        let rules = (file.applinks?.details ?? []).filter { $0.appIDs.contains(appID) }.flatMap(\.components)
        self.init(table, texts, host, rules, file.applinks?.substitutionVariables ?? [:]) {
            file.verdict(on: $0, for: appID)
        }
    }

    package init<Destination>(
        _ file: AndroidAssociation, _ filters: [AndroidIntentFilter], _ table: LinkIndex<Destination>,
        texts: KnownTexts = [:], host: String, for package: String
    ) {
        let rules = file.statements.filter { $0.app.package == package }.flatMap { $0.components ?? [] }
        self.init(table, texts, host, rules, nil) { link in
            guard filters.contains(where: { $0.matches(link) }) else { return .unclaimed }
            return file.verdict(on: link, for: package) ?? .claimed(AppleAssociation.Component(comment: "the manifest"))
        }
    }

    private init<Destination>(
        _ table: LinkIndex<Destination>, _ texts: KnownTexts, _ host: String, _ rules: [AppleAssociation.Component],
        _ variables: [String: [String]]?, _ verdict: (String) -> AppleAssociation.Verdict
    ) {
        let site = "https://" + host
        missed = Self.samples(table, texts).compactMap { pattern, path in
            switch verdict(site + path) {
            case .claimed: nil
            case .excluded(let rule): Mismatch(link: site + path, pattern: pattern, rule: rule)
            case .unclaimed: Mismatch(link: site + path, pattern: pattern, rule: nil)
            }
        }
        var seen: Set<String> = []
        let probes = ["/", "/waymark-probe", "/waymark-probe/a/b"] + rules.flatMap { $0.probes(variables) }
        overClaimed = probes.compactMap { path in
            guard seen.insert(path).inserted, case .claimed(let rule) = verdict(site + path) else { return nil }
            guard !table.hasShape(path: path) else { return nil }
            return Mismatch(link: site + path, pattern: nil, rule: rules.contains(rule) ? rule : nil)
        }
    }

    /// The possible texts of placeholders, by the pattern and the placeholder's name. They replace those that the
    /// placeholder's type lists. None of the lists may be empty.
    package typealias KnownTexts = [LinkPattern: [String: [String]]]

    /// Returns sample links of each pattern, as paths with queries. Their values have the right types.
    package static func samples<Destination>(
        _ table: LinkIndex<Destination>, _ texts: KnownTexts = [:]
    ) -> [(pattern: LinkPattern, path: String)] {
        table.entries.flatMap { entry in entry.samples(texts[entry.pattern] ?? [:]).map { (entry.pattern, $0) } }
    }
}

extension AppleAssociation.Component {
    /// Returns four paths to check. The first matches the rule's path. To this path, the second adds the rule's query
    /// items, if it lists any; the third adds one segment, and the fourth two.
    ///
    /// - Parameter variables: The file's own variables; nil for a format without variables, whose patterns are decoded
    ///   text.
    fileprivate func probes(_ variables: [String: [String]]?) -> [String] {
        var text = ""
        var rest = (path ?? "*")[...]
        while let character = rest.popFirst() {
            switch character {
            case "*": text += "x"
            case "?": text += "x"
            case "$" where rest.first == "(" && variables != nil:
                let name = String(rest.dropFirst().prefix { $0 != ")" })
                rest = rest.drop { $0 != ")" }.dropFirst()
                text += (variables?[name] ?? AssociationVariables.values(of: name))?.first ?? "x"
            default: text.append(character)
            }
        }
        if variables == nil {
            text = text.split(separator: "/", omittingEmptySubsequences: false).map {
                PercentCoding.segment(String($0))
            }
            .joined(separator: "/")
        }
        let path = text.hasPrefix("/") ? text : "/" + text
        var suffix = ""
        if case .items(let items)? = query {
            suffix =
                "?"
                + items.sorted { $0.key < $1.key }.map { "\($0.key)=\(Self.plain($0.value))" }.joined(separator: "&")
        }
        return [path, path + suffix, path + "/waymark-probe", path + "/waymark-probe/x"]
    }
    private static func plain(_ pattern: String) -> String {
        pattern.replacing("?*", with: "1").replacing("*", with: "1").replacing("?", with: "1")
    }
}

extension LinkRow {
    /// Sample links of the pattern, as paths with queries. The first samples together contain each text that the type
    /// of a parameter lists. The others leave out optional parts.
    package var samples: [String] { samples([:]) }
    /// Returns the samples. `known` has the possible texts of some parameters, by name, in place of those of their
    /// types.
    fileprivate func samples(_ known: [String: [String]]) -> [String] {
        func texts(of placeholder: LinkPlaceholder) -> [String] {
            known[placeholder.name].map { $0.map(PercentCoding.value) } ?? sampleTexts(of: placeholder)
        }
        var paths: [String] = []
        let longest = placeholders.map { texts(of: $0).count }.max() ?? 1
        for index in 0..<max(1, longest) {
            paths.append(
                path { placeholder in
                    let texts = texts(of: placeholder)
                    return texts[index % texts.count]
                })
        }
        let optional = placeholders.filter { placeholder in
            switch (placeholder.arity, placeholder.place) {
            case (.optional, _), (.many, .query): true
            case (.one, _), (.many, .segment): false
            }
        }
        for kept in optional.indices {
            let left = Set(optional[kept...].map(\.name))
            paths.append(path { left.contains($0.name) ? nil : texts(of: $0)[0] })
        }
        return paths
    }
    /// Returns the encoded texts that the placeholder's type lists. If it lists none, returns a few that it accepts;
    /// `1` comes first if the type is unknown, or accepts none of the candidates.
    private func sampleTexts(of placeholder: LinkPlaceholder) -> [String] {
        guard let type = types[placeholder.name] else { return ["1"] }
        if let texts = type._texts, !texts.isEmpty { return texts.map(PercentCoding.value) }
        let candidates = ["42", "sample", "true", "user123", "1.5", "00000000-0000-4000-8000-000000000000"]
        var texts = [candidates.first { type._accepts($0) } ?? "1"]
        // a letter beyond ASCII, and an encoded slash
        if type._accepts("é. *") { texts.append(PercentCoding.value("é. *")) }
        if type._mayHoldSlashes, type._accepts("a/b") { texts.append(PercentCoding.value("a/b")) }
        return texts
    }
}

extension AppleAssociation {
    /// Compares the file with an app's links. Sample links of each pattern are checked against the file. Links that
    /// match the file's rules for the app, with and without additional segments, and a few others are checked against
    /// the app.
    ///
    /// A link that the app refuses only because of a value's type, such as `/character/x`, doesn't count, because the
    /// format can't express that.
    ///
    /// - Parameters:
    ///   - links: The app's links.
    ///   - host: The site's host, for the links in the issues.
    ///   - appID: The app's identifier, in the form `PREFIX.bundle.identifier`.
    /// - Returns: An issue for each link that the file misses, in the order of the patterns, then for each that it
    ///   claims although the app refuses it. Empty if file and app agree.
    public func issues<Destination>(
        comparedWith links: LinkTable<Destination>, host: String, for appID: String
    ) -> [AssociationIssue] {
        AssociationCheck(self, links.resolver.table, host: host, for: appID).issues
    }
}

extension AndroidAssociation {
    /// Compares the file with an app's links, like ``AppleAssociation/issues(comparedWith:host:for:)``. The app's
    /// manifest is assumed to have the filters that ``intentFilters(for:)`` returns. A link opens the app if one of
    /// these filters matches it, and the file has a statement for the app whose dynamic rules, if any, allow it.
    ///
    /// - Parameters:
    ///   - links: The app's links.
    ///   - host: The site's host. Unless it is one of the app's hosts, the app's manifest claims none of the site's
    ///     links.
    ///   - package: The app's package: `com.example.app`.
    public func issues<Destination>(
        comparedWith links: LinkTable<Destination>, host: String, for package: String
    ) -> [AssociationIssue] {
        let filters = AndroidIntentFilter.filters(for: links)
        return AssociationCheck(self, filters, links.resolver.table, host: host, for: package).issues
    }
}
