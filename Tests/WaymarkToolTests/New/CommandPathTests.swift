#if Tools
import ArgumentParser
import Foundation
import Testing

@testable import WaymarkTool

@Suite("Paths that commands are given") struct CommandPathTests {
    private func fault(_ arguments: [String]) throws -> String? {
        var command = try WaymarkTool.parseAsRoot(arguments)
        return #expect(throws: CommandFault.self) { try command.run() }?.description
    }

    @Test(
        "an empty one is refused with the name of its option",
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
        "a folder that isn't there is named, and so is a file in its place",
        arguments: [["feature", "X"], ["screen", "x"], ["templates"]])
    func folders(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let missing = folder.url.appending(path: "missing").path()
        #expect(try fault(["new"] + arguments + ["--in", missing]) == "there is no folder \(missing)")
        try folder.write("file", "")
        let file = folder.url.appending(path: "file").path()
        #expect(try fault(["new"] + arguments + ["--in", file]) == "\(file) is a file, not a folder")
    }
    @Test("an app needs a folder to stand in, and a library with the product Waymark")
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
    @Test("this package is one with the product Waymark")
    func own() throws {
        try LibraryLocation(MadeApp.library.path(percentEncoded: false), from: MadeApp.folder).check(
            from: MadeApp.folder)
    }
    @Test("a site doesn't take the place of a file")
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
    @Test("sources whose lines end as on Windows get such lines, and the others don't")
    func lineEnds() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.swift", "enum A {\r\n}\r\n")
        try folder.write("b.swift", "enum B {\r\n}\n")
        var workspace = Workspace(folder.url)
        for path in ["a.swift", "b.swift"] {
            workspace.edit(path, byHand: "") { (editor) throws(CommandFault) in editor.append(declaration: "enum C {}")
            }
        }
        try workspace.write()
        #expect(try folder.text("a.swift") == "enum A {\r\n}\r\n\r\nenum C {}\r\n")
        #expect(try folder.text("b.swift") == "enum B {\r\n}\n\nenum C {}\n")
    }
}
#endif
