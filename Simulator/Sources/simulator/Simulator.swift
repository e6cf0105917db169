import FlyingFox
import FlyingSocks
import Foundation

/// Shows the example apps in a browser.
@main enum Simulator {
    static func main() async throws {
        signal(SIGPIPE, SIG_IGN)
        let port = ProcessInfo.processInfo.environment["PORT"].flatMap { UInt16($0) } ?? 8080
        // the examples' build has the simulator, too
        let programs = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        let homes = FileManager.default.temporaryDirectory.appending(path: "waymark-simulator-\(port)")
        try? FileManager.default.removeItem(at: homes)
        let phones = Phones(programs: programs, homes: homes)
        let server = Server(phones: phones, port: port)
        let listener = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), timeout: 40, logger: .disabled)
        await listener.appendRoute("*") { await server.answer($0) }
        Task {
            while true {
                try await Task.sleep(for: .seconds(60))
                await phones.sweep()
            }
        }
        print("The example apps: http://127.0.0.1:\(port)")
        do { try await listener.run() } catch {
            print("simulator: port \(port) can't be used: \(error); PORT=9000 takes another one")
            exit(1)
        }
    }
}
