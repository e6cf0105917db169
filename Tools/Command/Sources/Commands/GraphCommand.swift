#if Tools
import ArgumentParser
import Foundation
import WaymarkGraph

struct GraphCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draw an app's screens and the navigations between them.",
        discussion: """
            A screen's shape shows its presentation, and its second line shows its link. Navigations through a \
            redirect are dashed. Parts that can't be read from the sources are listed on standard error.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument, Sendable {
        case svg, dot, mermaid, json
    }

    @OptionGroup var reading: ReadingOptions
    @Option(help: "The format of the graph.") var format = Format.svg
    @Option(help: "Draw only this feature and its neighbors.") var feature: String?
    @Flag(help: "Color screens by their access rules.") var access = false
    @Flag(help: "Draw links as nodes that lead to their screens.") var links = false
    @Option(help: "The prefix of source links, such as the URL of a repository's files.")
    var sourceBase: String?
    @Option(
        help:
            "A file to write instead of standard output. Links to sources are relative to its folder.",
        completion: .file(), transform: path)
    var out: String?
    @Flag(help: "Open the drawing instead of printing it.") var open = false

    func validate() throws {
        guard !open || format == .svg else { throw ValidationError("--open shows an SVG: leave out --format") }
        guard !open || out == nil else {
            throw ValidationError("--open and --out exclude each other: use one")
        }
        if let sourceBase, SafeLink.checked(sourceBase + "App.swift") == nil {
            throw ValidationError(
                "--source-base isn't the beginning of a link: use http, https, file or no scheme, and no spaces, as in "
                    + "https://host/repository/blob/main/")
        }
    }

    func run() async throws {
        let folder = out.map { URL(filePath: $0).deletingLastPathComponent() }
        if let folder, RegularFile.isFolder(folder) == nil {
            let path = folder.path(percentEncoded: false).trimmingSlash
            throw CommandFault("\(out ?? "") can't be written: there is no folder \(path)")
        }
        let app = try await reading.read()
        let (text, gaps) = try text(of: app)
        for gap in gaps { CommandOutput.error("not drawn: \(gap)") }
        if let out {
            do throws(RegularFile.Fault) { return try RegularFile.write(text, to: URL(filePath: out)) } catch {
                throw CommandFault("\(out) \(error.message)")
            }
        }
        guard open else { return try CommandOutput.write(document: text) }
        let file = FileManager.default.temporaryDirectory.appending(path: "waymark-graph-\(UUID().uuidString).svg")
        try Data(text.utf8).write(to: file)
        try Self.show(file)
    }

    /// Returns the graph of the apps in the requested format, and `AppGraph.gaps`.
    ///
    /// - Throws: `CommandFault` if there is nothing to draw or no such feature, or if two destinations of a target have
    ///   the same name.
    func text(of app: ReadApp) throws -> (text: String, gaps: [String]) {
        var options = AppGraph.Options()
        options.feature = feature
        options.showsAccess = access
        options.showsLinks = links
        // the drawing is opened from a temporary folder, so its links need absolute paths
        options.sourceBase =
            sourceBase ?? (open ? app.root.absoluteString : base(of: app.root))
        let drawn: AppGraph
        do { drawn = try AppGraph(app, options: options) } catch let fault as AppGraph.Fault {
            throw CommandFault(fault.description)
        } catch let error as GraphError { throw CommandFault(error.description) }
        let text =
            switch format {
            case .svg: GraphLayout(drawn.graph).svg()
            case .dot: drawn.graph.dot()
            case .mermaid: drawn.graph.mermaid()
            case .json: try GraphLayout(drawn.graph).json()
            }
        return (text, drawn.gaps)
    }

    /// Returns the path from the folder of `out` to the sources, as a prefix for links. Without `out`, returns the path
    /// from the working directory, or a file URL if neither of the two folders contains the other.
    private func base(of root: URL) -> String {
        guard let out else {
            let prefix = ReadingOptions.prefix(of: root)
            return prefix.hasPrefix("/") ? root.absoluteString : AppGraph.escaped(prefix)
        }
        let folder = URL(filePath: out).resolvingSymlinksInPath().deletingLastPathComponent()
        let from = folder.resolvingSymlinksInPath().standardizedFileURL.pathComponents
        let to = root.resolvingSymlinksInPath().standardizedFileURL.pathComponents
        let common = zip(from, to).prefix { $0 == $1 }.count
        let way = Array(repeating: "..", count: from.count - common) + to.dropFirst(common)
        return way.map { AppGraph.escaped($0) + "/" }.joined()
    }

    private static func show(_ file: URL) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        #if canImport(Darwin)
        process.arguments = ["open", file.path()]
        #else
        process.arguments = ["xdg-open", file.path()]
        #endif
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CommandFault("could not open \(file.path(percentEncoded: false))")
        }
    }
}
#endif
