#if Tools
import Foundation
import WaymarkLinks

/// The output of commands. Names and sources may contain control characters that a terminal obeys, so output for people
/// escapes them.
enum CommandOutput {
    /// Writes lines for people, escaped.
    ///
    /// - Throws: `CommandFault` if the lines can't be written, for example because the disk is full.
    static func write(lines: [String]) throws(CommandFault) {
        try write(exactly: lines.map { LogText.escaped($0) + "\n" }.joined())
    }
    /// Writes a document for programs, such as JSON or a diff. It is escaped only if standard output is a terminal.
    ///
    /// - Throws: `CommandFault` if the document can't be written.
    static func write(document: String) throws(CommandFault) {
        try write(exactly: isatty(1) == 1 ? escapedLines(document) : document)
    }
    /// Writes text as it is. The caller escapes it if needed.
    ///
    /// - Throws: `CommandFault` if the text can't be written.
    static func write(exactly text: String) throws(CommandFault) {
        do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
            throw CommandFault("the output can't be written: \(error.reason)")
        }
    }
    /// Prints to standard error a line that isn't part of the result.
    static func note(_ text: String) { error("waymark: " + text) }
    /// Prints one line to standard error.
    static func error(_ line: String) { draw(LogText.escaped(line) + "\n") }
    /// Prints several lines to standard error.
    static func error(lines: String) { draw(escapedLines(lines) + "\n") }
    /// Writes to standard error a text that is already escaped. Ignores errors.
    static func draw(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }

    /// Returns a text in which control characters, except line feeds and tabs, are escaped.
    static func escapedLines(_ text: String) -> String {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map { LogText.escaped(String($0)) }
                .joined(separator: "\t")
        }.joined(separator: "\n")
    }
    /// Opens `/dev/null` for each closed standard descriptor, so that a file opened later can't take its number.
    static func guardStreams() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 { _ = open("/dev/null", O_RDONLY) }
    }

    /// A Boolean value that indicates whether to color the output: standard output is a terminal that shows colors, and
    /// the user hasn't turned them off ([NO_COLOR](https://no-color.org)).
    static var isColored: Bool {
        isTerminal(1) && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
    }
    /// Returns true if a descriptor is a terminal that can erase lines and show colors.
    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }
}

/// The JSON format of commands.
enum CommandJSON {
    /// Returns the JSON of a value, with a final line feed. Escapes control characters that JSON permits, such as
    /// U+0080 to U+009F and bidirectional ones, because terminals and viewers obey them.
    static func encoded(_ value: some Encodable, isPretty: Bool = true) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        var text = ""
        // outside strings, the only control characters are the line breaks of the JSON itself
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
