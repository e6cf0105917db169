import WaymarkLinks

extension TransitionRecord: CustomStringConvertible {
    /// One line for a log: names only, no values, control characters escaped.
    public var description: String {
        let names = names.map { "\($0)=\($1)" }
        return LogText.escaped((["#\(number)", "\(kind)"] + names).joined(separator: " "))
    }

    /// What a log or an event may say besides the kind, in the order of a log line.
    var names: [(key: String, value: String)] {
        var names = [("origin", "\(origin)"), ("level", "\(level)")]
        func add(_ key: String, _ values: [String]) {
            if !values.isEmpty { names.append((key, values.joined(separator: ","))) }
        }
        if let destination { add("destination", [destination.name]) }
        add("outcome", [outcome.name])
        if case .denied(let reason) = outcome { add("reason", [reason.name]) }
        if case .failed(.link(let error)) = outcome { add("reason", [error.reason]) }
        add("via", via.map(\.name))
        if let showing { add("showing", [showing.name]) }
        add("dismissed", dismissals.map { "\($0.destination.name):\($0.reason.rawValue)" })
        add("dropped", dropped.map { "\($0.destination.name):\($0.reason?.name ?? "upon")" })
        if let restoration { add("restoration", ["\(restoration)"]) }
        if let missed { add("missed", ["\(missed)"]) }
        return names
    }
}
