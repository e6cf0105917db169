#if Macros
import Foundation
import Testing

/// What the macros say to the compiler, asked of the compiler itself.
@Suite("The compiler, with the macros") struct CompiledRowTests {
    private static let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    private static let plugin = folder.appending(path: "WaymarkMacrosPlugin-tool")
    private static let modules = folder.appending(path: "Modules")
    private static var isThere: Bool {
        [plugin, modules.appending(path: "Waymark.swiftmodule")].allSatisfy {
            FileManager.default.fileExists(atPath: $0.path())
        }
    }

    /// An error of the compiler: the row that it belongs to, its line there, and its words.
    private struct Fault: Hashable {
        let row: Int
        let line: Int
        let message: String
    }

    /// Compiles sources, each in a name space of its own.
    private func faults(_ sources: [String]) throws -> [Fault] {
        var text = "import Waymark\n"
        var starts: [Int] = []
        for (index, source) in sources.enumerated() {
            text += "enum Row\(index) {\n"
            starts.append(text.count { $0 == "\n" })
            text += source + "\n}\n"
        }
        // a use of its links makes the compiler expand an enum's macros, whatever is wrong with the others
        for (index, source) in sources.enumerated() where source.contains("@Links\nenum") {
            text += "let links\(index) = Row\(index).Route.links\n"
        }
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
            // types alone are checked without the members that macros would add
            "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-I", Self.modules.path(),
            "-load-plugin-executable",
            Self.plugin.path() + "#WaymarkMacrosPlugin", file.path(),
        ]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        let said = try String(contentsOf: output, encoding: .utf8)
        let faults = said.split(separator: "\n").compactMap { line -> Fault? in
            guard line.hasPrefix(file.path() + ":"), let separator = line.firstRange(of: ": error: ") else {
                return nil
            }
            let place = line[..<separator.lowerBound].dropFirst(file.path().count + 1).split(separator: ":")
            guard let number = place.first.flatMap({ Int($0) }) else { return nil }
            let row = starts.lastIndex { $0 < number } ?? -1
            let message = line[separator.upperBound...]
            let end = message.firstRange(of: " (from macro ")?.lowerBound ?? message.endIndex
            return Fault(
                row: row, line: number - (row < 0 ? 0 : starts[row]), message: String(message[..<end]))
        }
        #expect((process.terminationStatus == 0) == faults.isEmpty, "\(said)")
        return faults
    }

    @Test("F22: every source compiles once it is fixed", .enabled(if: isThere))
    func fixed() throws {
        let rows = DiagnosticRow.all
        for fault in try faults(rows.map(\.fixed)) {
            Issue.record("\(rows[fault.row].name), line \(fault.line): \(fault.message)")
        }
    }
    @Test("F22: no source compiles as it is, and each says what the tests of the macros say", .enabled(if: isThere))
    func broken() throws {
        let rows = DiagnosticRow.all
        let faults = Set(try faults(rows.map(\.source)))
        for (index, row) in rows.enumerated() {
            let expected = Fault(row: index, line: row.line, message: row.message)
            if !faults.contains(expected) {
                Issue.record("\(row.name): \(faults.filter { $0.row == index }.map { "\($0.line): \($0.message)" })")
            }
        }
    }
}
#endif
