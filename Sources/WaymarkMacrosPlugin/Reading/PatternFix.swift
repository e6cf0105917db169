#if Macros
import WaymarkLinks

/// Corrected patterns for fix-its. Each can be parsed, and refuses no value that the original pattern accepted.
enum PatternFix {
    /// Returns a pattern with placeholders added for values that have none. They replace segments that are parameters
    /// in another router's syntax, such as `:id`, or are added as the last segments or in the query.
    ///
    /// - Parameters:
    ///   - values: The names of the values and the arities that their types need.
    ///   - text: The pattern.
    /// - Returns: The corrected pattern; nil if each candidate is malformed, or refuses a value that the original
    ///   accepts.
    static func adding(_ values: [(name: String, arity: _LinkArity)], to text: String) -> String? {
        var text = text
        for (index, value) in values.enumerated() {
            let placeholder = value.arity.written(value.name)
            var candidates: [String] = []
            if let segment = foreignSegment(value.name, in: text, isOnly: values.count - index == 1) {
                // the segment isn't a literal, so a query item alone wouldn't fix the pattern
                candidates.append(replacing(segment, with: placeholder, in: text))
            } else {
                if !text.contains("?") || text.hasSuffix("?}") {
                    candidates.append((text == "/" ? "" : text) + "/" + placeholder)
                }
                candidates.append(addingToQuery(value.name, placeholder, text))
            }
            guard let next = candidates.first(where: { isComplete($0, insteadOf: text) }) else { return nil }
            text = next
        }
        return text
    }

    /// Returns a pattern in which a placeholder has another name or arity. The placeholder moves to the query if the
    /// path has no place for it.
    ///
    /// - Returns: The corrected pattern; nil if each candidate is malformed, or refuses a value that the original
    ///   accepts.
    static func replacing(
        _ placeholder: LinkPlaceholder, with name: String, _ arity: _LinkArity, in text: String
    ) -> String? {
        let written = arity.written(name)
        let rest = text.replacing("/" + placeholder.written, with: "")
        return [
            text.replacing(placeholder.written, with: written),
            addingToQuery(name, written, rest.hasPrefix("/") ? rest : "/" + rest),
        ].first { isComplete($0, insteadOf: text) }
    }

    /// Returns true if a pattern can be parsed and refuses no value that the replaced pattern accepted.
    ///
    /// Returns false for a new catch-all, because an empty list would have no link, and for a new second optional
    /// segment, because its value would have no link without the first one.
    private static func isComplete(_ candidate: String, insteadOf text: String) -> Bool {
        guard let parsed = try? PatternParser.parse(LinkPattern(candidate)) else { return false }
        let old = (try? PatternParser.parse(LinkPattern(text)))?.segments ?? []
        func optionals(_ segments: [ParsedPattern.Segment]) -> Int {
            segments.count { if case .optional = $0 { true } else { false } }
        }
        func hasCatchAll(_ segments: [ParsedPattern.Segment]) -> Bool {
            if case .rest? = segments.last { true } else { false }
        }
        return optionals(parsed.segments) <= max(1, optionals(old))
            && (hasCatchAll(old) || !hasCatchAll(parsed.segments))
    }

    private static func addingToQuery(_ key: String, _ placeholder: String, _ text: String) -> String {
        let hasQuery = (try? PatternParser.parse(LinkPattern(text)))?.query.isEmpty == false
        return text + (hasQuery ? "&" : "?") + key + "=" + placeholder
    }

    /// Returns the path segment to replace with a value's placeholder; nil if there is none. It is a parameter in
    /// another router's syntax, such as `:id`, `<id>`, `[id]`, `*id` or `$id`, and has the value's name. If `isOnly` is
    /// true, because no other value still lacks a placeholder, the path's only such segment will do, whatever its name.
    private static func foreignSegment(_ name: String, in text: String, isOnly: Bool) -> String? {
        let segments = text.prefix { $0 != "?" }.split(separator: "/").map { String($0) }
        let found = segments.filter { segment in
            guard segment.count > 1, let first = segment.first else { return false }
            return ":*$".contains(first) || first == "<" && segment.last == ">" || first == "[" && segment.last == "]"
        }
        let named = found.first { segment in segment.filter { !":*$<>[]".contains($0) } == name }
        return named ?? (isOnly && found.count == 1 ? found[0] : nil)
    }
    private static func replacing(_ segment: String, with placeholder: String, in text: String) -> String {
        text.split(separator: "/", omittingEmptySubsequences: false)
            .map { part in
                let name = part.prefix { $0 != "?" }
                return name == segment ? placeholder + part[name.endIndex...] : String(part)
            }
            .joined(separator: "/")
    }
}
#endif
