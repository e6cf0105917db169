#if Tools
import WaymarkLinks

/// The output format of findings.
package enum LintFormat: String, Hashable, Sendable, CaseIterable {
    /// Lines for people and for Xcode.
    case text
    /// JSON for programs, with the version of its format.
    case json
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// Workflow commands, with which GitHub annotates the lines that have findings.
    case github
}

/// A report of findings.
package struct LintReport: Sendable {
    package let findings: [Finding]
    /// The path to the sources, which is put before each finding's file: relative to the working directory, or absolute if
    /// neither folder contains the other. It is empty or ends with a slash.
    package let prefix: String

    package init(_ findings: [Finding], prefix: String = "") {
        self.findings = findings
        self.prefix = prefix
    }

    /// A Boolean value that indicates whether there are no findings other than notes.
    package var isClean: Bool { findings.allSatisfy { $0.level == .note } }

    /// Returns the report in a format.
    ///
    /// - Parameter isColored: true to color the levels and places in ``LintFormat/text``.
    package func text(_ format: LintFormat, isColored: Bool = false) throws -> String {
        switch format {
        case .text: plain(isColored)
        case .json: try json()
        case .sarif: try sarif()
        case .github: github
        }
    }

    func path(_ finding: Finding) -> String { prefix + finding.place.file }

    private func plain(_ isColored: Bool) -> String {
        func color(_ code: String, _ text: String) -> String { isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
        var lines = findings.map { finding in
            let level =
                switch finding.level {
                case .error: color("31", "error")
                case .warning: color("33", "warning")
                case .note, .off: color("36", "note")
                }
            let file = LogText.escaped(path(finding))
            let place = color("1", "\(file):\(finding.place.line):\(finding.place.column)")
            let message = LogText.escaped(finding.message + (finding.fix.map { ". --fix: \($0.title)" } ?? ""))
            return "\(place): \(level): \(message) [\(finding.rule.id)]"
        }
        lines.append(summary)
        return lines.joined(separator: "\n") + "\n"
    }
    private var summary: String {
        func count(_ level: ToolConfiguration.Level, _ name: String) -> String? {
            let count = findings.filter { $0.level == level }.count
            return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
        }
        let counts = [count(.error, "error"), count(.warning, "warning"), count(.note, "note")].compactMap { $0 }
        return counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    }

    private var github: String {
        findings.map { finding in
            let command =
                switch finding.level {
                case .error: "error"
                case .warning: "warning"
                case .note, .off: "notice"
                }
            let place = finding.place
            return "::\(command) file=\(Self.property(path(finding))),line=\(place.line),col=\(place.column),"
                + "title=\(finding.rule.id)::\(Self.data(finding.message))\n"
        }.joined()
    }
    /// Returns a text escaped for a workflow command. Line breaks and other control characters are spelled out, so that
    /// none can end the command.
    private static func data(_ text: String) -> String { LogText.escaped(text).replacing("%", with: "%25") }
    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
#endif
