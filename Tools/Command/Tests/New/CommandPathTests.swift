#if Tools
import ArgumentParser
import Foundation
import Testing

@testable import WaymarkTool

@Suite("Paths in arguments") struct CommandPathTests {
    private func fault(_ arguments: [String]) throws -> String? {
        var command = try WaymarkTool.parseAsRoot(arguments)
        return #expect(throws: CommandFault.self) { try command.run() }?.description
    }

    @Test(
        "an empty path is refused with the name of its option",
        arguments: [
            ["lint", "--in", ""], ["new", "app", "X", "--waymark", ""], ["new", "feature", "X", "--in", ""],
            ["new", "templates", "--in", ""], ["agents", "--file", ""], ["site", "--out", ""],
            ["doctor", "--info-plist", ""], ["doctor", "--file", ""],
        ])
    func empty(_ arguments: [String]) {
        let option = arguments[arguments.count - 2]
        let error = #expect(throws: (any Error).self) { try WaymarkTool.parseAsRoot(arguments) }
        let message = error.map { WaymarkTool.message(for: $0) } ?? ""
        #expect(message.hasPrefix("The value '' is invalid for '\(option) <") && message.contains("the path is empty"))
    }
    @Test(
        "a missing folder is reported, and so is a file in its place",
        arguments: [["feature", "X"], ["screen", "x"], ["templates"]])
    func folders(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let missing = folder.url.appending(path: "missing").path()
        #expect(try fault(["new"] + arguments + ["--in", missing]) == "there is no folder \(missing)")
        try folder.write("file", "")
        let file = folder.url.appending(path: "file").path()
        #expect(try fault(["new"] + arguments + ["--in", file]) == "\(file) is a file, not a folder")
    }
    @Test(
        "adding to a folder of packages, or to a part of a package, is refused with the package to use",
        arguments: [["feature", "X"], ["screen", "x", "--feature", "Home"], ["templates"]])
    func otherFolders(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let app = try MadeApp(.features, tracker: false, below: folder.url).root.standardizedFileURL
        let root = app.path(percentEncoded: false).trimmingSlash
        let above = folder.url.path(percentEncoded: false).trimmingSlash
        #expect(
            try fault(["new"] + arguments + ["--in", above])
                == "there is no Package.swift in \(above): choose its package with --in, such as \(root)")
        #expect(
            try fault(["new"] + arguments + ["--in", root + "/AppKit"])
                == "there is no Package.swift in \(root)/AppKit: use --in \(root), its package")
    }
    @Test("the sources of a nested package aren't the app's")
    func innerPackage() throws {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", "")
        try folder.write("App/Route.swift", "enum Route {}")
        try folder.write("Tools/Package.swift", "")
        try folder.write("Tools/AppContainer.swift", "enum AppContainer {}")
        let workspace = Workspace(folder.url)
        #expect(workspace.file(declaring: "Route") == "App/Route.swift")
        #expect(workspace.file(declaring: "AppContainer") == nil)
    }
    @Test("a new app is refused in a file, and without a library that has the product Waymark")
    func library() throws {
        let folder = try TemporaryFolder()
        let root = folder.url.path()
        func said(_ library: String, in place: String = root) throws -> String? {
            try fault(["new", "app", "X", "--waymark", library, "--in", place])
        }
        #expect(
            try said(root) == "--waymark: there is no Waymark at \(root): its Package.swift can't be read: "
                + "No such file or directory")
        try folder.write("Package.swift", "let products = [.product(name: \"Waymark\", package: \"waymark\")]")
        #expect(try said(root) == "--waymark: the package at \(root) has no product Waymark")
        let file = folder.url.appending(path: "Package.swift").path()
        #expect(try said(root, in: file) == "\(file) is a file, not a folder")
    }
    @Test(
        "a URL that can't be written into a manifest is refused",
        arguments: [
            "https://x/y\" ; evil", "https://x/y\\(z)", "https://x/a b", "https://x/y\nz", "git@x:y\"", "https://x/ü",
            "https://x/y?z", "https://", "https://x", "git@x:", "https://user@x:443", "ssh://git@x:22",
        ])
    func address(_ text: String) throws {
        let folder = try TemporaryFolder()
        let message = try fault(["new", "app", "X", "--waymark", text, "--in", folder.url.path()])
        #expect(
            message?.hasPrefix("--waymark: ") == true && message?.hasSuffix(" isn't the URL of a repository") == true)
    }
    @Test("a path with a control character is refused")
    func control() throws {
        let folder = try TemporaryFolder()
        #expect(
            try fault(["new", "app", "X", "--waymark", "/x\ny", "--in", folder.url.path()])
                == "--waymark: \"/x\\ny\" has a control character")
    }
    @Test("a name that is too long is refused with the maximum length")
    func longNames() {
        let name = String(repeating: "a", count: 300)
        #expect(
            throws: CommandFault("'aaaaaaaaaaaaaaaaaaaa…' is too long for the name of a screen: at most 80 letters")
        ) { try ScaffoldName(name, of: "a screen") }
        #expect(throws: Never.self) { try ScaffoldName(String(name.prefix(80)), of: "a screen") }
    }
    @Test("the error about a folder that can't be created names the reason")
    func unmakeable() throws {
        let fault = #expect(throws: RegularFile.Fault.self) {
            try RegularFile.write("", to: URL(filePath: "/dev/null/none/a"))
        }
        #expect(fault?.message == "can't be written: /dev/null is a file")
        #if os(Linux)
        let other = #expect(throws: RegularFile.Fault.self) {
            try RegularFile.write("", to: URL(filePath: "/proc/none/a"), isNew: true)
        }
        #expect(
            other?.message
                == (getuid() == 0
                    ? "can't be written: its folder can't be created"
                    : "can't be written: no file can be created in /proc: Permission denied"))
        #endif
    }
    @Test("nothing is written if the folder of one of the files can't be created")
    func allOrNothing() throws {
        let folder = try TemporaryFolder()
        try folder.write("B", "a file")
        var workspace = Workspace(folder.url)
        try workspace.create("A/a.txt", "")
        try workspace.create("B/b.txt", "")
        let path = folder.url.appending(path: "B").path(percentEncoded: false)
        let fault = #expect(throws: CommandFault.self) { try workspace.write() }
        #expect(fault?.description == "\(path)/b.txt can't be written: \(path) is a file")
        #expect(RegularFile.isFolder(folder.url.appending(path: "A")) == nil)
    }
    @Test(
        "a merge conflict or syntax error in an edited source or the manifest is refused, but not in other sources",
        arguments: [
            (
                "A.swift", "enum A {\n<<<<<<< ours\n=======\n    case b\n>>>>>>> theirs\n}\n",
                "A.swift:2 has merge conflict markers; resolve them and run again. Nothing was changed"
            ),
            (
                "A.swift", "enum A {\n}\n)\n",
                "A.swift:3:1: unexpected ')'; fix it and run again. Nothing was changed"
            ),
            ("Package.swift", "let a = (\n", "Package.swift:1:10: expected an expression; fix it and run again"),
            ("Package.swift", "<<<<<<< ours\n", "Package.swift:1 has merge conflict markers"),
            ("A.swift", "enum A {}\n// =======\n", nil), ("B.swift", "<<<<<<< ours\n", nil),
        ])
    func merges(_ path: String, _ text: String, _ message: String?) throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "enum A {}\n")
        try folder.write("Package.swift", "let a = 1\n")
        try folder.write(path, text)
        var workspace = Workspace(folder.url)
        #expect(
            workspace.edit("A.swift") { (editor) throws(CommandFault) in
                try editor.append(member: "enum C {}", to: "A")
            } == nil)
        var fault: CommandFault?
        do throws(CommandFault) { try workspace.checkSources() } catch { fault = error }
        #expect((fault == nil) == (message == nil))
        #expect(fault?.description.hasPrefix(message ?? "") ?? true, "\(fault?.description ?? "")")
    }
    @Test("new screen fails during a merge, and makes no file")
    func mergedScreen() throws {
        let folder = try TemporaryFolder()
        let app = try MadeApp(.routes, tracker: false, below: folder.url)
        let before = try FileManager.default.subpathsOfDirectory(atPath: app.root.path(percentEncoded: false)).sorted()
        let manifest = app.root.appending(path: "Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        try Data((text + "<<<<<<< ours\n").utf8).write(to: manifest)
        let message = try fault(["new", "screen", "extra", "--in", app.root.path(percentEncoded: false)])
        #expect(message?.contains("has merge conflict markers") == true)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: app.root.path(percentEncoded: false)).sorted() == before
        )
    }
    @Test("this package is accepted as the library")
    func own() throws {
        try LibraryLocation(MadeApp.library.path(percentEncoded: false), from: MadeApp.folder).check(
            from: MadeApp.folder)
    }
    @Test("a site in or below a file is refused")
    func site() throws {
        let folder = try TemporaryFolder()
        try folder.write("file", "")
        let file = folder.url.appending(path: "file")
        #expect(throws: CommandFault("\(file.path()) is a file, not a folder")) {
            try SiteFolder(file).changes(to: ["index.html": ""], force: true)
        }
        let below = file.appending(path: "site")
        let made = try SiteFolder(below).changes(to: ["index.html": ""], force: true)
        #expect(throws: CommandFault("\(below.path())/index.html can't be written: \(file.path()) is a file")) {
            try SiteFolder(below).write(made, files: ["index.html": ""])
        }
    }
    @Test("an edit keeps CRLF line endings, and inserts line feeds into a source with mixed line endings")
    func lineEnds() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.swift", "enum A {\r\n}\r\n")
        try folder.write("b.swift", "enum B {\r\n}\n")
        var workspace = Workspace(folder.url)
        for (path, type) in [("a.swift", "A"), ("b.swift", "B")] {
            #expect(
                workspace.edit(path) { (editor) throws(CommandFault) in
                    try editor.append(member: "enum C {}", to: type)
                } == nil)
        }
        try workspace.write()
        #expect(try folder.text("a.swift") == "enum A {\r\n    enum C {}\r\n}\r\n")
        #expect(try folder.text("b.swift") == "enum B {\r\n    enum C {}\n}\n")
    }
}
#endif
