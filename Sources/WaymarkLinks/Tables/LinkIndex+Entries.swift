extension LinkIndex {
    /// Every pattern, in the order of declaration.
    package var entries: [LinkRow] {
        matcher.sites.indices.map { index in
            let record = matcher.records[index]
            let parsed = matcher.pattern(index)
            let pattern = matcher.sites[index].pattern
            let declaration = groups[Int(record.group)].declarations[Int(record.link)]
            return LinkRow(
                pattern: pattern, owner: matcher.sites[index].owner,
                isCanonical: declaration.canonical == pattern, placeholders: parsed.placeholders, parsed: parsed,
                types: Dictionary(uniqueKeysWithValues: zip(names(of: declaration), declaration.values)))
        }
    }
}

extension LinkIndex {
    /// Whether a pattern has the path, whatever its values' types say.
    package func hasShape(path: String) -> Bool { (try? index(of: path, nil)) != nil }

    /// The placeholders of a link in the order of its values; the table has checked that they can be read.
    private func names(of declaration: _LinkDeclaration) -> [String] {
        (try? PatternParser.parse(declaration.canonical))?.placeholders.map(\.name) ?? []
    }
}
