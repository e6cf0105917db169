extension TransitionRecord: CustomStringConvertible {
    /// One line for a log: names only, no values, control characters escaped.
    public var description: String {
        var parts = ["#\(number)", "\(kind)", "origin=\(origin)", "level=\(level)"]
        if let destination { parts.append("destination=\(destination.name)") }
        parts.append("outcome=\(outcome.name)")
        if case .denied(let reason) = outcome { parts.append("reason=\(reason.name)") }
        if !via.isEmpty { parts.append("via=\(via.map(\.name).joined(separator: ","))") }
        if let showing { parts.append("showing=\(showing.name)") }
        for dismissal in dismissals {
            parts.append("dismissed=\(dismissal.destination.name):\(dismissal.reason.rawValue)")
        }
        for dropped in dropped {
            parts.append("dropped=\(dropped.destination.name):\(dropped.reason?.name ?? "upon")")
        }
        if let restoration { parts.append("restoration=\(restoration)") }
        if let missed { parts.append("missed=\(missed)") }
        return LogText.escaped(parts.joined(separator: " "))
    }
}

/// Text for a log: one line, whatever it contains.
package enum LogText {
    /// The text with control characters, line separators and bidirectional controls escaped.
    package static func escaped(_ text: String) -> String {
        var output = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C:
                output.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
            default: output.append(scalar)
            }
        }
        return String(output)
    }
}
