#if Inspector
import Foundation
import WaymarkInspector

/// The command `waymark-inspector`.
@main enum WaymarkInspectorCommand {
    static let usage = """
        usage: waymark-inspector mcp --url URL#TOKEN
               waymark-inspector demo [--port PORT] [--pause MILLISECONDS]
          mcp    lets an agent see and drive the app that has printed the URL: an MCP server over standard input and output
          demo   serves the page with a small shop behind it, whose user walks about

        """

    static func main() async {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            switch arguments.first {
            case "demo":
                let options = try Options(arguments.dropFirst(), known: ["--port", "--pause"])
                try await demo(port: try options.number("--port") ?? 0, pause: try options.number("--pause") ?? 1_500)
            case "mcp":
                guard let url = try Options(arguments.dropFirst(), known: ["--url"])["--url"] else {
                    throw UsageError("--url is missing: the URL that the app has printed")
                }
                await MCPServer(try InspectorClient(url: url)).run()
            case "help", "--help": print(usage, terminator: "")
            case let command?: throw UsageError("there is no command '\(command)'")
            case nil: throw UsageError("a command is missing")
            }
        } catch {
            FileHandle.standardError.write(Data("waymark-inspector: \(error)\n".utf8))
            if error is UsageError { FileHandle.standardError.write(Data(usage.utf8)) }
            exit(error is UsageError ? 64 : 1)
        }
    }
    @MainActor private static func demo(port: Int, pause: Int) async throws {
        let app = DemoApp()
        _ = try await app.inspect(port: port)
        await app.walk(every: .milliseconds(pause))
    }
}
#else
import Foundation

@main enum WaymarkInspectorCommand {
    static func main() {
        let message = "waymark-inspector: this build has no commands: enable the trait Inspector\n"
        FileHandle.standardError.write(Data(message.utf8))
        exit(1)
    }
}
#endif
