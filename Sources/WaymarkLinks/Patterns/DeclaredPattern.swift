/// A pattern of an app's table of links, and the type that declares it.
package struct DeclaredPattern: Sendable, CustomStringConvertible {
    /// The place of a value in a pattern, by its slot in `LinkPlaces`.
    struct Place {
        let slot: Int
        var isQuery: Bool { slot >= LinkLimits.segments }
        /// A Boolean value that indicates whether the value is in this pattern's query but in the canonical pattern's
        /// path. A value that the path can't contain is refused, so that every link that resolves can also be printed.
        var printsAsSegment = false
        /// A Boolean value that indicates whether `printsAsSegment` is true and, in the canonical pattern's path, the
        /// value follows an optional segment. If the value is present, that segment's value has to be present, too.
        var followsOptional = false
    }

    /// The index of the link's group, and the link's index in that group.
    let group: Int, link: Int
    /// The place of each value, in the order of the canonical pattern's placeholders.
    let places: [Place]
    package let parsed: ParsedPattern
    /// The pattern.
    package let pattern: LinkPattern
    /// The name of the type that declares it.
    package let owner: String
    /// A Boolean value that indicates whether the pattern is canonical: links are printed by it, unless another
    /// pattern takes precedence for the path.
    package let isCanonical: Bool
    /// The type of each placeholder's value, by the placeholder's name.
    package let types: [String: any _LinkValue.Type]

    package var description: String { "'\(pattern)' of \(owner)" }
    /// The pattern's placeholders, in order.
    package var placeholders: [LinkPlaceholder] { parsed.placeholders }

    /// Parses a pattern, and checks it against the values of its link.
    ///
    /// - Parameter canonical: The link's canonical pattern; nil if the pattern itself is canonical.
    /// - Throws: ``LinkSetupError`` if the pattern is malformed, or doesn't fit the link's values.
    init(
        _ pattern: LinkPattern, owner: String, canonical: DeclaredPattern?, group: Int, link: Int,
        values: [any _LinkValue.Type]
    ) throws(LinkSetupError) {
        self.pattern = pattern
        self.owner = owner
        self.group = group
        self.link = link
        isCanonical = canonical == nil
        do throws(PatternParser.Fault) { parsed = try PatternParser.parse(pattern) } catch {
            throw .malformedPattern(
                "'\(pattern)' of \(owner), column \(error.column): \(error.problem)")
        }
        let own = parsed.placeholders
        let wanted = canonical?.placeholders ?? own
        types = Dictionary(zip(wanted.map(\.name), values)) { first, _ in first }
        var places: [Place] = []
        for (index, placeholder) in wanted.enumerated() {
            guard let found = own.first(where: { $0.name == placeholder.name }) else { continue }
            var place = Place(slot: LinkPlaces.slot(found.place))
            if case (.segment, .query) = (placeholder.place, found.place) {
                place.printsAsSegment = true
                place.followsOptional = index > 0 && wanted[index - 1].arity == .optional
            }
            places.append(place)
        }
        self.places = places
        try check(values, against: canonical)
    }
    private func check(
        _ values: [any _LinkValue.Type], against canonical: DeclaredPattern?
    ) throws(LinkSetupError) {
        let names = placeholders.map(\.name)
        if let canonical, Set(names) != Set(canonical.placeholders.map(\.name)) {
            let expected = canonical.placeholders.map(\.name).joined(separator: ", ")
            throw .unfitValues(
                "\(self) has the placeholders [\(names.joined(separator: ", "))], "
                    + "but the canonical \(canonical) has [\(expected)]")
        }
        guard names.count == values.count else {
            throw .unfitValues(
                "\(self) has \(names.count) placeholders, but its link has \(values.count) values")
        }
        for placeholder in placeholders {
            guard let type = types[placeholder.name], placeholder.arity != type._arity else { continue }
            throw .unfitValues(
                "\(self): '\(placeholder.arity.written(placeholder.name))' is filled by \(type), "
                    + "which needs '\(type._arity.written(placeholder.name))'")
        }
    }

    /// Returns the query parameter at a place, which must be in the query.
    func queryParameter(at place: Place) -> ParsedPattern.QueryParameter {
        parsed.query[place.slot - LinkLimits.segments]
    }
    /// Returns the name of the placeholder at a place.
    func name(at place: Place) -> String {
        place.isQuery ? queryParameter(at: place).name : parsed.segments[place.slot].name ?? ""
    }

    /// Returns a sample path. A nil text omits an optional placeholder or a list, and leaves a required one empty.
    package func path(_ text: (LinkPlaceholder) -> String?) -> String {
        parsed.path { placeholder in text(placeholder).map { [$0] } ?? (placeholder.arity == .one ? [""] : []) }
    }
}
