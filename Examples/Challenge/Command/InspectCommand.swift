import ArgumentParser
import ChallengeWeb
import Waymark
import WaymarkInspector

/// The command `challenge inspect`.
struct Inspect: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the app's navigation in the Inspector, which can also drive it.")

    @Option(help: "The port to listen on; 0 for any free one.")
    var port = 0

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("the port must be from 0 to 65535") }
    }

    @MainActor func run() async throws {
        let coordinator = try InspectedApp.coordinator()
        let inspector = try await Self.start(
            coordinator, named: "Challenge", options: .init(port: port, allowsReleaseBuilds: true))
        // a stream without elements, so the loop waits until the process is terminated
        let (ends, end) = AsyncStream<Void>.makeStream()
        for await _ in ends {}
        end.finish()
        await inspector.stop()
    }

    /// Starts an Inspector for a server, and returns a function that opens each request's path in the inspected
    /// coordinator.
    @MainActor static func requests() async throws -> @MainActor (String) -> Void {
        let coordinator = try InspectedApp.coordinator()
        _ = try await start(coordinator, named: "Requests", options: .init(allowsReleaseBuilds: true))
        return { coordinator.open($0) }
    }

    @MainActor private static func start(
        _ coordinator: NavigationCoordinator, named name: String, options: Inspector.Options
    ) async throws -> Inspector {
        try await Inspector.start(
            coordinator, name: name, association: try coordinator.links.map { try AppAssociations.apple($0) },
            tests: InspectorTestSetup(imports: ["ChallengeWeb"], router: "try InspectedApp.coordinator()"),
            options: options)
    }
}
