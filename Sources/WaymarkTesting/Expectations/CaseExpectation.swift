import Testing
import Waymark

/// A check of every case of a type.
struct CaseExpectation<Destination: Navigation> {
    let type: Destination.Type
    let samples: [Destination]
    let exceptions: [Destination]
    /// Returns the reason that a destination fails the check; nil if it passes.
    let failure: (Destination) -> String?

    /// Records an issue that lists the cases that fail.
    ///
    /// - Parameter property: The property that each case should have, such as "has a link".
    func expect(_ property: String, _ sourceLocation: SourceLocation) {
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
            "not every case of \(type) \(property):\n\(failures.joined(separator: "\n"))",
            sourceLocation: sourceLocation
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
    /// Returns the values to check: the cases without associated values, except for the exceptions, and
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
