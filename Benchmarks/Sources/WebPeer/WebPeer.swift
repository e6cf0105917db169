import ChallengeWeb
import Dispatch
import Foundation
import Hummingbird
import Logging
import Waymark
import WaymarkWeb

/// A program that serves or renders the Challenge app, or runs the bare server that the app is compared with.
///
/// - `WebPeer page PORT` serves the app.
/// - `WebPeer proxied PORT` serves the app as if behind one proxy.
/// - `WebPeer render COUNT` renders a page that many times, without a server.
/// - `WebPeer bare PORT BYTES` serves a Hummingbird route whose response has that many bytes.
@main struct WebPeer {
    /// Runs the command. For `render`, a run loop keeps the main thread alive, because valgrind doesn't survive the
    /// thread's end.
    static func main() {
        Task {
            do { try await run() } catch {
                print(error)
                exit(1)
            }
            exit(0)
        }
        if CommandLine.arguments.dropFirst().first == "render" { RunLoop.main.run() }
        dispatchMain()
    }

    private static func run() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 3, let port = Int(arguments[2]) else {
            print("usage: WebPeer page PORT | proxied PORT | render COUNT | bare PORT BYTES")
            return
        }
        var logger = Logger(label: "peer")
        logger.logLevel = .critical
        if arguments[1] == "page" {
            try await ChallengeServer(host: "127.0.0.1", port: port, api: nil, logger: logger) { _ in }.run()
            return
        }
        if arguments[1] == "proxied" {
            var security = WebSecurity.loopback(port: port)
            security.trustedProxies = 1
            let site = try await ChallengeSite(tracker: SilentTracker(), security: security)
            try await WebServer(site.app, port: port, logger: logger).run()
            return
        }
        if arguments[1] == "render" {
            try await render(times: port)
            return
        }
        let body = String(repeating: "x", count: arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0)
        let router = Router()
        router.get("character/detail/:id") { _, _ in body }
        let application = Application(
            router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            logger: logger)
        try await application.runService()
    }

    /// Renders a page repeatedly without a server, to measure rendering alone.
    @MainActor private static func render(times: Int) async throws {
        let site = try ChallengeSite(tracker: SilentTracker(), security: .loopback(port: 1))
        let request = WebRequest("GET", "/character/detail/42", headers: ["host": "localhost:1"])
        _ = await site.app.answer(request)
        let start = ContinuousClock.now
        for _ in 0..<times { _ = await site.app.answer(request) }
        print("\((ContinuousClock.now - start) / .microseconds(1) / Double(times)) us a page")
    }
}
