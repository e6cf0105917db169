#if Inspector
import Waymark
import WaymarkLinks

extension InspectedRouter {
    func answer(
        _ method: InspectorMethod, _ parameters: CallParameters
    ) async throws(ProtocolError) -> any Encodable & Sendable {
        switch method {
        case .hello: throw ProtocolError(.badParameters, "hello takes no source")
        case .state:
            guard let state = await state() else { throw .unknownSource(id) }
            return state
        case .timeline: return try await timeline(try parameters.read())
        case .links: return LinksResult(patterns: try knownLinks().patterns.map(LinksResult.Pattern.init))
        case .explainLink: return try await explain(try parameters.read(LinkParameter.self).link)
        case .openLink:
            let (links, link) = (try knownLinks(), try parameters.read(LinkParameter.self).link)
            return try await perform { $0.open(link, using: links) }
        case .travel: return try await travel(try parameters.read())
        case .record: return try await record(try parameters.read())
        }
    }

    // MARK: the timeline
    private func timeline(_ call: TimelineParameters) async throws(ProtocolError) -> TimelineResult {
        let (after, limit) = (call.after ?? 0, call.limit ?? 200)
        guard after >= 0 else { throw ProtocolError(.badParameters, "'after' is negative") }
        guard (1...500).contains(limit) else { throw ProtocolError(.badParameters, "'limit' is not from 1 to 500") }
        // without `after`, the newest transitions are returned
        let from = call.after == nil ? max(0, ring.last - limit) : after
        return TimelineResult(
            transitions: await transitions(after: from, limit: limit), lost: max(0, ring.first - 1 - after))
    }
    private func travel(_ call: MomentParameters) async throws(ProtocolError) -> TransitionResult {
        guard let seen = ring[call.number] else {
            throw ProtocolError(.notFound, "transition \(call.number) is no longer kept, or hasn't happened yet")
        }
        return try await show(
            call.side == .before
                ? Travel(moment: call.number - 1, state: seen.before) : Travel(moment: call.number, state: seen.after))
    }

    // MARK: links
    private func knownLinks() throws(ProtocolError) -> LinkTable<Destination> {
        guard let links else { throw ProtocolError(.refused, "the source '\(id)' has no links") }
        return links
    }
    private func explain(_ link: String) async throws(ProtocolError) -> LinkExplanationResult {
        let links = try knownLinks()
        let explanation = links.explanation(of: link)
        var result = LinkExplanationResult(
            accepted: explanation.error == nil,
            refusal: explanation.error.map {
                LinkExplanationResult.Refusal(rule: $0.reason, message: "\($0)", offset: $0.offset)
            },
            candidates: explanation.candidates.map { candidate in
                LinkExplanationResult.Candidate(
                    pattern: candidate.pattern.text, matched: candidate.pattern == explanation.matched,
                    refusedAt: Self.refused(candidate, of: explanation))
            })
        if let state = try? links.state(of: link) { result.state = await renderer.state(state) }
        return result
    }
    private static func refused(
        _ candidate: LinkExplanation.Candidate, of explanation: LinkExplanation
    ) -> LinkExplanationResult.RefusedAt? {
        guard let reason = candidate.reason else { return nil }
        if candidate.pattern == explanation.matched {
            let name = explanation.error?.parameter ?? explanation.error?.reason ?? ""
            return LinkExplanationResult.RefusedAt(kind: .parameter, name: name, message: reason)
        }
        let name = candidate.segment.map(String.init) ?? explanation.matched?.text ?? ""
        return LinkExplanationResult.RefusedAt(kind: .segment, name: name, message: reason)
    }
}

extension LinksResult.Pattern {
    fileprivate init(_ declared: DeclaredPattern) { self.init(pattern: declared.pattern.text, owner: declared.owner) }
}
#endif
