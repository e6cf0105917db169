#if Inspector
import Foundation
import WaymarkAssociation
import WaymarkInspector

/// The command `waymark-inspector`.
@main enum WaymarkInspectorCommand {
    static let usage = """
        usage: waymark-inspector [listen] [--port PORT] [--app-port PORT] [--host ADDRESS]
               waymark-inspector mcp [--url URL#TOKEN]
               waymark-inspector demo [--port PORT] [--pause MILLISECONDS]
               waymark-inspector --version
          listen waits for apps that dial, as from a phone, and serves the page for them on this machine only.
                 --app-port and --host are where apps dial: any free port of all interfaces, if they are left out.
                 WAYMARK_INSPECTOR_SECRET in the environment is the secret of apps, 32 hexadecimal digits; else a new one
          mcp    lets an agent see and drive the app that has printed the URL: an MCP server over standard input and output.
                 Give it the URL as WAYMARK_INSPECTOR_URL in the environment: others on this machine can read a command's
                 arguments, and the URL holds the token
          demo   serves the page with a small app behind it, which has tabs and a login, and a simulated user; with WAYMARK_INSPECTOR, it dials

        """

    static func main() async {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if arguments.first == "help" || arguments.contains("--help") { return print(usage, terminator: "") }
            if arguments == ["--version"] { return print(PackageVersion.current) }
            switch arguments.first {
            case nil, "listen": try await listen(arguments.dropFirst())
            case let option? where option.hasPrefix("-"): try await listen(arguments[...])
            case "demo":
                let options = try Options(arguments.dropFirst(), known: ["--port", "--pause"])
                try await demo(port: try options.number("--port") ?? 0, pause: try options.number("--pause") ?? 1_500)
            case "mcp":
                let option = try Options(arguments.dropFirst(), known: ["--url"])["--url"]
                guard let url = option ?? ProcessInfo.processInfo.environment["WAYMARK_INSPECTOR_URL"] else {
                    throw UsageError("the URL that the app has printed is missing: set WAYMARK_INSPECTOR_URL to it")
                }
                await MCPServer(try InspectorClient(url: url)).run()
            case let command?: throw UsageError("there is no command '\(command)'")
            }
        } catch {
            FileHandle.standardError.write(Data("waymark-inspector: \(error)\n".utf8))
            if error is UsageError { FileHandle.standardError.write(Data(usage.utf8)) }
            exit(error is UsageError ? 64 : 1)
        }
    }
    private static func listen(_ arguments: ArraySlice<String>) async throws {
        let options = try Options(arguments, known: ["--port", "--app-port", "--host"])
        let listener = try await InspectorListener(
            port: try options.number("--port") ?? 0, host: options["--host"] ?? "0.0.0.0",
            appPort: try options.number("--app-port") ?? 0,
            secret: ProcessInfo.processInfo.environment["WAYMARK_INSPECTOR_SECRET"], say: say)
        say(listener.url)
        say("apps dial one of these addresses, given in their environment; networks you trust only:")
        for address in listener.appAddresses { print("  WAYMARK_INSPECTOR=\(address)") }
        fflush(nil)
        await listener.wait()
    }
    private static func say(_ text: String) {
        print("Waymark Inspector: \(text)")
        fflush(nil)
    }
    @MainActor private static func demo(port: Int, pause: Int) async throws {
        let app = try Transit()
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
