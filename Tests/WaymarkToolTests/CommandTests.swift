#if Tools
import ArgumentParser
import Foundation
import Testing
import WaymarkTool

@Suite("The command") struct CommandTests {
    /// The command that the same build made.
    private static let tool = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "waymark")
    private static var isThere: Bool { FileManager.default.isExecutableFile(atPath: tool.path()) }

    private func run(_ project: Project, _ arguments: String...) throws -> (status: Int32, output: String) {
        // the folders will do: SwiftPM is busy while it tests
        let description = project.root.appending(path: "none.json")
        let process = Process()
        process.executableURL = Self.tool
        process.arguments = arguments
        process.currentDirectoryURL = project.root
        process.environment = ["WAYMARK_PACKAGE_DESCRIPTION": description.path()]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
    private func faulty() throws -> Project {
        var files = Shop.files
        files[Fault.home] = files[Fault.home]?.replacing("\"/help\"", with: "\"help\"")
        return try Project(files)
    }

    @Test("its help names every command")
    func help() {
        let text = WaymarkTool.helpMessage()
        #expect(text.contains("USAGE: waymark"))
        for name in ["lint", "links", "resolve", "association"] { #expect(text.contains("  \(name) ")) }
    }
    @Test("0 without findings, 1 with some, 2 if it could not run", .enabled(if: isThere))
    func exitCodes() throws {
        #expect(try run(Project(Shop.files), "lint").status == 0)
        #expect(try run(faulty(), "lint").status == 1)
        #expect(try run(faulty(), "lint", "--in", "nowhere").status == 2)
        #expect(try run(faulty(), "lint", "--format", "xml").status == 2)
        #expect(try run(faulty(), "nonsense").status == 2)
        var configured = Shop.files
        configured[".waymark.yml"] = "rules: {nonsense: off}"
        #expect(try run(Project(configured), "lint").status == 2)
    }
    @Test("findings have paths from the working directory, and no colours in a pipe", .enabled(if: isThere))
    func paths() throws {
        let output = try run(faulty(), "lint").output
        #expect(output.hasPrefix("Sources/Home/HomeNavigation.swift:6:11: error: 'help'"))
        #expect(!output.contains("\u{1B}"))
    }
    @Test("--fix mends, and looks again", .enabled(if: isThere))
    func fix() throws {
        let project = try faulty()
        let result = try run(project, "lint", "--fix")
        #expect(result.status == 0 && result.output == "no findings\n")
        #expect(try project.text(Fault.home) == Shop.files[Fault.home])
    }
    @Test("a link that is refused ends resolve with 1", .enabled(if: isThere))
    func resolve() throws {
        let project = try Project(Shop.files)
        #expect(try run(project, "resolve", "shop://items/7").status == 0)
        #expect(try run(project, "resolve", "shop://items/7", "shop://nowhere").status == 1)
    }
    @Test("association files are written for the app that is named, or not at all", .enabled(if: isThere))
    func association() throws {
        let project = try Project(Shop.files)
        let file = try run(project, "association", "apple", "--app-id", "ABCDE12345.example.shop")
        #expect(file.status == 0 && file.output.contains("\"/items/?*\""))
        #expect(try run(project, "association", "apple").status == 2)
        #expect(try run(project, "association", "android", "--package", "shop").status == 2)
        #expect(try run(project, "association", "android", "--manifest").output.contains("shop.example"))
    }
    @Test("the article lists each rule with its reason")
    func article() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/WaymarkTool/WaymarkTool.docc/Rules.md").standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        for rule in Rule.allCases { #expect(text.contains("| `\(rule.id)` | \(rule.reason) | ")) }
    }
}
#endif
