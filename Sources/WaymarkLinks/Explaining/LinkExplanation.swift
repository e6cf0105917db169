/// Why a link did or did not match: every candidate pattern, and the first thing that refused it.
///
/// For developers: unlike a ``LinkError``, it may hold segments of the link, so keep it out of logs.
package struct LinkExplanation: Hashable, Sendable {
    /// One pattern of the table.
    package struct Candidate: Hashable, Sendable {
        /// The pattern.
        package let pattern: LinkPattern
        /// The name of the type that declares it.
        package let owner: String
        /// Why it did not match, in words; nil for the one that did.
        package var refusal: String? { reason?.description }
        package let reason: Refusal?
    }
    /// The first thing that refused a pattern.
    package enum Refusal: Hashable, Sendable {
        /// A literal segment stands where the link has another; counted from 0.
        case segment(Int, expected: String, found: String)
        /// The link ends before the pattern does.
        case tooFewSegments(expected: Int, found: Int)
        /// The link goes on behind the pattern's end.
        case tooManySegments(expected: Int, found: Int)
        /// A custom scheme's first segment is always a literal.
        case firstSegmentIsNoLiteral
        /// It has the shape, but another pattern wins.
        case beaten(by: LinkPattern)
        /// It has the shape and wins, but a parameter or the query is not valid.
        case error(LinkError)
    }

    /// Why the link does not resolve; nil if it does, or if a handler accepts it.
    package private(set) var error: LinkError?
    /// The pattern that has the link's shape, whether or not its parameters are valid.
    package let matched: LinkPattern?
    /// Every pattern, in the order of declaration; none if the policy refused the link before any pattern was tried.
    package let candidates: [Candidate]
    /// The names of the handlers that were asked, in order: none if a pattern has the link's shape or the policy refused
    /// the link. Without an ``error``, the last one accepts it; the others declined.
    package private(set) var handlers: [String] = []

    /// The same explanation of a link that resolves, but of which a part in the query doesn't.
    package func failing(_ error: LinkError) -> LinkExplanation {
        var explanation = self
        explanation.error = error
        return explanation
    }
    /// The same explanation after handlers were asked.
    package func asking(_ handlers: [String], isAccepted: Bool) -> LinkExplanation {
        var explanation = self
        explanation.handlers = handlers
        if isAccepted { explanation.error = nil }
        return explanation
    }
}

extension LinkExplanation: CustomStringConvertible {
    /// One line for the result, and one for each candidate and handler.
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
            let accepts = error == nil && index == handlers.count - 1
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
        case .firstSegmentIsNoLiteral: "the first segment of a custom scheme's link is always a literal"
        case .beaten(let pattern): "has the same shape, but \(pattern) is more specific"
        case .error(let error): "\(error)"
        }
    }
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    }
}

extension LinkResolver {
    /// Asks every pattern about a link. Costs a pass over the whole table: for consoles and tests.
    package func explain(_ link: String) -> LinkExplanation { explanation(of: link, origins.spellings) }
    /// The same for the path form.
    package func explain(path: String) -> LinkExplanation { explanation(of: path, nil) }

    private func explanation(of text: String, _ origins: LinkOrigins.Spellings?) -> LinkExplanation {
        do throws(LinkError) {
            let bytes = try linkBytes(of: text)
            return try explanation(of: bytes.span, origins)
        } catch {
            return LinkExplanation(error: error, matched: nil, candidates: [])
        }
    }
    /// - Throws: An error of the policy, before any pattern is tried.
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
    /// The first segment that does not fit; nil where the shape does.
    func refusal(of found: [String], isCustom: Bool) -> LinkExplanation.Refusal? {
        for (index, segment) in segments.enumerated() {
            if isCustom, index == 0, segment.name != nil { return .firstSegmentIsNoLiteral }
            switch segment {
            case .literal(let text):
                guard index < found.count else { return .tooFewSegments(expected: segments.count, found: found.count) }
                let fits =
                    isCustom && index == 0
                    ? text.lowercased() == found[index].lowercased() : text.utf8.elementsEqual(found[index].utf8)
                guard fits else { return .segment(index, expected: text, found: found[index]) }
            case .parameter, .rest:
                guard index < found.count else { return .tooFewSegments(expected: segments.count, found: found.count) }
                if case .rest = segment { return nil }
            case .optional: break
            }
        }
        return found.count > segments.count ? .tooManySegments(expected: segments.count, found: found.count) : nil
    }
}
