import ArgumentParser
import ChallengeCharacter
import ChallengeEpisode
import ChallengeHome
import ChallengeSettings
import ChallengeWeb
import Waymark
import WaymarkInspector

/// `challenge inspect`
struct Inspect: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the navigation of a simulated user in the Inspector.")

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 0
    @Option(help: "The pause between the user's steps, in milliseconds; 0 for no user.")
    var pause = 2_000

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("a port is a number from 0 to 65535") }
        guard pause >= 0 else { throw ValidationError("a pause is not negative") }
    }

    @MainActor func run() async throws {
        let coordinator = try InspectedApp.coordinator()
        let inspector = try await Self.start(
            coordinator, named: "Challenge", options: .init(port: port, allowsReleaseBuilds: true))
        while !Task.isCancelled {
            for step in Self.steps {
                // the time that a user takes to read a screen; without a user, nothing happens until the process ends
                do { try await Task.sleep(for: pause == 0 ? .seconds(3_600) : .milliseconds(pause)) } catch { break }
                if pause > 0 { step(coordinator) }
            }
        }
        await inspector.stop()
    }

    /// Starts an Inspector for a server.
    ///
    /// - Returns: A function that opens each request's path in the inspected coordinator.
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

    /// The user's steps: navigations of features, links, and back.
    @MainActor private static let steps: [@MainActor (NavigationCoordinator) -> Void] = [
        { $0.navigate(to: HomeOutgoingNavigation.characters) },
        { $0.navigate(to: CharacterIncomingNavigation.detail(identifier: 2)) },
        { $0.navigate(to: CharacterIncomingNavigation.gallery(identifier: 2)) },
        { $0.active.goBack() },
        { $0.navigate(to: CharacterOutgoingNavigation.episode(identifier: 1)) },
        { $0.navigate(to: EpisodeOutgoingNavigation.character(identifier: 1)) },
        { $0.popToRoot() },
        { $0.open("challenge://character/detail/3") },
        { $0.open("https://challenge.example/character/detail/nobody") },
        { $0.popToRoot() },
        { $0.navigate(to: HomeOutgoingNavigation.settings) },
        { $0.active.navigate(to: SettingsIncomingNavigation.about) },
        { $0.dismissAll() },
    ]
}
