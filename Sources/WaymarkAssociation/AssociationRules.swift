import WaymarkLinks

/// The rules of an association file, made from an app's patterns.
struct AssociationRules {
    /// A rule. A link that matches its path and query opens the app, or doesn't if the rule excludes it.
    struct Rule: Hashable, Sendable {
        /// The path's pattern: `*` matches any characters, `?` matches one.
        let path: String
        /// Patterns for the query items that matter, by name.
        var query: [String: String] = [:]
        var isExcluded = false
        var comment: String?

        /// Returns the rule's JSON.
        ///
        /// - Parameter comment: The key of the comment, which the two formats name differently.
        func json(comment key: String) -> [String: Any] {
            var members: [String: Any] = ["/": path]
            if !query.isEmpty { members["?"] = query }
            if isExcluded { members["exclude"] = true }
            members[key] = comment
            return members
        }
    }
    private enum Segment: Hashable {
        case literal(String)
        /// Any text of at least one character.
        case any
        /// One of the values of the variable with this name.
        case variable(String)

        var isLiteral: Bool { if case .literal = self { true } else { false } }
        var isVariable: Bool { if case .variable = self { true } else { false } }
    }
    private struct Claim {
        let segments: [Segment]
        /// A Boolean value that indicates whether more segments may follow `segments`, because the pattern ends with a
        /// catch-all.
        let isOpen: Bool
        let query: [String: Segment]
        let pattern: LinkPattern

        /// A Boolean value that indicates whether the claim leaves out some links whose paths have its literals in the
        /// same places, because it requires query items or the values of a variable.
        var isRestricted: Bool { !query.isEmpty || segments.contains(where: \.isVariable) }
        var isExact: Bool { segments.allSatisfy(\.isLiteral) }
        /// Returns true if a path may match the segments of both claims. Queries are ignored, and a variable counts as
        /// any text. `self` must not be open.
        func overlaps(_ other: Claim) -> Bool {
            guard segments.count == other.segments.count || other.isOpen && segments.count >= other.segments.count
            else { return false }
            return zip(segments, other.segments).allSatisfy { $0 == $1 || !$0.isLiteral || !$1.isLiteral }
        }
        /// Returns true if this claim's literals come before those of another claim of the same length.
        func precedes(_ other: Claim) -> Bool {
            segments.map { $0.isLiteral ? 0 : 1 }.lexicographicallyPrecedes(other.segments.map { $0.isLiteral ? 0 : 1 })
        }
    }
    private var claims: [Claim] = []
    /// The values of each variable, by its name.
    private(set) var variables: [String: [String]] = [:]
    /// The variables predefined for every association file ([applinks.SubstitutionVariables][1]).
    ///
    /// [1]: https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables-swift.dictionary
    private static let predefined: Set = ["alpha", "upper", "lower", "alnum", "digit", "xdigit", "region", "lang"]

    init(_ links: [DeclaredPattern]) throws(LinkSetupError) {
        for link in links { try add(link) }
    }
    private mutating func add(_ link: DeclaredPattern) throws(LinkSetupError) {
        var query: [String: Segment] = [:]
        for parameter in link.parsed.query where parameter.arity == .one {
            // an absent item counts as empty, so a rule can't require an item that may be empty
            guard link.types[parameter.name]?.accepts("") != true else { continue }
            query[parameter.key] = segment(parameter.name, of: link)
        }
        var segments: [Segment] = []
        var isOpen = false
        func claim() -> Claim { Claim(segments: segments, isOpen: isOpen, query: query, pattern: link.pattern) }
        for part in link.parsed.segments {
            switch part {
            case .literal(let text):
                guard !text.contains("*"), !text.contains("$(") else {
                    throw .association(
                        "'\(link.pattern)' has a literal with '*' or '$(', which association files can't express")
                }
                segments.append(.literal(text))
            case .parameter(let name): segments.append(segment(name, of: link))
            case .optional(let name):
                claims.append(claim())
                segments.append(segment(name, of: link))
            case .rest:
                segments.append(.any)
                isOpen = true
            }
        }
        claims.append(claim())
    }
    private mutating func segment(_ name: String, of link: DeclaredPattern) -> Segment {
        guard let values = link.types[name]?._parameter.texts, !values.isEmpty else { return .any }
        var variable = name
        var count = 1
        while Self.predefined.contains(variable) || (variables[variable] ?? values) != values {
            count += 1
            variable = name + String(count)
        }
        variables[variable] = values
        return .variable(variable)
    }

    // MARK: rules
    enum Format {
        /// The `apple-app-site-association` file. Its patterns are compared with the encoded URL, and may contain
        /// variables.
        case apple
        /// The `assetlinks.json` file. Its patterns are compared with the decoded URL. It has no variables, so each
        /// value needs its own rule.
        case android
    }
    /// Returns the rules in a format. Their order matters: the first rule that matches a link decides.
    func rules(for format: Format) -> [Rule] {
        let open = claims.filter(\.isOpen)
        let closed = claims.filter { !$0.isOpen }
        var rules: [Rule] = []
        // an exact path comes before catch-alls that would claim it without its query
        for claim in closed where claim.isExact && claim.isRestricted && open.contains(where: claim.overlaps) {
            rules += self.rules(of: claim, for: format) + [exclusion(claim, for: format)]
        }
        rules += open.flatMap { self.rules(of: $0, for: format) }
        for depth in Set(closed.map(\.segments.count)).sorted(by: >) {
            let level = closed.filter { $0.segments.count == depth }.sorted { $0.precedes($1) }
            if !level.allSatisfy(\.isExact) {
                let path = String(repeating: "/?*", count: depth + 1)
                rules.append(Rule(path: path, isExcluded: true, comment: "more than \(depth) segments"))
            }
            for (index, claim) in level.enumerated() {
                rules += self.rules(of: claim, for: format)
                // a path of this shape never belongs to a later pattern
                let isShadowing = level[(index + 1)...].contains(where: claim.overlaps)
                if claim.isRestricted, isShadowing { rules.append(exclusion(claim, for: format)) }
            }
        }
        return rules
    }
    private func rules(of claim: Claim, for format: Format) -> [Rule] {
        var paths = [""]
        for segment in claim.segments {
            paths = paths.flatMap { path in texts(segment, format).map { path + "/" + $0 } }
        }
        var queries: [[String: String]] = [[:]]
        for (key, segment) in claim.query.sorted(by: { $0.key < $1.key }) {
            queries = queries.flatMap { query in texts(segment, format).map { query.merging([key: $0]) { $1 } } }
        }
        return paths.flatMap { path in
            queries.map { Rule(path: path.isEmpty ? "/" : path, query: $0, comment: claim.pattern.text) }
        }
    }
    private func exclusion(_ claim: Claim, for format: Format) -> Rule {
        let path = claim.segments.map { "/" + ($0.isLiteral ? texts($0, format)[0] : "?*") }.joined()
        return Rule(path: path.isEmpty ? "/" : path, isExcluded: true, comment: "anything else like \(claim.pattern)")
    }
    private func texts(_ segment: Segment, _ format: Format) -> [String] {
        switch (segment, format) {
        case (.literal(let text), .apple): [PercentCoding.segment(text)]
        case (.literal(let text), .android): [text]
        case (.any, _): ["?*"]
        case (.variable(let name), .apple): ["$(\(name))"]
        case (.variable(let name), .android): variables[name] ?? []
        }
    }
}
