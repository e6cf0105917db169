#if Inspector
import Foundation
import WaymarkAssociation
import WaymarkInspector

/// The command `waymark-inspector`.
@main enum WaymarkInspectorCommand {
    static let usage = """
        usage: waymark-inspector [listen] [--port PORT] [--app-port PORT] [--host ADDRESS]
               waymark-inspector mcp [--url URL#TOKEN]
               waymark-inspector --version
          listen accepts connections from apps, such as one on a phone, and serves their page on this machine only.
                 --host and --app-port are the address for apps; by default, all interfaces and any free port.
                 WAYMARK_INSPECTOR_SECRET in the environment is the apps' secret: 32 hexadecimal digits, random by default
          mcp    is an MCP server over standard input and output: an agent sees and controls the app that printed the URL.
                 Put the URL into the environment as WAYMARK_INSPECTOR_URL: other users of this machine can read
                 a command's arguments, and the URL contains the token

        """

    static func main() async {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if arguments.first == "help" || arguments.contains("--help") { return print(usage, terminator: "") }
            if arguments == ["--version"] { return print(PackageVersion.current) }
            switch arguments.first {
            case nil, "listen": try await listen(arguments.dropFirst())
            case let option? where option.hasPrefix("-"): try await listen(arguments[...])
            case "mcp":
                let option = try Options(arguments.dropFirst(), known: ["--url"])["--url"]
                guard let url = option ?? ProcessInfo.processInfo.environment["WAYMARK_INSPECTOR_URL"] else {
                    throw UsageError("the URL is missing; set WAYMARK_INSPECTOR_URL to the one that the app printed")
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
        say("to connect an app, set one of these in its environment; use trusted networks only:")
        for address in listener.appAddresses { print("  WAYMARK_INSPECTOR=\(address)") }
        fflush(nil)
        await listener.wait()
    }
    private static func say(_ text: String) {
        print("Waymark Inspector: \(text)")
        fflush(nil)
    }
}
#else
import Foundation

@main enum WaymarkInspectorCommand {
    static func main() {
        let message = "waymark-inspector: this build has no commands; enable the trait Inspector\n"
        FileHandle.standardError.write(Data(message.utf8))
        exit(1)
    }
}
#endif
