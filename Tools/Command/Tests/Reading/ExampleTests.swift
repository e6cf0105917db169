#if Tools
import Foundation
import Testing
import Waymark
import WaymarkTool

/// Tests that read the apps in `Examples`.
@Suite("Reading the examples") struct ExampleTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Examples")
        .standardized
    /// The result of reading all examples. They are read once, because that takes seconds in a debug build.
    private static let reading = Task { try await SourceReader.read(folder) }
    private func read() async throws -> ReadApp { try await Self.reading.value }

    private func app(_ name: String) async throws -> (model: AppModel, app: App) {
        let model = try await read().model
        return (model, try #require(model.apps.first { $0.name == name }))
    }
    private func leads(_ model: AppModel, from name: String) -> [String] {
        model.leads.filter { $0.from.map { model[$0].name } == name }.map { model[$0.to].name }.sorted()
    }

    @Test("each example is one app, with its guards, restoration, redirects, schemes and hosts")
    func apps() async throws {
        let apps = try await read().model.apps
        #expect(
            apps.map(\.name) == [
                "DeviceRig", "OneRouterApp", "Quickstart", "RouterPerFeature/Apple", "challenge", "shell",
            ])
        #expect(apps.map(\.isGuarded) == [false, false, false, false, false, true])
        #expect(apps.map(\.restores) == [false, false, false, false, true, true])
        #expect(apps.map(\.coordinates) == [false, false, false, false, true, true])
        #expect(
            apps.map { $0.schemes.map(\.text) } == [
                ["rig"], ["challenge"], ["recipes"], ["challenge"], ["challenge"], ["shell"],
            ])
        let hosts = [[], [], ["recipes.example"], [], ["challenge.example"], ["shell.app", "www.shell.app"]]
        #expect(apps.map { $0.hosts.map(\.text) } == hosts)
        #expect(apps.allSatisfy { $0.unreadableOrigins.isEmpty })
    }
    @Test("destinations of features are read with links, presentations, ancestors and places")
    func destinations() async throws {
        let model = try await read().model
        let character = try #require(model.navigations.first { $0.name == "CharacterIncomingNavigation" })
        #expect(character.kind == .incoming && character.hasLinksMacro && character.target == "ChallengeCharacter")
        #expect(character.destinations.map(\.caseName) == ["list", "filter", "detail", "gallery"])
        #expect(character.destinations.map(\.shape.value) == [.push, .sheet, .push, .fullScreen])
        #expect(
            character.destinations.map { $0.links.map(\.pattern.value) } == [
                ["/character?name={name?}&status={status?}&page={page?}"],
                ["/character/filter?name={name?}&status={status?}"],
                ["/character/detail/{identifier}"],
                ["/character/detail/{identifier}/gallery"],
            ])
        let ancestors = character.destinations.map { $0.ancestors.value?.compactMap { model[$0].caseName } }
        #expect(ancestors == [[], ["list"], ["list"], ["list", "detail"]])
        #expect(character.destinations[2].parameters.map(\.type) == ["Int"])
        let file = "Challenge/Features/Character/Sources/Presentation/Navigation/CharacterIncomingNavigation.swift"
        #expect(character.destinations[2].place == SourcePlace(file: file, line: 12, column: 10))
    }
    @Test("presentations in a switch and ancestors in a conditional expression are read")
    func computed() async throws {
        let model = try await read().model
        let own = try #require(model.navigations.first { $0.name == "AppNavigation" })
        #expect(
            own.destinations.map(\.shape.value) == [
                .push, .push, .push, .push, .push, .sheet, .sheet, .fullScreen, .fullScreen,
            ])
        let settings = try #require(model.navigations.first { $0.name == "SettingsIncomingNavigation" })
        let ancestors = settings.destinations.map { $0.ancestors.value?.compactMap { model[$0].caseName } }
        #expect(ancestors == [[], ["settings"], ["settings"]])
    }
    @Test("access rules are read, including those that apply to only some values")
    func access() async throws {
        let (model, app) = try await app("shell")
        let route = model.navigations[app.navigations[0]]
        #expect(route.name == "Route" && route.isGuarded)
        func levels(_ name: String) -> [AccessFact] { route.destinations.first { $0.caseName == name }?.access ?? [] }
        #expect(levels("login").map(\.level) == [.known(.everyone)])
        #expect(levels("home").map(\.level) == [.known(.session(permissions: [], information: []))])
        #expect(levels("settings").count == 3 && levels("settings").allSatisfy(\.isConditional))
    }
    @Test("each redirect of an outgoing navigation leads to a destination, and a redirect under a flag is conditional")
    func redirects() async throws {
        let model = try await read().model
        let rows = model.redirects.filter { model.navigations[$0.from.type].kind == .outgoing }
            .map { redirect -> String in
                guard case .destination(let target) = redirect.to else { return "?" }
                return "\(model[redirect.from].name) → \(model[target].name)"
            }
        #expect(rows.count == 11 && rows.allSatisfy { !$0.contains("?") })
        #expect(rows.contains("HomeOutgoingNavigation.tour → OnboardingIncomingNavigation.onboarding"))
        #expect(rows.contains("CharacterOutgoingNavigation.episode → EpisodeIncomingNavigation.detail"))
        let flagged = model.redirects.filter { model[$0.from].name == "Route.profile" }
        #expect(flagged.map(\.isConditional) == [true])
    }
    @Test("a screen leads to its navigator's destinations")
    func navigators() async throws {
        let model = try await read().model
        #expect(
            leads(model, from: "CharacterIncomingNavigation.detail") == [
                "CharacterIncomingNavigation.gallery", "CharacterOutgoingNavigation.episode",
                "CharacterOutgoingNavigation.location",
            ])
        #expect(leads(model, from: "HomeIncomingNavigation.home").count == 6)
        #expect(leads(model, from: "OnboardingIncomingNavigation.onboarding") == [])
    }
    @Test("a screen leads to the destinations of its router, or of the closures that it is created with")
    func closures() async throws {
        let model = try await read().model
        #expect(leads(model, from: "LocationDestination.detail") == ["LocationDestination.residents"])
        #expect(
            leads(model, from: "AppNavigation.characterDetail") == [
                "AppNavigation.episodeDetail", "AppNavigation.imageGallery", "AppNavigation.locationDetail",
            ])
        #expect(leads(model, from: "AppNavigation.settings") == ["AppNavigation.onboarding"])
        #expect(leads(model, from: "Route.login") == ["Route.forgotPassword", "Route.home", "Route.signup"])
    }
    @Test("features, view models, protocols and mocks are found")
    func screens() async throws {
        let model = try await read().model
        #expect(model.features.count == 15)
        let home = try #require(model.features.first { $0.name == "HomeFeature" })
        #expect(home.navigation.map { model.navigations[$0].name } == "HomeIncomingNavigation")
        let own = model.screens.filter { $0.target.hasPrefix("Challenge") }
        #expect(own.count == 14 && own.allSatisfy { $0.hasNavigator && $0.hasTracker && $0.isTested })
        let contracts = model.contracts.filter { $0.kind == .navigator }
        #expect(contracts.count == 14 && contracts.allSatisfy { $0.mocks.count == 1 })
    }
    @Test("a folder without a package is one app")
    func folder() async throws {
        let read = try await SourceReader.read(Self.folder.appending(path: "Quickstart"))
        #expect(read.apps.map(\.name) == ["app"] && read.model.targets.count == 1)
        #expect(read.model.destinations.map(\.name) == ["Route.recipe", "Route.settings"])
    }
    @Test("lint finds nothing in the examples")
    func findings() async throws {
        #expect(Linter.findings(in: try await read()).map(\.summary) == [])
    }
}
#endif
