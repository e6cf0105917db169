import WaymarkLinks

/// A record as it may leave the device: with the names of destinations, and no values.
package struct NamedRecord: Sendable {
    package let number: UInt64
    package let kind: NavigationKind
    package let origin: NavigationOrigin
    package let level: Int
    package let destination: String?
    package let began: Duration
    package let ended: Duration
    package let outcome: TransitionOutcome
    package let via: [String]
    package let showing: String?
    package let dismissals: [(destination: String, reason: DismissalReason)]
    package let dropped: [(destination: String, reason: DenialReason?)]
    package let restoration: RestorationReport?
    package let missed: MissedCallback?

    /// What a log or an event may say besides the kind, in the order of a log line.
    package var names: [(key: String, value: String)] {
        var names = [("origin", "\(origin)"), ("level", "\(level)")]
        func add(_ key: String, _ values: [String]) {
            if !values.isEmpty { names.append((key, values.joined(separator: ","))) }
        }
        if let destination { add("destination", [destination]) }
        add("outcome", [outcome.name])
        if case .denied(let reason) = outcome { add("reason", [reason.name]) }
        if case .failed(.link(let error)) = outcome { add("reason", [error.reason]) }
        add("via", via)
        if let showing { add("showing", [showing]) }
        add("dismissed", dismissals.map { "\($0.destination):\($0.reason.rawValue)" })
        add("dropped", dropped.map { "\($0.destination):\($0.reason?.name ?? "upon")" })
        if let restoration { add("restoration", ["\(restoration)"]) }
        if let missed { add("missed", ["\(missed)"]) }
        return names
    }
    /// One line for a log, control characters escaped.
    package var line: String {
        let names = names.map { "\($0)=\($1)" }
        return LogText.escaped((["#\(number)", "\(kind)"] + names).joined(separator: " "))
    }
}

extension ScreenTable {
    @MainActor func named(_ record: StoredRecord) -> NamedRecord {
        let settlement = record.settlement
        return NamedRecord(
            number: record.number, kind: record.kind, origin: record.origin, level: record.level,
            destination: record.destination.map(name), began: record.began, ended: record.ended,
            outcome: settlement?.outcome ?? .committed, via: settlement?.via.map(name) ?? [],
            showing: settlement?.showing.map(name),
            dismissals: settlement?.dismissals.map { (name(of: $0.destination), $0.reason) } ?? [],
            dropped: settlement?.dropped.map { (name(of: $0.destination), $0.reason) } ?? [],
            restoration: settlement?.restoration, missed: settlement?.missed)
    }
}

extension TransitionRecord: CustomStringConvertible {
    /// One line for a log: names only, no values, control characters escaped.
    public var description: String { named.line }

    var named: NamedRecord {
        NamedRecord(
            number: number, kind: kind, origin: origin, level: level, destination: destination?.name, began: began,
            ended: ended, outcome: outcome, via: via.map(\.name), showing: showing?.name,
            dismissals: dismissals.map { ($0.destination.name, $0.reason) },
            dropped: dropped.map { ($0.destination.name, $0.reason) }, restoration: restoration, missed: missed)
    }
}
