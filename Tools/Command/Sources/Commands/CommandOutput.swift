#if Tools
import Foundation
import WaymarkLinks

/// Where a command writes. Names of files and sources may hold control characters, with which a terminal could be told
/// anything: what is for people has them escaped.
enum CommandOutput {
    /// Writes lines for people.
    ///
    /// - Throws: ``CommandFault`` if nobody takes it, such as a disk that is full.
    static func write(lines: [String]) throws(CommandFault) {
        try write(exactly: lines.map { LogText.escaped($0) + "\n" }.joined())
    }
    /// Writes a document for programs, such as JSON or a diff: as it is, but for a terminal, where people read it.
    ///
    /// - Throws: ``CommandFault`` if nobody takes it.
    static func write(document: String) throws(CommandFault) {
        try write(exactly: isatty(1) == 1 ? escapedLines(document) : document)
    }
    /// Writes what has no control characters of others any more.
    ///
    /// - Throws: ``CommandFault`` if nobody takes it.
    static func write(exactly text: String) throws(CommandFault) {
        do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
            throw CommandFault("the output can't be written: \(error.reason)")
        }
    }
    /// Says on standard error what isn't a part of the result, in one line.
    static func note(_ text: String) { error("waymark: " + text) }
    /// Says one line on standard error.
    static func error(_ line: String) { draw(LogText.escaped(line) + "\n") }
    /// Says several lines on standard error.
    static func error(lines: String) { draw(escapedLines(lines) + "\n") }
    /// Writes to standard error what has no control characters of others any more.
    static func draw(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }

    /// The text with every control character escaped but line feeds and tabs.
    static func escapedLines(_ text: String) -> String {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map { LogText.escaped(String($0)) }
                .joined(separator: "\t")
        }.joined(separator: "\n")
    }
    /// Keeps files that are opened later from becoming a stream that is closed.
    static func guardStreams() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 { _ = open("/dev/null", O_RDONLY) }
    }

    /// A terminal that nobody asked to leave colors out ([NO_COLOR](https://no-color.org)).
    static var isColored: Bool {
        isTerminal(1) && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
    }
    /// Whether a stream is shown on a terminal that can erase and color.
    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }
}

/// JSON as commands write it.
enum CommandJSON {
    /// The value as JSON, with a line end. Escapes control characters that JSON lets stand, such as U+0080 to U+009F and
    /// the bidirectional ones: terminals and viewers obey them.
    static func encoded(_ value: some Encodable, isPretty: Bool = true) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        var text = ""
        // JSON's own line breaks are the only control characters outside of strings, and in strings there are none
        for scalar in String(decoding: try encoder.encode(value), as: UTF8.self).unicodeScalars {
            if scalar == "\n" || !LogText.isControl(scalar) {
                text.unicodeScalars.append(scalar)
            } else {
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return text + "\n"
    }
}
#endif
