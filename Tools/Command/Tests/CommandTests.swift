#if Tools
import ArgumentParser
import Foundation
import Testing
import WaymarkTool

@Suite("The waymark command") struct CommandTests {
    /// The command that was built with these tests.
    private static let tool = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "waymark")
    private static var isThere: Bool { FileManager.default.isExecutableFile(atPath: tool.path()) }

    private func run(_ project: Project, _ arguments: String...) throws -> (status: Int32, output: String) {
        // a missing description makes the command read the folders, which takes less time than SwiftPM
        let description = project.root.appending(path: "none.json")
        let result = try run(project, ["WAYMARK_PACKAGE_DESCRIPTION": description.path()], arguments)
        return (result.status, result.output)
    }
    private func run(
        _ project: Project, _ environment: [String: String], _ arguments: [String]
    ) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = Self.tool
        process.arguments = arguments
        process.currentDirectoryURL = project.root
        process.environment = environment
        let errors = project.root.appending(path: "errors.txt")
        try Data().write(to: errors)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: data, as: UTF8.self),
            try String(contentsOf: errors, encoding: .utf8)
        )
    }

    // MARK: new
    @Test(
        "without --waymark, a new app depends on the library by path, and the next steps are printed",
        .enabled(if: isThere))
    func nextSteps() throws {
        let project = try Project(["README.md": ""])
        let result = try run(project, "new", "app", "Pets")
        #expect(result.status == 0)
        #expect(
            result.output.components(separatedBy: "\n\n").last == """
                Next:
                  cd Pets
                  swift test                                                 # run the tests
                  xed .                                                      # open it in Xcode, on a Mac; README.md says how to run it on a device
                  waymark new feature Recipe --screens list,detail,edit:id   # add a feature
                  waymark lint                                               # check the navigation

                """)
        #expect(try project.text("Pets/Package.swift").contains(".package(name: \"waymark\", path: \""))
    }
    @Test(
        "a misspelled command, or a drawing into a missing folder, fails with exit code 2 and an explanation",
        .enabled(if: isThere))
    func refusals() throws {
        let project = try Project(Shop.files)
        let misspelled = try run(project, [:], ["lnit"])
        #expect(
            misspelled.status == 2 && misspelled.errors == "Error: there is no command 'lnit': did you mean 'lint'?\n")
        let none = project.root.appending(path: "none")
        let graph = try run(project, [:], ["graph", "--out", none.appending(path: "x.svg").path()])
        #expect(graph.status == 2 && graph.errors.hasSuffix("can't be written: there is no folder \(none.path())\n"))
        #expect(!FileManager.default.fileExists(atPath: none.path()))
    }

    // MARK: SwiftPM
    /// Returns a package whose folders don't determine its targets, with a script in place of `swift`.
    private func odd(_ swift: String) throws -> Project {
        let project = try Project([
            "Package.swift": "// swift-tools-version: 6.2\n",
            "Code/Route.swift":
                "import Waymark\n@Links enum Route: Navigation {\n    @Link(\"/home\") case home\n}\n",
            "bin/swift": "#!/bin/sh\n" + swift,
        ])
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: project.root.appending(path: "bin/swift").path())
        return project
    }
    private func links(_ project: Project) throws -> (status: Int32, output: String, errors: String) {
        try run(project, ["PATH": project.root.appending(path: "bin").path() + ":/usr/bin:/bin"], ["links"])
    }
    private static let described = """
        cat <<END
        {"path": "$3", "targets": [{"name": "Odd", "type": "library", "path": "Code", "sources": ["Route.swift"]}]}
        END

        """
    @Test("if SwiftPM fails, the reason is printed, and the targets come from folders", .enabled(if: isThere))
    func silentSwiftPM() throws {
        for (swift, message) in [
            ("echo 'error: invalid access to /x/.build.lock' >&2; exit 1", "invalid access to /x/.build.lock"),
            (
                "printf 'error: Invalid manifest (compiled with: x)\\n/x/Package.swift:4:1: error: no\\n' >&2; exit 1",
                "/x/Package.swift:4:1: error: no"
            ),
            (
                "printf \"error: 'x': Invalid manifest (compiled with: [x])\\nMissing output\\n\" >&2; exit 1",
                "'x': Invalid manifest: Missing output"
            ),
            (
                "printf 'Another instance of SwiftPM is already running, but this will be ignorederror: it broke' >&2; exit 1",
                "it broke"
            ),
            ("kill -9 $$", "signal 9 terminated it"), ("exit 3", "it exited with status 3"),
            ("echo nonsense", "its output can't be read"),
        ] {
            let result = try links(odd(swift + "\n"))
            #expect(result.status == 0 && result.output.contains("/home"), "\(swift)")
            #expect(
                result.errors == "waymark: SwiftPM can't list the targets, so the folders are used: \(message)\n",
                "\(swift)")
        }
    }
    @Test("if SwiftPM isn't installed, that is printed, and the targets come from folders", .enabled(if: isThere))
    func noSwiftPM() throws {
        let project = try odd("")
        let result = try run(project, ["PATH": "/nowhere"], ["links"])
        #expect(result.status == 0 && result.output.contains("/home"))
        #expect(result.errors.hasPrefix("waymark: SwiftPM can't list the targets, so the folders are used: "))
    }
    @Test("SwiftPM is retried after a transient failure, but not after a faulty manifest", .enabled(if: isThere))
    func secondTry() throws {
        let count = "echo x >> \"$(dirname \"$0\")/calls\"\n"
        let passing = try odd(
            count + "if [ \"$(wc -l < \"$(dirname \"$0\")/calls\")\" -eq 1 ]; then kill -15 $$; fi\n" + Self.described)
        let result = try links(passing)
        #expect(result.status == 0 && result.output.contains("/home") && result.errors.isEmpty, "\(result.errors)")
        #expect(try passing.text("bin/calls") == "x\nx\n")
        let lasting = try odd(count + "echo 'error: Invalid manifest' >&2\nexit 1\n")
        #expect(try links(lasting).errors.contains("Invalid manifest"))
        #expect(try lasting.text("bin/calls") == "x\n")
    }
    @Test("SwiftPM ignores the lock of another SwiftPM process, without a message", .enabled(if: isThere))
    func meanwhile() throws {
        let busy = """
            case " $* " in *" --ignore-lock "*) echo 'Another instance of SwiftPM is running' >&2 ;; *) exit 1 ;; esac

            """
        let result = try links(odd(busy + Self.described))
        #expect(result.status == 0 && result.errors.isEmpty && result.output.contains("/home"))
    }

    private func temporary(_ project: Project) -> URL { project.root.appending(path: "temporary") }
    /// Starts a shell command, in which `$0` is waymark, with the script in place of `swift` and its own folder for
    /// temporary files.
    private func started(_ project: Project, _ command: String) throws -> Process {
        let folder = temporary(project)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command, Self.tool.path()]
        process.currentDirectoryURL = project.root
        process.environment = [
            "PATH": project.root.appending(path: "bin").path() + ":/usr/bin:/bin", "TMPDIR": folder.path(),
        ]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
    }
    @Test(
        "a signal that ends the command also ends SwiftPM, and no temporary file is left", .enabled(if: isThere),
        arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM])
    func stopped(_ signal: Int32) async throws {
        let project = try odd("exec 3> id\nsleep 600 & echo $! >&3\nexec 3>&-\nwait\n")
        try RunningProcess.makePipe(at: project.root.appending(path: "id"))
        // the command waits for SwiftPM for a minute, and other tests may block the pool's threads for as long
        try await onOwnThread {
            let process = try started(project, "exec \"$0\" links")
            let swift = try #require(RunningProcess(writesTo: project.root.appending(path: "id")))
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
            #expect(swift.isGone())
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary(project).path()) == [])
    }
    @Test("an ignored signal doesn't end the command", .enabled(if: isThere), arguments: [SIGHUP, SIGINT])
    func ignored(_ signal: Int32) async throws {
        let project = try odd("echo $$ > id\nwhile [ ! -e go ]; do :; done\n" + Self.described)
        try RunningProcess.makePipe(at: project.root.appending(path: "id"))
        try await onOwnThread {
            let process = try started(project, "trap '' \(signal); exec \"$0\" links")
            _ = try #require(RunningProcess(writesTo: project.root.appending(path: "id")))
            kill(process.processIdentifier, signal)
            try Data().write(to: project.root.appending(path: "go"))
            process.waitUntilExit()
            #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        }
    }

    private func faulty() throws -> Project {
        var files = Shop.files
        files[Fault.home] = files[Fault.home]?.replacing("\"/help\"", with: "\"help\"")
        return try Project(files)
    }

    @Test("the help lists the commands")
    func help() {
        let text = WaymarkTool.helpMessage()
        #expect(text.contains("USAGE: waymark"))
        for name in ["lint", "links", "resolve", "association", "site", "doctor", "new", "agents"] {
            #expect(text.contains("  \(name) "))
        }
    }
    @Test("the exit code is 0 without findings, 1 with some, and 2 after an error", .enabled(if: isThere))
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
    @Test("lint notes that the sources declare no destinations", .enabled(if: isThere))
    func nothingDeclared() throws {
        let project = try Project(["a.swift": "struct A {}\n"])
        let description = project.root.appending(path: "none.json").path()
        let result = try run(project, ["WAYMARK_PACKAGE_DESCRIPTION": description], ["lint"])
        #expect(result.status == 0 && result.errors == "waymark: the sources declare no destinations\n")
    }
    @Test("findings have paths from the working directory, and no colors in a pipe", .enabled(if: isThere))
    func paths() throws {
        let output = try run(faulty(), "lint").output
        #expect(output.hasPrefix("Sources/Home/HomeNavigation.swift:6:11: error: 'help'"))
        #expect(!output.contains("\u{1B}"))
    }
    @Test(
        "escape characters in names aren't written", .enabled(if: isThere),
        arguments: ["text", "github", "json", "sarif"])
    func controls(_ format: String) throws {
        let project = try Project([
            "App/\u{1B}[31m.swift": "}\n", "App/\u{1B}[32m.swift": String(repeating: "// data\n", count: 600_000),
            "App/Route.swift": "enum Route: Navigation { case home }\n",
        ])
        let description = ["WAYMARK_PACKAGE_DESCRIPTION": project.root.appending(path: "none.json").path()]
        for arguments in [["lint", "--format", format], ["lint", "--in", "\u{1B}[33m"], ["\u{1B}[34m"]] {
            let result = try run(project, description, arguments)
            #expect(result.status > 0 && !(result.output + result.errors).contains("\u{1B}"), "\(arguments)")
        }
    }
    @Test("--fix corrects the file, and then reports the findings that are left", .enabled(if: isThere))
    func fix() throws {
        let project = try faulty()
        let result = try run(project, "lint", "--fix")
        #expect(result.status == 0 && result.output == "no findings\n")
        #expect(try project.text(Fault.home) == Shop.files[Fault.home])
    }
    @Test("--fix prints the number of fixes in each file", .enabled(if: isThere))
    func fixReport() throws {
        let project = try faulty()
        let description = project.root.appending(path: "none.json").path()
        let result = try run(project, ["WAYMARK_PACKAGE_DESCRIPTION": description], ["lint", "--fix"])
        #expect(result.errors == "waymark: Sources/Home/HomeNavigation.swift: 1 fix\n")
    }
    @Test("--fix --dry-run prints a diff that git applies, and changes nothing", .enabled(if: isThere))
    func fixDryRun() throws {
        let project = try faulty()
        let result = try run(project, "lint", "--fix", "--dry-run")
        #expect(result.status == 1)
        #expect(try project.text(Fault.home).contains("\"help\""))
        try Data(result.output.utf8).write(to: project.root.appending(path: "diff"))
        let root = project.root.path(percentEncoded: false)
        #expect(try WaymarkToolTests.run(["git", "-C", root, "apply", "-p1", root + "/diff"]).status == 0)
        #expect(try project.text(Fault.home) == (Shop.files[Fault.home] ?? ""))
    }
    @Test("--dry-run without --fix is refused", .enabled(if: isThere))
    func dryRunAlone() throws { #expect(try run(faulty(), "lint", "--dry-run").status == 2) }
    @Test(
        "a drawing links to sources by paths from its folder, or from the working directory if it is printed",
        .enabled(if: isThere))
    func graphOut() throws {
        var files = Shop.files
        files["docs/drawings/README.md"] = ""
        let project = try Project(files)
        #expect(try run(project, "graph", "--out", "docs/drawings/graph.svg").output == "")
        #expect(
            try project.text("docs/drawings/graph.svg").contains("\"../../Sources/Home/HomeNavigation.swift#L5\""))
        #expect(try run(project, "graph").output.contains("\"Sources/Home/HomeNavigation.swift#L5\""))
    }
    @Test("a malformed scheme in the sources is reported with its place", .enabled(if: isThere))
    func resolvePlace() throws {
        var files = Shop.files
        files[Fault.shop] = files[Fault.shop]?.replacing("[\"shop\"]", with: "[\"my_shop\"]")
        let project = try Project(files)
        let description = project.root.appending(path: "none.json").path()
        let result = try run(project, ["WAYMARK_PACKAGE_DESCRIPTION": description], ["resolve", "/home"])
        #expect(result.status == 2 && result.errors.hasPrefix("Error: Sources/Shop/Shop.swift:19:"))
    }
    @Test("resolve exits with 1 for a refused link", .enabled(if: isThere))
    func resolve() throws {
        let project = try Project(Shop.files)
        #expect(try run(project, "resolve", "shop://items/7").status == 0)
        #expect(try run(project, "resolve", "shop://items/7", "shop://nowhere").status == 1)
    }
    @Test("association files need the app's identifiers, but intent filters don't", .enabled(if: isThere))
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
            .appending(path: "../Sources/WaymarkTool.docc/Rules.md").standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        for rule in Rule.allCases { #expect(text.contains("| `\(rule.id)` | \(rule.reason) | ")) }
    }
}
#endif
