import ChallengeApp
import ChallengeCharacter
import ChallengeEpisode
import ChallengeHome
import ChallengeLocation
import ChallengeOnboarding
import ChallengeSettings
import Waymark

/// The links of Challenge, without its views.
enum ChallengeLinks {
    static func table() throws(LinkSetupError) -> LinkTable<AnyNavigation> {
        try AppLinks.table(
            of: [
                NamedFeature<HomeIncomingNavigation>(), NamedCharacters(), NamedFeature<EpisodeIncomingNavigation>(),
                NamedFeature<LocationIncomingNavigation>(), NamedFeature<SettingsIncomingNavigation>(),
                NamedFeature<OnboardingIncomingNavigation>(),
            ] as [any Feature<String>])
    }
}

/// A feature whose screens are the names of its destinations.
private struct NamedFeature<Incoming: IncomingNavigation>: Feature {
    func mainScreen(navigator: any Navigator) -> String { "\(Incoming.self)" }
    func screen(for navigation: Incoming, navigator: any Navigator) -> String { navigation.name }
}

/// The feature of characters, with its handler of links.
private struct NamedCharacters: Feature {
    var deepLinkHandler: CharacterDeepLinkHandler { CharacterDeepLinkHandler() }

    func mainScreen(navigator: any Navigator) -> String { "characters" }
    func screen(for navigation: CharacterIncomingNavigation, navigator: any Navigator) -> String { navigation.name }
}
