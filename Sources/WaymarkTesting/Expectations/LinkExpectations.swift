public import Testing
public import Waymark

/// Expects that every case of a type has a link that resolves to it. A failure names each case without one, and the
/// reason.
///
/// ```swift
/// expectLinks(links, toEveryCaseOf: Route.self, samples: [.recipe(id: 4), .search(text: "soup")])
/// ```
/// `@Links` lists the cases, so a case that is added later needs a link, too. Without the macro, the type needs to be
/// `CaseIterable`. A case with associated values needs a sample, unless it is an exception; all samples of a case are
/// checked. If the links have neither a host nor a scheme, their paths are checked.
///
/// - Parameters:
///   - links: The app's links.
///   - type: The type of the destinations.
///   - samples: Values of the cases that have associated values.
///   - exceptions: Values of the cases that have no link by design.
///   - sourceLocation: The caller's location, for failures.
public func expectLinks<Destination: Navigation>(
    _ links: LinkTable<Destination>, toEveryCaseOf type: Destination.Type, samples: [Destination] = [],
    except exceptions: [Destination] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
    CaseLinks(type: type, samples: samples, exceptions: exceptions) { links.failure(of: $0) }.expect(sourceLocation)
}

/// Expects that every case of one feature's destinations has a link that resolves to it, in an app made of features. A
/// failure names each case without one, and the reason. The cases are listed, and need samples, as in an app with a
/// single type of destinations.
///
/// - Parameters:
///   - links: The app's links.
///   - type: The type of the feature's destinations.
///   - samples: Values of the cases that have associated values.
///   - exceptions: Values of the cases that have no link by design.
///   - sourceLocation: The caller's location, for failures.
public func expectLinks<Destination: Navigation>(
    _ links: LinkTable<AnyNavigation>, toEveryCaseOf type: Destination.Type, samples: [Destination] = [],
    except exceptions: [Destination] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
    CaseLinks(type: type, samples: samples, exceptions: exceptions) { links.failure(of: AnyNavigation($0)) }
        .expect(sourceLocation)
}

/// A check that a type's cases have links.
private struct CaseLinks<Destination: Navigation> {
    let type: Destination.Type
    let samples: [Destination]
    let exceptions: [Destination]
    /// Returns the reason that a destination has no link that resolves to it, or nil if it has one.
    let failure: (Destination) -> String?

    func expect(_ sourceLocation: SourceLocation) {
        let cases = cases
        let listing =
            cases == nil
            ? [
                "the cases of \(type) can't be listed: attach @Links to it, or make it CaseIterable; its samples were checked"
            ]
            : []
        let failures = listing + (cases ?? []).compactMap(missingSample) + values(of: cases ?? []).compactMap(line)
        guard !failures.isEmpty else { return }
        Issue.record(
            "not every case of \(type) has a link:\n\(failures.joined(separator: "\n"))", sourceLocation: sourceLocation
        )
    }

    /// The type's cases, from `@Links` or `CaseIterable`; nil if the type has neither.
    private var cases: [_GeneratedCase<Destination>]? {
        if let cases = Destination._generatedCases { return cases }
        guard let type = Destination.self as? any CaseIterable.Type else { return nil }
        return Self.all(type).map { _GeneratedCase(Self.caseName($0), "\($0)", $0) }
    }
    private static func all<Listed: CaseIterable>(_ type: Listed.Type) -> [Destination] {
        type.allCases.compactMap { $0 as? Destination }
    }
    /// Returns the name of a value's case, even if the type has a `name` of its own.
    private static func caseName(_ destination: Destination) -> String {
        destination._generatedName ?? NavigationName.of(destination)
    }

    private func missingSample(_ found: _GeneratedCase<Destination>) -> String? {
        guard found.sample == nil, !(samples + exceptions).contains(where: { Self.caseName($0) == found.name }) else {
            return nil
        }
        return "\(found.signature): no sample; add a value of the case to 'samples'"
    }
    /// Returns the values whose links are checked: the cases without associated values, except for the exceptions, and
    /// all samples.
    private func values(of cases: [_GeneratedCase<Destination>]) -> [Destination] {
        let excepted = Set(exceptions.map(Self.caseName))
        var values = cases.compactMap(\.sample).filter { !excepted.contains(Self.caseName($0)) }
        for sample in samples where !values.contains(sample) { values.append(sample) }
        return values
    }
    private func line(_ destination: Destination) -> String? {
        failure(destination).map { "\(destination): \($0)" }
    }
}

extension LinkTable {
    /// Returns the reason that a destination has no link that resolves to it, or nil if it has one.
    fileprivate func failure(of destination: Destination) -> String? {
        let hasOrigin = !resolver.origins.hosts.isEmpty || !resolver.origins.schemes.isEmpty
        do {
            if !hasOrigin, let error = resolver.table.printingError(of: destination) { throw error }
            let link = try hasOrigin ? requireLink(to: destination) : path(to: destination) ?? ""
            let found = try self.destination(of: link)
            return found == destination ? nil : "its link \(link) leads to \(found)"
        } catch { return "\(error)" }
    }
}
