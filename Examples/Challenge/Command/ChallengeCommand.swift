import ArgumentParser
import ChallengeApp
import ChallengeWeb
import Foundation
import Logging
import Waymark
import WaymarkLinks
import WaymarkWeb

@main struct ChallengeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "challenge",
        abstract: "A browser for the characters, episodes and locations of the Rick and Morty API.",
        subcommands: [Serve.self, Inspect.self, LinksCommand.self, Resolve.self, Association.self],
        defaultSubcommand: Serve.self)
}

/// The command `challenge serve`.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve the app's pages until SIGTERM or Control-C.")

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"
    @Option(help: "The port to listen on. Defaults to PORT in the environment, or 8080.")
    var port: Int?
    @Flag(help: "Show the requests' navigation in the Inspector.")
    var inspect = false

    func validate() throws {
        guard (1...65_535).contains(try listeningPort()) else {
            throw ValidationError("the port must be from 1 to 65535")
        }
        _ = try source()
    }
    /// Returns the API's address from CHALLENGE_API; nil, for the embedded data set, if it isn't set or is empty.
    ///
    /// - Throws: `ValidationError` if the address is malformed.
    private func source() throws -> SourceAddress? {
        guard let text = ProcessInfo.processInfo.environment["CHALLENGE_API"], !text.isEmpty else { return nil }
        do { return try SourceAddress(text) } catch { throw ValidationError("CHALLENGE_API: \(error)") }
    }
    private func listeningPort() throws -> Int {
        if let port { return port }
        guard let text = ProcessInfo.processInfo.environment["PORT"], !text.isEmpty else { return 8_080 }
        guard let number = Int(text) else { throw ValidationError("PORT is '\(text)', which isn't a number") }
        return number
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        LoggingSystem.bootstrap {
            QueuedLogHandler(StreamLogHandler.standardError(label: $0), descriptor: STDERR_FILENO)
        }
        var logger = Logger(label: "challenge")
        logger.logLevel = environment["LOG_LEVEL"].flatMap { Logger.Level(rawValue: $0) } ?? .info
        let api = try source()
        let host = host
        let onPage = inspect ? try await Inspect.requests() : nil
        let server = try await ChallengeServer(
            host: host, port: try listeningPort(), api: api, logger: logger, onPage: onPage
        ) { port in
            print("Challenge is at http://\(host):\(port)")
            fflush(nil)
        }
        do throws(WebServerError) { try await server.run() } catch {
            FileHandle.standardError.write(Data("challenge: \(error)\n".utf8))
            throw ExitCode.failure
        }
    }
}
