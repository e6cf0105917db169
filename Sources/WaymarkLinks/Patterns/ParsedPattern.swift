/// The segments and the query parameters of a pattern.
package struct ParsedPattern: Hashable, Sendable {
    package enum Segment: Hashable, Sendable {
        case literal(String)
        case parameter(String)
        case optional(String)
        case rest(String)

        /// The name of the segment's placeholder; nil for a literal.
        var name: String? {
            switch self {
            case .literal: nil
            case .parameter(let name), .optional(let name), .rest(let name): name
            }
        }
        /// The number of texts that the segment's placeholder takes; `one` for a literal.
        var arity: _LinkArity {
            switch self {
            case .literal, .parameter: .one
            case .optional: .optional
            case .rest: .many
            }
        }
    }
    package struct QueryParameter: Hashable, Sendable {
        package let key: String
        package let name: String
        package let arity: _LinkArity
    }
    package let text: String
    package let segments: [Segment]
    package let query: [QueryParameter]
    /// A Boolean value that indicates whether links with a custom scheme can have the pattern: its first segment is a
    /// literal that needs no encoding and contains no `:` or `@`.
    package var canFollowScheme: Bool {
        if case .literal(let text)? = segments.first { text.consists(of: .firstSegment) } else { false }
    }

    /// The placeholders in order: the path's, then the query's.
    package var placeholders: [LinkPlaceholder] {
        var placeholders: [LinkPlaceholder] = []
        placeholders.reserveCapacity(segments.count + query.count)
        for (index, segment) in segments.enumerated() {
            guard let name = segment.name else { continue }
            placeholders.append(LinkPlaceholder(name: name, arity: segment.arity, place: .segment(index)))
        }
        for (index, parameter) in query.enumerated() {
            let place = LinkPlace.query(index, key: parameter.key)
            placeholders.append(LinkPlaceholder(name: parameter.name, arity: parameter.arity, place: place))
        }
        return placeholders
    }

    /// Returns a path, with its query, that fills the pattern's placeholders.
    ///
    /// - Parameter texts: Returns the encoded texts for a placeholder: one, none to omit an optional placeholder, or
    ///   those of a list.
    func path(_ texts: (LinkPlaceholder) -> [String]) -> String {
        var rest = placeholders[...]
        var path = ""
        for segment in segments {
            if case .literal(let literal) = segment {
                path += "/" + PercentCoding.segment(literal)
            } else {
                path += texts(rest.removeFirst()).map { "/" + $0 }.joined()
            }
        }
        let pairs = zip(query, rest).flatMap { parameter, placeholder in
            texts(placeholder).map { "\(parameter.key)=\($0)" }
        }
        return (path.isEmpty ? "/" : path) + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
    }

    /// Returns the name of the first placeholder in the path that needs a text but has none; nil if there is none. An
    /// optional segment needs a text before a filled one.
    func missingPlaceholder(in texts: [String: [String]]) -> String? {
        func isFilled(_ segment: Segment) -> Bool { segment.name.map { texts[$0]?.isEmpty == false } ?? true }
        let last = segments.lastIndex(where: isFilled) ?? 0
        return segments.enumerated()
            .first { !isFilled($1) && ($1.arity != .optional || $0 < last) }?.element.name
    }

    /// Returns true if this pattern has the same path as another one, matches every link that the other matches, and
    /// reads all values that the other reads.
    package func reads(allOf other: ParsedPattern) -> Bool {
        let needed = query.filter { $0.arity == .one }
        return segments == other.segments && needed.allSatisfy(other.query.contains)
            && other.query.allSatisfy(query.contains)
    }
}

/// A placeholder of a pattern.
package struct LinkPlaceholder: Hashable, Sendable {
    /// The name between the braces.
    package let name: String
    /// The number of texts that it takes.
    package let arity: _LinkArity
    /// The placeholder's place in the pattern.
    package let place: LinkPlace
}

/// The place of a placeholder in a pattern.
package enum LinkPlace: Hashable, Sendable {
    /// The segment of the path at a zero-based index.
    case segment(Int)
    /// The value of a query parameter, with the parameter's index in the pattern and its key.
    case query(Int, key: String)
}
