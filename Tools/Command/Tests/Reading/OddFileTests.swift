#if Tools
import Foundation
import Testing

@testable import WaymarkTool

@Suite("Files that can't be read as sources") struct OddFileTests {
    private func project(_ files: [String: String] = [:]) throws -> Project {
        try Project(["App/Route.swift": "enum Route: Navigation { case home }\n"].merging(files) { $1 })
    }
    private func problems(_ project: Project) async throws -> [String] {
        try await project.findings().filter { [.syntaxError, .unreadableFile].contains($0.rule) }.map {
            "\($0.place.file):\($0.place.line) \($0.message)"
        }
    }

    @Test("a pipe is a finding, and isn't waited for")
    func pipe() async throws {
        let project = try project()
        #expect(mkfifo(project.root.appending(path: "App/x.swift").path(), 0o600) == 0)
        #expect(try await problems(project) == ["App/x.swift:1 the file isn't a regular file"])
    }
    @Test("a file that can't be read is reported as unreadable, not as a syntax error")
    func unreadable() async throws {
        let project = try project()
        #expect(mkfifo(project.root.appending(path: "App/x.swift").path(), 0o600) == 0)
        #expect(try await project.findings().map(\.rule).filter { $0 != .unreachableDestination } == [.unreadableFile])
    }
    @Test("a source of several megabytes is skipped, and reported")
    func large() async throws {
        let text = "enum Large: Navigation { case one }\n" + String(repeating: "// data\n", count: 600_000)
        let project = try project(["App/Large.swift": text])
        let read = try await project.read()
        #expect(read.notes == ["App/Large.swift is larger than 4 MB, so it isn't read"])
        #expect(read.model.navigations.map(\.name) == ["Route"])
        #expect(try await problems(project) == [])
    }
    @Test("a pipe given as an argument is read to its end, and refused if it is empty")
    func namedPipe() throws {
        let project = try project()
        let file = project.root.appending(path: "pipe")
        #expect(mkfifo(file.path(), 0o600) == 0)
        #expect(throws: RegularFile.Fault(message: "is an empty pipe; write the file's content to it")) {
            try RegularFile.data(file, isAsked: true)
        }
        let writer = Process()
        writer.executableURL = URL(filePath: "/bin/sh")
        writer.arguments = ["-c", "for part in {} []; do echo $part; read go; done"]
        let (output, input) = (Pipe(), Pipe())
        (writer.standardOutput, writer.standardInput) = (output, input)
        try writer.run()
        try input.fileHandleForWriting.write(contentsOf: Data("\n\n".utf8))
        let path = "/dev/fd/\(output.fileHandleForReading.fileDescriptor)"
        #expect(try RegularFile.data(URL(filePath: path), isAsked: true) == Data("{}\n[]\n".utf8))
    }
    @Test("writing to a pipe or a folder is refused")
    func writing() throws {
        let project = try project()
        let pipe = project.root.appending(path: "pipe")
        #expect(mkfifo(pipe.path(), 0o600) == 0)
        #expect(throws: RegularFile.Fault(message: "can't be written: it is not a regular file")) {
            try RegularFile.write("", to: pipe)
        }
        #expect(throws: RegularFile.Fault(message: "can't be written: it is a folder")) {
            try RegularFile.write("", to: project.root.appending(path: "App"))
        }
    }
    @Test("a device isn't read, even through a symbolic link")
    func device() async throws {
        let project = try project()
        try project.link("App/x.swift", to: "/dev/zero")
        #expect(try await problems(project) == ["App/x.swift:1 the file isn't a regular file"])
    }
    @Test("a symbolic link to a file is read, and one that leads nowhere or to itself is a finding")
    func links() async throws {
        let project = try project(["other.txt": "enum Other: Navigation { case one }\n"])
        try project.link("App/a.swift", to: "../other.txt")
        try project.link("App/b.swift", to: "nowhere")
        try project.link("App/c.swift", to: "c.swift")
        #expect(
            try await problems(project) == [
                "App/b.swift:1 the file can't be read: No such file or directory",
                "App/c.swift:1 the file can't be read: Too many levels of symbolic links",
            ])
        #expect(try await project.read().model.navigations.map(\.name).sorted() == ["Other", "Route"])
    }
    @Test("a file that isn't UTF-8 is a finding at its line, and isn't read")
    func binary() async throws {
        let project = try project()
        let text = Data("enum A: Navigation { case a }\n// caf".utf8) + [0xE9, 0x0A]
        try text.write(to: project.root.appending(path: "App/x.swift"))
        #expect(try await problems(project) == ["App/x.swift:2 the file isn't UTF-8"])
        #expect(try await project.read().model.navigations.map(\.name) == ["Route"])
    }
    @Test("sources in a folder whose name ends with .swift are read")
    func folder() async throws {
        let project = try project(["App/Dir.swift/Other.swift": "enum Other: Navigation { case one }\n"])
        #expect(try await problems(project) == [])
        #expect(try await project.read().model.navigations.map(\.name).sorted() == ["Other", "Route"])
    }
    @Test("symbolic links to folders aren't followed")
    func circle() async throws {
        let project = try project()
        try project.link("App/again", to: "..")
        #expect(try await project.read().model.files.map(\.path) == ["App/Route.swift"])
    }
    @Test("reading a file instead of a folder is refused")
    func file() async throws {
        let project = try project()
        let file = project.root.appending(path: "App/Route.swift")
        let fault = await #expect(throws: SourceReader.Fault.self) {
            try await SourceReader.read(file.appending(path: ""), targets: .folders)
        }
        #expect(fault?.description.hasSuffix("App/Route.swift is a file, not a folder") == true)
    }

    // MARK: .waymark.yml
    @Test("an exclusion of a missing path is reported with its line")
    func exclusions() async throws {
        let yaml = "exclude:\n  - Old\n  - ./App/Old/\n  - Gone/\n"
        let project = try project([".waymark.yml": yaml, "App/Old/x.swift": "}", "Old/x.swift": "}"])
        #expect(try await problems(project) == [])
        #expect(try await project.read().notes == [".waymark.yml:4: there is no 'Gone' to exclude"])
    }
    @Test("an unreadable configuration is an error with its reason")
    func configuration() async throws {
        let project = try project()
        let file = project.root.appending(path: ".waymark.yml")
        try project.link(".waymark.yml", to: ".waymark.yml")
        await #expect(throws: fault("can't be read: Too many levels of symbolic links")) { try await project.read() }
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        await #expect(throws: fault("is a folder")) { try await project.read() }
        try FileManager.default.removeItem(at: file)
        try Data([0xFF]).write(to: file)
        await #expect(throws: fault("isn't UTF-8")) { try await project.read() }
    }
    private func fault(_ reason: String) -> ToolConfiguration.Fault { .init(description: ".waymark.yml \(reason)") }
    @Test("an empty configuration changes nothing", arguments: ["", "# later\n", "\u{FEFF}"])
    func empty(_ yaml: String) throws {
        #expect(try ToolConfiguration(yaml: yaml, rules: []) == ToolConfiguration())
    }
}
#endif
