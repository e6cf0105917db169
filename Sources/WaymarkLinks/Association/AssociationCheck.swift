/// What a given association file does to a table's links: which it misses, and what else it claims.
public struct AssociationCheck: Hashable, Sendable {
    /// A pattern whose links the file does not claim, with one of them.
    public struct Missed: Hashable, Sendable {
        /// The pattern.
        public let pattern: LinkPattern
        /// A link of it.
        public let link: String
        /// The rule that excludes it; nil where no rule says anything.
        public let excludedBy: AppleAssociation.Component?
    }
    /// A link that the file claims and the table refuses.
    public struct OverClaimed: Hashable, Sendable {
        /// The link.
        public let link: String
        /// The rule that claims it.
        public let rule: AppleAssociation.Component
    }
    /// Patterns that are missed.
    public let missed: [Missed]
    /// Links that are claimed too much.
    public let overClaimed: [OverClaimed]
    /// Whether file and table agree, as far as the probes tell.
    public var isClean: Bool { missed.isEmpty && overClaimed.isEmpty }

    /// Compares a file with a table: each pattern's links against the file, and for each of the file's rules links that
    /// meet it, and the same with one more segment, against the table's patterns.
    ///
    /// What only a value's type refuses (`/character/x`) is no over-claim: the format cannot say it.
    public init<Destination>(_ file: AppleAssociation, _ table: LinkTable<Destination>, host: String) {
        let site = "https://" + host
        missed = table.entries.flatMap { entry -> [Missed] in
            entry.samples.compactMap { path in
                switch file.verdict(on: path) {
                case .claimed: nil
                case .excluded(let rule): Missed(pattern: entry.pattern, link: site + path, excludedBy: rule)
                case .unclaimed: Missed(pattern: entry.pattern, link: site + path, excludedBy: nil)
                }
            }
        }
        var seen: Set<String> = []
        let probes =
            ["/", "/waymark-probe", "/waymark-probe/a/b"]
            + file.applinks.details.flatMap { detail in
                detail.components.flatMap { $0.probes(file.applinks.substitutionVariables ?? [:]) }
            }
        overClaimed = probes.compactMap { path in
            guard seen.insert(path).inserted, case .claimed(_, let rule) = file.verdict(on: path) else { return nil }
            return table.hasShape(path: path) ? nil : OverClaimed(link: site + path, rule: rule)
        }
    }
}

extension AppleAssociation.Component {
    /// Paths that meet the rule, and the same with more segments.
    fileprivate func probes(_ variables: [String: [String]]) -> [String] {
        var text = ""
        var rest = (path ?? "*")[...]
        while let character = rest.popFirst() {
            switch character {
            case "*": text += "x"
            case "?": text += "x"
            case "$" where rest.first == "(":
                let name = String(rest.dropFirst().prefix { $0 != ")" })
                rest = rest.drop { $0 != ")" }.dropFirst()
                text += (variables[name] ?? AssociationVariables.values(of: name))?.first ?? "x"
            default: text.append(character)
            }
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

extension LinkTable {
    /// Whether a pattern has the path, whatever its values' types say.
    func hasShape(path: String) -> Bool { (try? index(of: path, nil)) != nil }
}

extension LinkTable.Entry {
    /// Paths of the pattern with values of the right types: one, or one for each text that a value may have, and those
    /// without what is optional.
    fileprivate var samples: [String] {
        var paths: [String] = []
        let longest = placeholders.map { texts(of: $0).count }.max() ?? 1
        for index in 0..<max(1, longest) {
            paths.append(
                path { placeholder in
                    let texts = texts(of: placeholder)
                    return texts[index % texts.count]
                })
        }
        if placeholders.contains(where: { $0.arity == .optional }) {
            paths.append(path { $0.arity == .optional ? nil : texts(of: $0)[0] })
        }
        return paths
    }
    private func texts(of placeholder: LinkPlaceholder) -> [String] {
        guard let type = types[placeholder.name] else { return ["1"] }
        if let texts = type.texts, !texts.isEmpty { return texts }
        let candidates = ["42", "sample", "true", "user123", "00000000-0000-4000-8000-000000000000"]
        return [candidates.first { type.accepts($0) } ?? "1"]
    }
}
