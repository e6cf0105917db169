#if Macros
import WaymarkLinks

/// Other texts for patterns, to be offered as fix-its. Each of them is a pattern that can be read: what would only lead
/// to the next error is not offered.
enum PatternFix {
    /// With placeholders for values that have none: in the place of what other routers call a parameter, `:id`, as the
    /// last segments, or else in the query.
    static func adding(_ values: [(name: String, arity: _LinkArity)], to text: String) -> String? {
        var text = text
        for (index, value) in values.enumerated() {
            let placeholder = written(value.name, value.arity)
            var candidates: [String] = []
            if let segment = foreignSegment(value.name, in: text, isOnly: values.count - index == 1) {
                candidates.append(replacing(segment, with: placeholder, in: text))
            }
            if !text.contains("?") || text.hasSuffix("?}") {
                candidates.append((text == "/" ? "" : text) + "/" + placeholder)
            }
            candidates.append(addingToQuery(value.name, placeholder, text))
            guard let next = candidates.lazy.compactMap(readable).first else { return nil }
            text = next
        }
        return text
    }

    /// With a placeholder in another form, in the query where the path has no place for it.
    static func changing(_ placeholder: LinkPlaceholder, to arity: _LinkArity, in text: String) -> String? {
        let written = placeholder.written(as: arity)
        if let changed = readable(text.replacing(placeholder.written, with: written)) { return changed }
        let rest = text.replacing("/" + placeholder.written, with: "")
        return readable(addingToQuery(placeholder.name, written, rest.hasPrefix("/") ? rest : "/" + rest))
    }

    /// With another name, in the form that the value needs.
    static func renaming(
        _ placeholder: LinkPlaceholder, to name: String, _ arity: _LinkArity, in text: String
    ) -> String? {
        readable(text.replacing(placeholder.written, with: written(name, arity)))
    }

    private static func written(_ name: String, _ arity: _LinkArity) -> String {
        LinkPlaceholder(name: name, arity: arity, place: .segment(0)).written
    }
    private static func readable(_ text: String) -> String? {
        (try? PatternParser.parse(LinkPattern(text))).map { _ in text }
    }
    private static func addingToQuery(_ key: String, _ placeholder: String, _ text: String) -> String {
        let hasQuery = (try? PatternParser.parse(LinkPattern(text)))?.query.isEmpty == false
        return text + (hasQuery ? "&" : "?") + key + "=" + placeholder
    }

    /// The segment that is a parameter to another router: `:id`, `<id>`, `[id]`, `*id` or `$id`; whatever its name,
    /// where there is only one, for a single value.
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
