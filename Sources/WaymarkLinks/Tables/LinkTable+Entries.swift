extension LinkTable {
    /// One pattern of the table, for listings.
    public struct Entry: Hashable, Sendable {
        public static func == (one: Self, other: Self) -> Bool {
            (one.pattern, one.owner, one.isCanonical, one.parsed)
                == (other.pattern, other.owner, other.isCanonical, other.parsed)
        }
        public func hash(into hasher: inout Hasher) {
            hasher.combine(pattern)
            hasher.combine(owner)
        }

        /// The pattern.
        public let pattern: LinkPattern
        /// The name of the type that declares it.
        public let owner: String
        /// Whether it is the one that is printed.
        public let isCanonical: Bool
        /// Its placeholders, in order.
        public let placeholders: [LinkPlaceholder]
        package let parsed: ParsedPattern
        /// The types of its placeholders, by name.
        package let types: [String: any LinkValue.Type]

        /// A path of the pattern's shape. nil leaves an optional placeholder out; a required one is then empty. Nothing
        /// is encoded or checked: the path is for listings and tests, and is resolved like any other.
        public func path(filling text: (LinkPlaceholder) -> String?) -> String {
            var rest = placeholders[...]
            var path = ""
            for segment in parsed.segments {
                switch segment {
                case .literal(let literal): path += "/" + PercentCoding.segment(literal)
                case .optional: path += text(rest.removeFirst()).map { "/" + $0 } ?? ""
                case .parameter, .rest: path += "/" + (text(rest.removeFirst()) ?? "")
                }
            }
            let pairs = zip(parsed.query, rest).compactMap { parameter, placeholder -> String? in
                let value = text(placeholder)
                return value == nil && parameter.arity != .one ? nil : "\(parameter.key)=\(value ?? "")"
            }
            return (path.isEmpty ? "/" : path) + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
        }
    }

    /// Every pattern, in the order of declaration.
    public var entries: [Entry] {
        matcher.patterns.indices.map { index in
            let record = matcher.records[index]
            let parsed = matcher.patterns[index]
            let pattern = matcher.sites[index].pattern
            let declaration = groups[Int(record.group)].declarations[Int(record.link)]
            return Entry(
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
    private func names(of declaration: LinkDeclaration) -> [String] {
        let canonical = declaration.patterns.first.flatMap { try? PatternParser.parse($0) }
        return canonical?.placeholders.map(\.name) ?? []
    }
}

extension LinkRoute {
    /// Reads the patterns of one link, and checks that they fit its values and each other.
    static func reading(
        _ declaration: LinkDeclaration, owner: String, group: Int, link: Int
    ) throws(LinkTableError) -> [LinkRoute] {
        var routes: [LinkRoute] = []
        var canonical: [LinkPlaceholder] = []
        for pattern in declaration.patterns {
            let site = LinkDeclarationSite(pattern: pattern, owner: owner)
            let parsed = try Self.parse(pattern, site)
            let placeholders = parsed.placeholders
            if routes.isEmpty { canonical = placeholders }
            let slots = try slots(placeholders, canonical, site, routes.first?.site ?? site)
            guard placeholders.count == declaration.values.count else {
                throw .valueCount(site, placeholders: placeholders.count, values: declaration.values.count)
            }
            for (index, value) in declaration.values.enumerated() {
                guard
                    let placeholder = placeholders.first(where: { $0.name == canonical[index].name }),
                    placeholder.arity != value.arity
                else { continue }
                throw .arity(
                    site, placeholder: placeholder.name, form: placeholder.arity, type: "\(value)", wants: value.arity)
            }
            routes.append(LinkRoute(pattern: parsed, site: site, group: group, link: link, slots: slots))
        }
        return routes
    }

    private static func parse(
        _ pattern: LinkPattern, _ site: LinkDeclarationSite
    ) throws(LinkTableError) -> ParsedPattern {
        do throws(PatternParser.Fault) { return try PatternParser.parse(pattern) } catch {
            throw .malformed(site, column: error.column, error.problem)
        }
    }

    /// For each placeholder of the canonical pattern, the slot that this pattern fills it from.
    private static func slots(
        _ placeholders: [LinkPlaceholder], _ canonical: [LinkPlaceholder], _ site: LinkDeclarationSite,
        _ canonicalSite: LinkDeclarationSite
    ) throws(LinkTableError) -> [UInt8] {
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
            throw .placeholdersDiffer(
                site, canonical: canonicalSite, expected: canonical.map(\.name), found: placeholders.map(\.name))
        }
        return slots
    }
}
