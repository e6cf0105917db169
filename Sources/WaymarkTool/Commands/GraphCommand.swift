#if Tools
package import ArgumentParser
import Foundation
import WaymarkGraph

/// `waymark graph`: draws who leads where.
package struct GraphCommand: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draws an app's screens, and which of them lead to which.",
        discussion: """
            Shapes say how a screen is shown, and the second line has its link. Ways through a redirect are dashed. What \
            can't be read from the sources is listed on standard error.
            """)

    package enum Format: String, CaseIterable, ExpressibleByArgument, Sendable {
        case svg, dot, mermaid, json
    }

    @Argument(help: "The folder of the app: a package, a part of one, or a folder of Swift files.")
    package var path = "."
    @Option(help: "The format.")
    package var format = Format.svg
    @Option(help: "Draw only this feature, what leads to it, and what it leads to.")
    package var feature: String?
    @Flag(help: "Colour screens by who may see them.")
    package var access = false
    @Flag(help: "Draw links as nodes that lead to their screens.")
    package var links = false
    @Option(help: "What stands before the path of a source file in links, such as the URL of a repository's files.")
    package var sourceBase = ""
    @Flag(help: "Open the drawing instead of printing it.")
    package var open = false

    package init() {}

    package func validate() throws {
        guard !open || format == .svg else { throw ValidationError("--open draws an SVG: leave --format out") }
    }

    package func run() async throws {
        let output: String
        do {
            let app = try await SourceReader.read(URL(filePath: path, directoryHint: .isDirectory))
            let (text, gaps) = try text(of: app)
            output = text
            for gap in gaps { FileHandle.standardError.write(Data("not drawn: \(gap)\n".utf8)) }
        } catch {
            FileHandle.standardError.write(Data("waymark: \(error)\n".utf8))
            throw ExitCode(2)
        }
        guard open else {
            FileHandle.standardOutput.write(Data(output.utf8))
            return
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "waymark-graph-\(UUID().uuidString).svg")
        try Data(output.utf8).write(to: file)
        try Self.show(file)
    }

    /// The graph of an app in the format that was asked for, and what it lacks.
    package func text(of app: ReadApp) throws -> (text: String, gaps: [String]) {
        var options = AppGraph.Options()
        options.feature = feature
        options.showsAccess = access
        options.showsLinks = links
        // a drawing in a temporary folder is not next to the sources
        options.sourceBase = open && sourceBase.isEmpty ? app.root.absoluteString : sourceBase
        let drawn = try AppGraph(app, options: options)
        let text =
            switch format {
            case .svg: GraphLayout(drawn.graph).svg()
            case .dot: drawn.graph.dot()
            case .mermaid: drawn.graph.mermaid()
            case .json: GraphLayout(drawn.graph).json()
            }
        return (text, drawn.gaps)
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
        guard process.terminationStatus == 0 else { throw ExitCode(2) }
    }
}
#endif
