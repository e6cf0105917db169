extension LinkIndex {
    /// A row for each pattern, in declaration order.
    package var entries: [LinkRow] {
        // a link's canonical pattern precedes its others
        var names: [String] = []
        return matcher.patterns.map { pattern in
            let placeholders = pattern.parsed.placeholders
            if pattern.isCanonical { names = placeholders.map(\.name) }
            let values = groups[pattern.group].declarations[pattern.link].values
            return LinkRow(
                pattern: pattern.site.pattern, owner: pattern.site.owner, isCanonical: pattern.isCanonical,
                placeholders: placeholders, parsed: pattern.parsed,
                types: Dictionary(uniqueKeysWithValues: zip(names, values)))
        }
    }

    /// Returns true if the policy accepts a path and a pattern matches it. The values aren't parsed, so the path may
    /// still not resolve.
    package func hasShape(path: String) -> Bool { (try? index(of: path, nil)) != nil }
}
