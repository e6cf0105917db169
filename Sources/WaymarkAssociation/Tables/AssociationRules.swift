import WaymarkLinks

/// The rules of an association file, generated from an app's patterns.
struct AssociationRules {
    enum Segment: Hashable {
        case literal(String)
        /// Any text of at least one character.
        case any
        /// One of the values of the variable with this name.
        case variable(String)
    }
    struct Claim: Hashable {
        let segments: [Segment]
        /// A Boolean value that indicates whether more segments may follow `segments`, because the pattern ends with a
        /// catch-all.
        let isOpen: Bool
        let query: [String: Segment]
        let pattern: LinkPattern

        /// A Boolean value that indicates whether the claim leaves out some links whose paths have its literals in the
        /// same places, because it requires query items or the values of a variable.
        var isRestricted: Bool {
            !query.isEmpty || segments.contains { if case .variable = $0 { true } else { false } }
        }
        var isExact: Bool { segments.allSatisfy { if case .literal = $0 { true } else { false } } }
        /// Returns true if a path may match the segments of both claims. Queries are ignored, and a variable counts as
        /// any text. `self` must not be open.
        func overlaps(_ other: Claim) -> Bool {
            guard segments.count == other.segments.count || other.isOpen && segments.count >= other.segments.count
            else { return false }
            return zip(segments, other.segments).allSatisfy { own, other in
                if case .literal(let one) = own, case .literal(let two) = other { one == two } else { true }
            }
        }
        /// The sort key, with one number per segment: 0 for a literal, which comes first, and 1 for any other segment.
        var rank: [Int] { segments.map { if case .literal = $0 { 0 } else { 1 } } }
    }
    private(set) var claims: [Claim] = []
    /// The values of each variable, by its name.
    private(set) var variables: [String: [String]] = [:]

    init(_ sources: [AssociationSource]) throws(AssociationIssue) {
        for source in sources { try add(source) }
    }

    private mutating func add(_ source: AssociationSource) throws(AssociationIssue) {
        let (pattern, site) = (source.parsed, source.pattern)
        var segments: [Segment] = []
        var query: [String: Segment] = [:]
        for parameter in pattern.query where parameter.arity == .one {
            // an absent item counts as empty, so a rule can't require an item that may be empty
            guard !source.mayBeEmpty.contains(parameter.name) else { continue }
            query[parameter.key] = segment(parameter.name, source.texts[parameter.name])
        }
        func claim(_ isOpen: Bool) -> Claim {
            Claim(segments: segments, isOpen: isOpen, query: query, pattern: site)
        }
        for part in pattern.segments {
            switch part {
            case .literal(let text):
                guard !text.contains("*"), !text.contains("$(") else { throw AssociationIssue(.inexpressible(site)) }
                segments.append(.literal(text))
            case .parameter(let name): segments.append(segment(name, source.texts[name]))
            case .optional(let name):
                claims.append(claim(false))
                segments.append(segment(name, source.texts[name]))
            case .rest:
                segments.append(.any)
                claims.append(claim(true))
                return
            }
        }
        claims.append(claim(false))
    }
    private mutating func segment(_ name: String, _ texts: [String]?) -> Segment {
        guard let texts, !texts.isEmpty else { return .any }
        let values = texts
        var variable = name
        var count = 1
        while let known = variables[variable] ?? AssociationVariables.values(of: variable), known != values {
            count += 1
            variable = name + String(count)
        }
        variables[variable] = values
        return .variable(variable)
    }

    // MARK: rules
    /// Returns the rules in a format. Their order matters: the first rule that matches a link decides.
    func components(for format: Format) -> [AppleAssociation.Component] {
        let open = claims.filter(\.isOpen)
        let closed = claims.filter { !$0.isOpen }
        let writer = ComponentWriter(format: format, variables: variables)
        var output: [AppleAssociation.Component] = []
        // an exact path comes before catch-alls that would claim it without its query
        for claim in closed where claim.isExact && claim.isRestricted && open.contains(where: { claim.overlaps($0) }) {
            output += writer.claims(claim)
            output.append(writer.exclusion(claim))
        }
        for claim in open { output += writer.claims(claim) }
        for depth in Set(closed.map(\.segments.count)).sorted(by: >) {
            let level = closed.filter { $0.segments.count == depth }
                .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
            if level.contains(where: { !$0.isExact }) { output.append(writer.exclusion(longerThan: depth)) }
            for (index, claim) in level.enumerated() {
                output += writer.claims(claim)
                // a path of this shape never belongs to a later pattern
                let isShadowing = level[(index + 1)...].contains { claim.overlaps($0) }
                if claim.isRestricted, isShadowing { output.append(writer.exclusion(claim)) }
            }
        }
        return output
    }

    enum Format {
        /// The `apple-app-site-association` file. Its patterns are compared with the encoded URL, and may contain
        /// variables.
        case apple
        /// The `assetlinks.json` file. Its patterns are compared with the decoded URL. It has no variables, so each
        /// value needs its own rule.
        case android
    }
    private struct ComponentWriter {
        let format: Format
        let variables: [String: [String]]

        private func texts(_ segment: Segment) -> [String] {
            switch (segment, format) {
            case (.literal(let text), _): [literal(text)]
            case (.any, _): ["?*"]
            case (.variable(let name), .apple): ["$(\(name))"]
            case (.variable(let name), .android): variables[name] ?? []
            }
        }
        private func literal(_ text: String) -> String {
            switch format {
            case .apple: PercentCoding.segment(text)
            case .android: text
            }
        }
        func claims(_ claim: Claim) -> [AppleAssociation.Component] {
            var paths = [""]
            for segment in claim.segments {
                paths = paths.flatMap { path in texts(segment).map { path + "/" + $0 } }
            }
            var queries: [[String: String]] = [[:]]
            for (key, segment) in claim.query.sorted(by: { $0.key < $1.key }) {
                queries = queries.flatMap { query in
                    texts(segment).map { query.merging([key: $0]) { _, new in new } }
                }
            }
            return paths.flatMap { path in
                queries.map { query in
                    AppleAssociation.Component(
                        path: path.isEmpty ? "/" : path, query: query.isEmpty ? nil : .items(query),
                        comment: claim.pattern.text)
                }
            }
        }
        func exclusion(_ claim: Claim) -> AppleAssociation.Component {
            let path = claim.segments.map { segment -> String in
                if case .literal(let text) = segment { "/" + literal(text) } else { "/?*" }
            }.joined()
            return AppleAssociation.Component(
                path: path.isEmpty ? "/" : path, exclude: true, comment: "anything else like \(claim.pattern)")
        }
        func exclusion(longerThan depth: Int) -> AppleAssociation.Component {
            AppleAssociation.Component(
                path: String(repeating: "/?*", count: depth + 1), exclude: true,
                comment: "more than \(depth) segments")
        }
    }
}
