extension LinkTable {
    /// Every pattern, in the order of declaration.
    package var entries: [DeclaredLink] {
        matcher.patterns.indices.map { index in
            let record = matcher.records[index]
            let parsed = matcher.patterns[index]
            let pattern = matcher.sites[index].pattern
            let declaration = groups[Int(record.group)].declarations[Int(record.link)]
            return DeclaredLink(
                pattern: pattern, owner: matcher.sites[index].owner,
                isCanonical: declaration.patterns.first == pattern, placeholders: parsed.placeholders, parsed: parsed,
                types: Dictionary(uniqueKeysWithValues: zip(names(of: declaration), declaration.values)))
        }
    }
}

extension LinkTable {
    /// Whether a pattern has the path, whatever its values' types say.
    package func hasShape(path: String) -> Bool { (try? index(of: path, nil)) != nil }

    /// The placeholders of a link in the order of its values; the table has checked that they can be read.
    private func names(of declaration: _LinkDeclaration) -> [String] {
        let canonical = declaration.patterns.first.flatMap { try? PatternParser.parse($0) }
        return canonical?.placeholders.map(\.name) ?? []
    }
}

extension LinkRoute {
    /// Reads the patterns of one link, and checks that they fit its values and each other.
    static func reading(
        _ declaration: _LinkDeclaration, owner: String, group: Int, link: Int
    ) throws(LinkSetupError) -> [LinkRoute] {
        var routes: [LinkRoute] = []
        var canonical: [LinkPlaceholder] = []
        for pattern in declaration.patterns {
            let site = LinkSite(pattern: pattern, owner: owner)
            let parsed = try Self.parse(pattern, site)
            let placeholders = parsed.placeholders
            if routes.isEmpty { canonical = placeholders }
            let slots = try slots(placeholders, canonical, site, routes.first?.site ?? site)
            guard placeholders.count == declaration.values.count else {
                throw LinkSetupError(
                    .valueCount(site, placeholders: placeholders.count, values: declaration.values.count))
            }
            for (index, value) in declaration.values.enumerated() {
                guard
                    let placeholder = placeholders.first(where: { $0.name == canonical[index].name }),
                    placeholder.arity != value._arity
                else { continue }
                throw LinkSetupError(
                    .arity(
                        site, placeholder: placeholder.name, form: placeholder.arity, type: "\(value)",
                        wants: value._arity))
            }
            routes.append(LinkRoute(pattern: parsed, site: site, group: group, link: link, slots: slots))
        }
        return routes
    }

    private static func parse(
        _ pattern: LinkPattern, _ site: LinkSite
    ) throws(LinkSetupError) -> ParsedPattern {
        do throws(PatternParser.Fault) { return try PatternParser.parse(pattern) } catch {
            throw LinkSetupError(.malformed(site, column: error.column, error.problem))
        }
    }

    /// For each placeholder of the canonical pattern, the slot that this pattern fills it from.
    private static func slots(
        _ placeholders: [LinkPlaceholder], _ canonical: [LinkPlaceholder], _ site: LinkSite,
        _ canonicalSite: LinkSite
    ) throws(LinkSetupError) -> [UInt8] {
        var slots: [UInt8] = []
        slots.reserveCapacity(canonical.count)
        for (position, wanted) in canonical.enumerated() {
            guard let placeholder = placeholders.first(where: { $0.name == wanted.name }) else { break }
            switch placeholder.place {
            case .segment(let index): slots.append(UInt8(index))
            case .query(let index, _):
                var slot = UInt8(LinkMatcher.Place.query + index)
                // what the canonical pattern could not print is refused, so that a link which resolves prints back
                if case .segment = wanted.place {
                    slot |= LinkMatcher.Place.printsAsSegment
                    if position > 0, canonical[position - 1].arity == .optional {
                        slot |= LinkMatcher.Place.followsOptional
                    }
                }
                slots.append(slot)
            }
        }
        guard slots.count == canonical.count, placeholders.count == canonical.count else {
            throw LinkSetupError(
                .placeholdersDiffer(
                    site, canonical: canonicalSite, expected: canonical.map(\.name), found: placeholders.map(\.name)))
        }
        return slots
    }
}
