/// An explanation of how a link was matched: every pattern, with the first of its conditions that the link fails.
///
/// For developers only: unlike a ``LinkError``, it may contain segments of the link, so keep it out of logs.
package struct LinkExplanation: Hashable, Sendable, CustomStringConvertible {
    /// A pattern of the table, with the reason if it doesn't resolve the link.
    package struct Candidate: Hashable, Sendable, CustomStringConvertible {
        package let pattern: LinkPattern
        /// The name of the type that declares the pattern.
        package let owner: String
        /// The number of the first segment that the pattern doesn't match, counted from 1; nil if it matches the path.
        package fileprivate(set) var segment: Int?
        /// The reason that the pattern doesn't resolve the link; nil if it does.
        package fileprivate(set) var reason: String?

        package var description: String { "\(pattern) (\(owner)): \(reason ?? "matches")" }
    }

    /// The reason that the link is refused; nil if it resolves, or if a handler accepts it.
    package fileprivate(set) var error: LinkError?
    /// The pattern that matches the link's path, even if its parameters are invalid; nil if none matches.
    package fileprivate(set) var matched: LinkPattern?
    /// Every pattern in declaration order; empty if the policy refused the link before any pattern was tried.
    package fileprivate(set) var candidates: [Candidate] = []
    /// The names of the handlers that were asked, in order; empty if a pattern matches the link's path or the policy
    /// refused the link.
    package fileprivate(set) var handlers: [String] = []
    /// A Boolean value that indicates whether the last of `handlers` accepted the link. The others declined it.
    package fileprivate(set) var isAccepted = false

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

    /// A line for the result, and one for each pattern and handler.
    package var description: String {
        let verdict =
            switch (error, matched) {
            case (nil, let matched?): "resolves by \(matched)"
            case (let error?, _): "refused: \(error)"
            case (nil, nil): handlers.last.map { "accepted by \($0)" } ?? "no pattern"
            }
        let verdicts = handlers.enumerated().map { index, name in
            let accepts = isAccepted && index == handlers.count - 1
            return "handler \(name): \(accepts ? "accepts it" : "declines it")"
        }
        return ([verdict] + candidates.map { "  \($0)" } + verdicts.map { "  \($0)" }).joined(separator: "\n")
    }
}

extension LinkResolver {
    /// Explains how each pattern treats a link or a path. It checks the whole table, so use it only in consoles and
    /// tests.
    package func explain(_ link: String) -> LinkExplanation {
        var explanation = LinkExplanation()
        do throws(LinkError) { _ = try resolve(link, accepting: .linksAndPaths) } catch { explanation.error = error }
        let winner = try? index(of: link)
        explanation.matched = winner.map { patterns[$0].pattern }
        let bytes = Array(link.utf8)
        guard let link = try? LinkScanner(bytes.span, origins, accepting: .linksAndPaths),
            let parsed = try? ParsedLink(link)
        else { return explanation }
        for (index, pattern) in patterns.enumerated() {
            var candidate = LinkExplanation.Candidate(pattern: pattern.pattern, owner: pattern.owner)
            if index == winner {
                candidate.reason = explanation.error.map { "\($0)" }
            } else if let matched = LinkMatcher.mismatch(of: link, with: pattern.parsed) {
                candidate.segment = matched + 1
                candidate.reason = pattern.parsed.mismatch(
                    at: matched, of: parsed.segments, isCustom: link.form == .custom)
            } else {
                candidate.reason = explanation.matched.map { "matches too, but \($0) is more specific" }
            }
            explanation.candidates.append(candidate)
        }
        return explanation
    }
}

extension ParsedPattern {
    /// Returns the reason that a path's segment at an index doesn't match.
    fileprivate func mismatch(at index: Int, of found: [String], isCustom: Bool) -> String {
        if isCustom, index == 0, segments.first?.name != nil {
            return "its first segment isn't a literal, which links with a custom scheme require"
        }
        if index < min(segments.count, found.count), case .literal(let literal) = segments[index] {
            let text = found[index].unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
            return "segment \(index + 1) is '\(text)', expected '\(literal)'"
        }
        let expected = index == found.count ? segments.count { $0.arity != .optional } : segments.count
        return "\(found.count) segment\(found.count == 1 ? "" : "s"), expected \(expected)"
    }
}
