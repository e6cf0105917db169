import WaymarkLinks

extension TransitionRecord {
    func names(_ name: (Destination) -> String) -> [(key: String, value: String)] {
        var names = [("origin", "\(origin)"), ("level", "\(level)")]
        func add(_ key: String, _ values: [String]) {
            if !values.isEmpty { names.append((key, values.joined(separator: ","))) }
        }
        if let destination { add("destination", [name(destination)]) }
        add("outcome", [outcome.name])
        if case .denied(let reason) = outcome { add("reason", [reason.name]) }
        if case .failed(.link(let error)) = outcome { add("reason", [error.reason]) }
        if case .waiting(let wait) = outcome { add("reason", [wait.rawValue]) }
        add("via", via.map(name))
        if let showing { add("showing", [name(showing)]) }
        add("dismissed", dismissals.map { "\(name($0.destination)):\($0.reason.rawValue)" })
        add("dropped", dropped.map { "\(name($0.destination)):\($0.reason?.name ?? "upon")" })
        if let restoration { add("restoration", ["\(restoration)"]) }
        if let missed { add("missed", ["\(missed)"]) }
        return names
    }
    /// Returns the record as one line for a log, with control characters escaped.
    fileprivate func line(_ name: (Destination) -> String) -> String {
        let names = names(name).map { "\($0)=\($1)" }
        return LogText.escaped((["#\(number)", "\(kind)"] + names).joined(separator: " "))
    }
}

extension TransitionRecord: CustomStringConvertible where Destination: Navigation {
    /// The record as one line for a log: names only, no values, control characters escaped.
    public var description: String { line(\.name) }
}
