#if Inspector
import Waymark
import WaymarkLinks

extension InspectedRouter {
    private func knownLinks() throws(ProtocolError) -> LinkTable<Destination> {
        guard let links else { throw ProtocolError(.refused, "the source '\(id)' has no links") }
        return links
    }
    func destination(of link: String) throws(ProtocolError) -> Destination {
        let links = try knownLinks()
        do throws(LinkError) { return try links.destination(of: link) } catch {
            throw ProtocolError(.refused, "\(error)")
        }
    }

    // MARK: listing
    func listLinks() async throws(ProtocolError) -> LinksResult {
        let links = try knownLinks()
        let origins = links.resolver.origins
        return LinksResult(
            schemes: origins.schemes, hosts: origins.hosts,
            patterns: links.patterns.map { declared in
                let example = declared.samples.first { (try? links.destination(of: $0)) != nil }
                let destination = example.flatMap { try? links.destination(of: $0) }
                return LinksResult.Pattern(
                    pattern: declared.pattern.text, destination: destination?.name ?? declared.owner,
                    presentation: destination?.presentationType.rawValue ?? PresentationType.push.rawValue,
                    parameters: declared.placeholders.map { Self.parameter($0, of: declared) }, example: example)
            })
    }
    private static func parameter(_ placeholder: LinkPlaceholder, of link: DeclaredPattern) -> LinksResult.Parameter {
        let type = link.types[placeholder.name]
        let (place, isOptional): (LinksResult.Parameter.Place, Bool) =
            switch (placeholder.place, placeholder.arity) {
            case (.segment, .one), (.segment, .many): (.path, false)
            case (.segment, .optional): (.path, true)
            case (.query, .one): (.query, false)
            case (.query, .optional), (.query, .many): (.query, true)
            }
        return LinksResult.Parameter(
            name: placeholder.name, type: type.map { "\($0)" } ?? "String", where: place, optional: isOptional,
            texts: type?._parameter.texts)
    }
    /// Creates a link from a pattern and values. The link has the app's first host. In an app without hosts, it has the
    /// first scheme if that makes a valid link, and otherwise is only a path. Each value is checked against its type,
    /// and the link against the app's policy.
    ///
    /// - Throws: `ProtocolError` if the source has no links or no such pattern, if a parameter, which the error names,
    ///   is unknown, missing or invalid, or if the link is refused.
    func printLink(_ call: InspectorCall.PrintLink) throws(ProtocolError) -> PrintedLink {
        let links = try knownLinks()
        guard links.patterns.indices.contains(call.pattern) else {
            throw ProtocolError(.notFound, "there is no pattern \(call.pattern)")
        }
        let declared = links.patterns[call.pattern]
        let names = Set(declared.placeholders.map(\.name))
        if let unknown = call.values.keys.sorted().first(where: { !names.contains($0) }) {
            throw ProtocolError(
                .badParameters, "'values.\(unknown.prefix(64))' isn't a parameter of \(declared.pattern)")
        }
        for placeholder in declared.placeholders {
            guard let text = call.values[placeholder.name], !text.isEmpty else {
                if placeholder.arity == .one { throw ProtocolError(.badParameters, "'\(placeholder.name)' is missing") }
                continue
            }
            if let type = declared.types[placeholder.name], !type.accepts(text) {
                throw ProtocolError(.badParameters, "'\(placeholder.name)' isn't a valid \(type)")
            }
        }
        let path = declared.path { placeholder in
            call.values[placeholder.name].flatMap { $0.isEmpty ? nil : PercentCoding.value($0) }
        }
        do throws(LinkError) { _ = try links.destination(of: path) } catch {
            throw ProtocolError(.badParameters, error.parameter.map { "'\($0)': \(error)" } ?? "\(error)")
        }
        let origins = links.resolver.origins
        if let host = origins.hosts.first { return PrintedLink(link: "https://\(host)\(path)") }
        // the first segment of a link with a custom scheme is its host, which must be a literal
        let own = origins.schemes.first.map { "\($0):/\(path)" }
        return PrintedLink(link: own.flatMap { (try? links.destination(of: $0)) == nil ? nil : $0 } ?? path)
    }

    // MARK: explaining
    func explain(_ link: String) async throws(ProtocolError) -> LinkExplanationResult {
        let links = try knownLinks()
        let router = try live()
        let explanation = links.explanation(of: link)
        let state = try? links.state(of: link)
        var rows: [GuardRow] = []
        for destination in state?.destinations ?? [] {
            rows += await guardRows(on: destination, router, AccessContext(origin: .link, kind: .link))
        }
        return LinkExplanationResult(
            accepted: explanation.error == nil,
            refusal: explanation.error.map {
                LinkExplanationResult.Refusal(rule: $0.reason, message: "\($0)", offset: $0.offset)
            },
            candidates: explanation.candidates.map { candidate in
                LinkExplanationResult.Candidate(
                    pattern: candidate.pattern.text, matched: candidate.pattern == explanation.matched,
                    refusedAt: Self.refused(candidate, of: explanation))
            },
            state: state == nil ? nil : await renderer.state(state ?? NavigationState()), guards: rows)
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

    // MARK: opening
    /// Opens a link as if it came from outside the app. If `cold` is true, restores the app's initial state first.
    ///
    /// - Throws: `ProtocolError` if the source has no links, if the router is gone, or if the navigation had no effect
    ///   or hasn't begun.
    func openLink(_ call: InspectorCall.OpenLink) async throws(ProtocolError) -> TransitionResult {
        let links = try knownLinks()
        if call.cold == true {
            let fresh = initial
            _ = try await seeing { $0.perform(.replace(fresh.fitted(to: $0.state))) }
        }
        return try await perform { $0.open(call.link, using: links) }
    }

    // MARK: guards
    /// Returns the session, and the guard's current answer for at most 500 destinations: an example of each link, and
    /// the current state's destinations whose names no example has.
    ///
    /// - Throws: `ProtocolError` if the router is gone.
    func guardRows() async throws(ProtocolError) -> GuardsResult {
        let router = try live()
        var destinations: [Destination] = []
        var known: Set<Destination> = []
        func add(_ destination: Destination) {
            if known.insert(destination).inserted, known.count <= 500 { destinations.append(destination) }
        }
        for declared in links?.patterns ?? [] {
            let example = declared.samples.lazy.compactMap { try? self.links?.destination(of: $0) }.first
            if let example { add(example) }
        }
        let names = Set(destinations.map(\.name))
        for destination in router.state.destinations where !names.contains(destination.name) { add(destination) }
        var rows: [GuardRow] = []
        for destination in destinations {
            // two destinations may be redirected to the same one
            for row in await guardRows(on: destination, router, AccessContext()) where !rows.contains(row) {
                rows.append(row)
            }
        }
        let session = session()?.session
        return GuardsResult(
            session: session.map {
                GuardsResult.Owner(
                    owner: $0.owner, permissions: $0.permissions.sorted(), information: $0.information.sorted(),
                    isLocked: $0.isLocked)
            }, rows: rows, reasons: Set(rows.compactMap(\.reason)).sorted())
    }
    /// Returns the row of a destination. If redirects lead elsewhere, the row has their target, and the target's own
    /// row follows.
    private func guardRows(
        on destination: Destination, _ router: Router<Destination>, _ context: AccessContext
    ) async -> [GuardRow] {
        let (shown, answer) = router.answer(on: destination, in: context)
        let target = await renderer.screen(shown)
        let (decision, reason, led): (GuardRow.Decision, String?, Destination?) =
            switch answer {
            case .allowed: (.allowed, nil, nil)
            case .denied(let reason, _): (.denied, reason.name, nil)
            case .redirected(let screen): (.redirected, nil, router.destination(of: screen))
            case .later: (.later, nil, nil)
            }
        var row = GuardRow(destination: target, decision: decision, reason: reason, to: nil)
        if let led { row.to = await renderer.screen(led) }
        guard shown != destination else { return [row] }
        let asked = await renderer.screen(destination)
        return [GuardRow(destination: asked, decision: .redirected, reason: nil, to: target), row]
    }
}
#endif
