/// An explanation of how a link was matched: every pattern, with the first of its conditions that the link fails.
///
/// For developers only: unlike a ``LinkError``, it may contain segments of the link, so keep it out of logs.
package struct LinkExplanation: Hashable, Sendable {
    /// A pattern of the table, with the reason if it doesn't resolve the link.
    package struct Candidate: Hashable, Sendable {
        /// The pattern, as the app declares it.
        package let pattern: LinkPattern
        /// The name of the type that declares it.
        package let owner: String
        /// The reason that the pattern doesn't resolve the link, as text; nil if it does.
        package var refusal: String? { reason?.description }
        package let reason: Refusal?
    }
    /// The first of a pattern's conditions that the link fails.
    package enum Refusal: Hashable, Sendable {
        /// The link's segment at this zero-based index differs from the pattern's literal.
        case segment(Int, expected: String, found: String)
        /// The link has fewer segments than the pattern requires.
        case tooFewSegments(expected: Int, found: Int)
        /// The link has more segments than the pattern allows.
        case tooManySegments(expected: Int, found: Int)
        /// The link has a custom scheme, which requires a literal as the pattern's first segment.
        case firstSegmentIsNoLiteral
        /// The pattern matches the path, but another one takes precedence.
        case beaten(by: LinkPattern)
        /// The pattern matches the path and takes precedence, but a value, a combination of values or the query is
        /// invalid.
        case error(LinkError)
    }

    /// The reason that the link is refused; nil if it resolves, or if a handler accepts it.
    package private(set) var error: LinkError?
    /// The pattern that matches the link's path, even if its parameters are invalid; nil if none matches.
    package let matched: LinkPattern?
    /// Every pattern in declaration order; empty if the policy refused the link before any pattern was tried.
    package let candidates: [Candidate]
    /// The names of the handlers that were asked, in order; empty if a pattern matches the link's path or the policy
    /// refused the link.
    package private(set) var handlers: [String] = []
    /// A Boolean value that indicates whether the last of `handlers` accepted the link. The others declined it.
    package private(set) var isAccepted = false

    /// Returns the explanation with an error. Used for a link whose path resolves, but which leads to no state, for
    /// example because its `sheet=` contains an invalid link.
    package func failing(_ error: LinkError) -> LinkExplanation {
        var explanation = self
        explanation.error = error
        return explanation
    }
    /// Returns the explanation with the handlers that were asked, and without its error if the last one accepted the
    /// link.
    package func asking(_ handlers: [String], isAccepted: Bool) -> LinkExplanation {
        var explanation = self
        explanation.handlers = handlers
        explanation.isAccepted = isAccepted
        if isAccepted { explanation.error = nil }
        return explanation
    }
}

extension LinkExplanation: CustomStringConvertible {
    /// A line for the result, and one for each pattern and handler.
    package var description: String {
        let verdict =
            switch (error, matched) {
            case (nil, let matched?): "resolves by \(matched)"
            case (let error?, _): "refused: \(error)"
            case (nil, nil): handlers.last.map { "accepted by \($0)" } ?? "no pattern"
            }
        let details = candidates.map { "  \($0)" } + verdicts.map { "  \($0)" }
        return ([verdict] + details).joined(separator: "\n")
    }
    /// A line for each handler that was asked.
    private var verdicts: [String] {
        handlers.enumerated().map { index, name in
            let accepts = isAccepted && index == handlers.count - 1
            return "handler \(name): \(accepts ? "accepts it" : "declines it")"
        }
    }
}
extension LinkExplanation.Candidate: CustomStringConvertible {
    package var description: String { "\(pattern) (\(owner)): \(refusal ?? "matches")" }
}
extension LinkExplanation.Refusal: CustomStringConvertible {
    package var description: String {
        switch self {
        case .segment(let index, let expected, let found):
            "segment \(index + 1) is '\(Self.escaped(found))', expected '\(expected)'"
        case .tooFewSegments(let expected, let found), .tooManySegments(let expected, let found):
            "\(found) segment\(found == 1 ? "" : "s"), expected \(expected)"
        case .firstSegmentIsNoLiteral: "its first segment isn't a literal, which links with a custom scheme require"
        case .beaten(let pattern): "matches too, but \(pattern) is more specific"
        case .error(let error): "\(error)"
        }
    }
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    }
}

extension LinkResolver {
    /// Explains how each pattern treats a link. It checks the whole table, so use it only in consoles and tests.
    package func explain(_ link: String) -> LinkExplanation { explanation(of: link, origins.spellings) }
    /// Explains how each pattern treats a path.
    package func explain(path: String) -> LinkExplanation { explanation(of: path, nil) }

    private func explanation(of text: String, _ origins: LinkOrigins.Spellings?) -> LinkExplanation {
        do throws(LinkError) {
            let bytes = try linkBytes(of: text)
            return try explanation(of: bytes.span, origins)
        } catch {
            return LinkExplanation(error: error, matched: nil, candidates: [])
        }
    }
    /// Returns the explanation of the link or path in some bytes.
    ///
    /// - Throws: ``LinkError`` if the policy refuses the link or path. No pattern is tried then.
    private func explanation(
        of bytes: Span<UInt8>, _ origins: LinkOrigins.Spellings?
    ) throws(LinkError) -> LinkExplanation {
        let parsed = try ParsedLink(bytes, origins)
        let link = try LinkScanner(bytes, origins)
        let matcher = table.matcher
        let winner = matcher.pattern(of: link)
        var failure: LinkError?
        do throws(LinkError) { _ = try table.resolve(bytes, origins) } catch { failure = error }
        let candidates = matcher.patterns.indices.map { index in
            let pattern = matcher.patterns[index]
            let refusal: LinkExplanation.Refusal? =
                if index == winner {
                    failure.map(LinkExplanation.Refusal.error)
                } else {
                    pattern.parsed.refusal(of: parsed.segments, isCustom: link.form == .custom)
                        ?? winner.map { .beaten(by: matcher.patterns[$0].site.pattern) }
                }
            return LinkExplanation.Candidate(
                pattern: pattern.site.pattern, owner: pattern.site.owner, reason: refusal)
        }
        return LinkExplanation(
            error: failure, matched: winner.map { matcher.patterns[$0].site.pattern }, candidates: candidates)
    }
}

extension ParsedPattern {
    /// Returns the first condition of the pattern that a path's segments don't fulfill; nil if it matches them.
    func refusal(of found: [String], isCustom: Bool) -> LinkExplanation.Refusal? {
        // optional segments come last
        let required = segments.count { if case .optional = $0 { false } else { true } }
        for (index, segment) in segments.enumerated() {
            if isCustom, index == 0, segment.name != nil { return .firstSegmentIsNoLiteral }
            switch segment {
            case .literal(let text):
                guard index < found.count else { return .tooFewSegments(expected: required, found: found.count) }
                let fits =
                    isCustom && index == 0
                    ? Byte.lowercased(text) == Byte.lowercased(found[index])
                    : text.utf8.elementsEqual(found[index].utf8)
                guard fits else { return .segment(index, expected: text, found: found[index]) }
            case .parameter, .rest:
                guard index < found.count else { return .tooFewSegments(expected: required, found: found.count) }
                if case .rest = segment { return nil }
            case .optional: break
            }
        }
        return found.count > segments.count ? .tooManySegments(expected: segments.count, found: found.count) : nil
    }
}
