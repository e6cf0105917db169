#if Inspector
import WaymarkLinks

extension DeclaredPattern {
    /// Sample links of the pattern, as paths with queries. The first samples together contain each text that the type
    /// of a parameter lists. The others leave out optional parts.
    var samples: [String] {
        var paths: [String] = []
        let longest = placeholders.map { sampleTexts(of: $0).count }.max() ?? 1
        for index in 0..<max(1, longest) {
            paths.append(
                path { placeholder in
                    let texts = sampleTexts(of: placeholder)
                    return texts[index % texts.count]
                })
        }
        let optional = placeholders.filter { placeholder in
            switch (placeholder.arity, placeholder.place) {
            case (.optional, _), (.many, .query): true
            case (.one, _), (.many, .segment): false
            }
        }
        for kept in optional.indices {
            let left = Set(optional[kept...].map(\.name))
            paths.append(path { left.contains($0.name) ? nil : sampleTexts(of: $0)[0] })
        }
        return paths
    }
    /// Returns the encoded texts that the placeholder's type lists. If it lists none, returns a few that it accepts;
    /// `1` comes first if the type is unknown, or accepts none of the candidates.
    private func sampleTexts(of placeholder: LinkPlaceholder) -> [String] {
        guard let type = types[placeholder.name] else { return ["1"] }
        if let texts = type._parameter.texts, !texts.isEmpty { return texts.map(PercentCoding.value) }
        let candidates = ["42", "sample", "true", "user123", "1.5", "00000000-0000-4000-8000-000000000000"]
        var texts = [candidates.first { type.accepts($0) } ?? "1"]
        // a letter beyond ASCII, and an encoded slash
        if type.accepts("é. *") { texts.append(PercentCoding.value("é. *")) }
        if type._parameter.mayHoldSlashes, type.accepts("a/b") { texts.append(PercentCoding.value("a/b")) }
        return texts
    }
}
#endif
