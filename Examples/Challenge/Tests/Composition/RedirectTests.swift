import ChallengeApp
import ChallengeCharacter
import ChallengeEpisode
import ChallengeHome
import ChallengeLocation
import ChallengeOnboarding
import ChallengeSettings
import Foundation
import Testing
import Waymark
import WaymarkTesting

@Suite("B2: features never import each other, and one redirect connects them")
struct RedirectTests {
    nonisolated static let mapping: [(any Navigation, any Navigation)] = [
        (HomeOutgoingNavigation.characters, CharacterIncomingNavigation.list()),
        (HomeOutgoingNavigation.character(identifier: 7), CharacterIncomingNavigation.detail(identifier: 7)),
        (HomeOutgoingNavigation.episodes, EpisodeIncomingNavigation.list()),
        (HomeOutgoingNavigation.locations, LocationIncomingNavigation.list()),
        (HomeOutgoingNavigation.settings, SettingsIncomingNavigation.settings),
        (HomeOutgoingNavigation.tour, OnboardingIncomingNavigation.onboarding),
        (CharacterOutgoingNavigation.episode(identifier: 3), EpisodeIncomingNavigation.detail(identifier: 3)),
        (CharacterOutgoingNavigation.location(identifier: 3), LocationIncomingNavigation.detail(identifier: 3)),
        (EpisodeOutgoingNavigation.character(identifier: 3), CharacterIncomingNavigation.detail(identifier: 3)),
        (LocationOutgoingNavigation.character(identifier: 3), CharacterIncomingNavigation.detail(identifier: 3)),
        (SettingsOutgoingNavigation.tour, OnboardingIncomingNavigation.onboarding),
    ]

    @Test("B10: where each outgoing navigation leads", arguments: mapping.indices)
    func leads(_ index: Int) {
        let (outgoing, incoming) = Self.mapping[index]
        #expect(AppNavigationRedirect().redirect(outgoing).map { AnyNavigation($0) } == AnyNavigation(incoming))
    }
    @Test("B10: nothing for what it does not know")
    func unknown() {
        #expect(AppNavigationRedirect().redirect(CharacterIncomingNavigation.list()) == nil)
        #expect(AppNavigationRedirect().redirect(NotFoundNavigation(requested: "x")) == nil)
    }
    @Test("no file of a feature imports another feature")
    func imports() throws {
        let features = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Features")
            .standardized
        let files = try #require(FileManager.default.enumerator(at: features, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            where line.contains("import ") {
                let module = line.split(separator: " ").last.map(String.init) ?? ""
                #expect(!module.hasPrefix("Challenge") || module == "ChallengeKit", "\(file.lastPathComponent)")
            }
        }
        #expect(count > 60)
    }
}
