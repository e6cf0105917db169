#if Macros
import Foundation
import Testing

/// The compiler, run with the modules and macros of this build.
enum MacroCompiler {
    private static let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    private static let plugin = folder.appending(path: "WaymarkMacrosPlugin-tool")
    private static let modules = folder.appending(path: "Modules")
    static var isThere: Bool {
        [plugin, modules.appending(path: "Waymark.swiftmodule")].allSatisfy {
            FileManager.default.fileExists(atPath: $0.path())
        }
    }

    /// An error that the compiler reports.
    struct Fault: Hashable {
        /// The index of the source that has the error; -1 for the common code.
        let source: Int
        /// The line in the source; 0 for an error in the expansion of a macro.
        let line: Int
        let message: String
        /// The line of code with the error, if it is in an expansion; otherwise empty.
        var code = ""
    }

    /// Compiles sources, each in its own namespace, and expects that the compiler doesn't crash.
    ///
    /// - Parameters:
    ///   - sources: The sources.
    ///   - common: Code that all sources use.
    /// - Returns: The compiler's errors.
    static func faults(_ sources: [String], common: String = "") throws -> [Fault] {
        var text = "import Waymark\n" + common + "\n"
        var starts: [Int] = []
        for (index, source) in sources.enumerated() {
            text += "enum Row\(index) {\n"
            starts.append(text.count { $0 == "\n" })
            text += source + "\n}\n"
        }
        // mentioning an enum's links makes the compiler expand its macros even if other enums have errors
        for (index, source) in sources.enumerated() where source.contains("@Links\nenum Route") {
            let type = source.contains("enum Route<") ? "Route<Int>" : "Route"
            text += "let links\(index) = Row\(index).\(type).links\n"
        }
        let (status, output, file) = try compile(text)
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        let faults = lines.indices.compactMap { fault(at: $0, of: lines, file, starts) }
        #expect((status == 0) == faults.isEmpty, "\(output)")
        #expect(!output.contains("Stack dump:"), "\(output)")
        return faults
    }

    private static func compile(_ text: String) throws -> (status: Int32, output: String, file: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Rows.swift")
        let output = folder.appending(path: "output")
        try text.write(to: file, atomically: true, encoding: .utf8)
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            // type checking alone would skip the members that macros add
            "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-I", modules.path(),
            "-load-plugin-executable", plugin.path() + "#WaymarkMacrosPlugin", file.path(),
        ]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8), file.path())
    }

    /// Returns the error that starts at a line of the compiler's output; nil if none starts there.
    private static func fault(at index: Int, of lines: [Substring], _ file: String, _ starts: [Int]) -> Fault? {
        let line = lines[index]
        guard let separator = line.firstRange(of: ": error: ") else { return nil }
        let words = line[separator.upperBound...]
        let message = String(words[..<(words.firstRange(of: " (from macro ")?.lowerBound ?? words.endIndex)])
        let isExpanded = line.hasPrefix("macro expansion ")
        // the next line names the origin of an expansion: `- <file>:<line>:<column>: note: …`
        let place = isExpanded && index + 1 < lines.count ? lines[index + 1].drop { $0 != "/" } : line
        guard place.hasPrefix(file + ":"),
            let number = place.dropFirst(file.count + 1).split(separator: ":").first.flatMap({ Int($0) })
        else { return nil }
        let source = starts.lastIndex { $0 < number } ?? -1
        guard isExpanded else {
            return Fault(source: source, line: number - (source < 0 ? 0 : starts[source]), message: message)
        }
        let mark = lines[index...].firstIndex { $0.contains("`- error: " + message) } ?? index
        let code = lines[mark - 1].split(separator: "|", maxSplits: 2).last ?? ""
        return Fault(source: source, line: 0, message: message, code: code.trimmingCharacters(in: .whitespaces))
    }
}
#endif
