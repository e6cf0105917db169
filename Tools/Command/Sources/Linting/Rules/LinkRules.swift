#if Tools
import WaymarkAssociation
import WaymarkLinks

extension AppRules {
    static func malformed(_ context: LintContext) -> [Finding] {
        context.links.malformed.map { found in
            let mended = found.pattern.mended(found.fault.problem)
            let fix = mended.flatMap { pattern -> Fix? in
                guard !found.link.range.isEmpty, !pattern.text.contains(where: { "\"\\".contains($0) }) else {
                    return nil
                }
                return Fix(title: "write \"\(pattern)\"", range: found.link.range, replacement: "\"\(pattern)\"")
            }
            return Finding(
                .malformedLink, at: found.link.place,
                "'\(found.pattern)' of \(context.model[found.destination].name), character \(found.fault.column): "
                    + "\(found.fault.problem)", fix: fix)
        }
    }

    static func clashes(_ context: LintContext) -> [Finding] {
        let entries = context.links.entries
        return context.links.clashes.filter { !$0.isCase }.map { clash in
            let (first, second) = (entries[clash.first], entries[clash.second])
            // a link with a presentation of its own (`as:`) isn't offered for removal: the presentation would go too
            let isRedundant =
                first.destination == second.destination && first.parsed.reads(allOf: second.parsed)
                && second.link.presentation == nil
            let fix =
                isRedundant
                ? second.link.attributeRange.map { Fix(title: "remove this @Link", range: $0, replacement: "") } : nil
            return Finding(
                .linkClash, at: second.link.place,
                "'\(second.parsed.text)' of \(context.model[second.destination].name) matches the same paths as "
                    + "'\(first.parsed.text)' of \(context.model[first.destination].name)", fix: fix)
        }
    }

    /// Finds patterns that accept a path, but lose it to a more specific pattern of another type of destinations.
    static func shadows(_ context: LintContext) -> [Finding] {
        let links = context.links
        guard let table = ReadTable(context.model, links) else { return [] }
        var found: [Finding] = []
        // collected before the loops, because there may be many pairs
        let types = links.entries.map(\.destination.type)
        for (position, one) in links.standing.enumerated() {
            let first = links.entries[one]
            for other in links.standing[(position + 1)...] where types[other] != types[one] {
                let second = links.entries[other]
                guard let path = first.parsed.sharedPath(with: second.parsed), let winner = table.winner(of: path)
                else { continue }
                let (taken, loser) = winner == one ? (first, second) : (second, first)
                guard winner == one || winner == other, table.accepts(loser, path) else { continue }
                found.append(
                    Finding(
                        .linkShadowed, at: loser.link.place,
                        "'\(loser.parsed.text)' of \(context.model[loser.destination].name) doesn't get "
                            + "'/\(path.joined(separator: "/"))', because '\(taken.parsed.text)' of "
                            + "\(context.model[taken.destination].name) is more specific"))
            }
        }
        return found
    }

    /// Finds names that can't be a link's scheme or host. Also finds patterns whose first segments differ only in case,
    /// and destinations that no link with the app's scheme can reach.
    static func forbiddenNames(_ context: LintContext) -> [Finding] {
        guard let app = context.app else { return [] }
        var found: [Finding] = []
        func check(_ fact: OriginFact, schemes: [String], hosts: [String]) {
            do throws(LinkSetupError) { _ = try LinkOrigins(schemes: schemes, hosts: hosts) } catch {
                found.append(Finding(.forbiddenName, at: fact.place, "\(error)"))
            }
        }
        for scheme in app.schemes { check(scheme, schemes: [scheme.text], hosts: []) }
        for host in app.hosts { check(host, schemes: [], hosts: [host.text]) }
        let entries = context.links.entries
        for clash in context.links.clashes where clash.isCase {
            found.append(
                Finding(
                    .forbiddenName, at: entries[clash.second].link.place,
                    "the first segments of '\(entries[clash.second].parsed.text)' and "
                        + "'\(entries[clash.first].parsed.text)' differ only in case, which custom schemes ignore"))
        }
        guard let scheme = app.schemes.first else { return found }
        for destination in context.destinations {
            let own = context.links.entries(of: destination.id)
            guard let first = own.first,
                !own.contains(where: { $0.parsed.canFollowScheme || $0.parsed.segments.isEmpty })
            else { continue }
            found.append(
                Finding(
                    .forbiddenName, at: first.link.place,
                    "no link '\(scheme.text)://…' leads to \(destination.name): "
                        + "the first segment of '\(first.parsed.text)' becomes the host, but isn't an ASCII literal"))
        }
        return found
    }
}

extension ParsedPattern {
    /// Returns the segments of a path that both patterns match; nil if there is none but the empty path. It has the
    /// literals of either, and "1" where both have a placeholder.
    fileprivate func sharedPath(with other: ParsedPattern) -> [String]? {
        let count = max(segments.count, other.segments.count)
        var path: [String] = []
        for index in 0..<count {
            let (one, two) = (segment(at: index), other.segment(at: index))
            switch (one, two) {
            case (.literal(let text)?, .literal(let otherText)?):
                guard text == otherText else { return nil }
                path.append(text)
            case (.literal(let text)?, .some), (.some, .literal(let text)?): path.append(text)
            case (.some, .some): path.append("1")
            case (.optional?, nil), (nil, .optional?): return path.isEmpty ? nil : path
            case (nil, _), (_, nil): return nil
            }
        }
        return path.isEmpty ? nil : path
    }
    /// Returns the segment that applies to an index; nil if the pattern is shorter. A catch-all applies to all later
    /// indices.
    private func segment(at index: Int) -> Segment? {
        if index < segments.count { return segments[index] }
        guard case .rest? = segments.last else { return nil }
        return segments.last
    }
}
#endif
