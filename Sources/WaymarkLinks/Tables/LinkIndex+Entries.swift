extension LinkIndex {
    /// Every pattern, in the order of declaration.
    package var entries: [LinkRow] {
        matcher.patterns.map { pattern in
            let declaration = groups[pattern.group].declarations[pattern.link]
            return LinkRow(
                pattern: pattern.site.pattern, owner: pattern.site.owner, isCanonical: pattern.isCanonical,
                placeholders: pattern.parsed.placeholders, parsed: pattern.parsed,
                types: Dictionary(uniqueKeysWithValues: zip(names(of: declaration), declaration.values)))
        }
    }
}

extension LinkIndex {
    /// True if a pattern matches the path, ignoring its values' types.
    package func hasShape(path: String) -> Bool { (try? index(of: path, nil)) != nil }

    /// The placeholders of a link in the order of its values; the table has checked that they can be read.
    private func names(of declaration: _LinkDeclaration) -> [String] {
        (try? PatternParser.parse(declaration.canonical))?.placeholders.map(\.name) ?? []
    }
}
