import ChallengeCharacter
import ChallengeEpisode
import ChallengeHome
import ChallengeKit
import ChallengeLocation
import ChallengeOnboarding
import ChallengeSettings
import Waymark

/// The redirect that connects the features: it maps a feature's outgoing navigations to other features' incoming ones.
struct AppNavigationRedirect: NavigationRedirectContract {
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        // fast path: most navigations are incoming and need no redirect
        guard navigation is any OutgoingNavigationContract else { return nil }
        return switch navigation {
        case let home as HomeOutgoingNavigation: redirect(home)
        case let character as CharacterOutgoingNavigation: redirect(character)
        case let episode as EpisodeOutgoingNavigation: redirect(episode)
        case let location as LocationOutgoingNavigation: redirect(location)
        case let settings as SettingsOutgoingNavigation: redirect(settings)
        default: nil
        }
    }

    private func redirect(_ home: HomeOutgoingNavigation) -> any NavigationContract {
        switch home {
        case .characters: CharacterIncomingNavigation.list()
        case .character(let identifier): CharacterIncomingNavigation.detail(identifier: identifier)
        case .episodes: EpisodeIncomingNavigation.list()
        case .locations: LocationIncomingNavigation.list()
        case .settings: SettingsIncomingNavigation.settings
        case .tour: OnboardingIncomingNavigation.onboarding
        }
    }
    private func redirect(_ character: CharacterOutgoingNavigation) -> any NavigationContract {
        switch character {
        case .episode(let identifier): EpisodeIncomingNavigation.detail(identifier: identifier)
        case .location(let identifier): LocationIncomingNavigation.detail(identifier: identifier)
        }
    }
    private func redirect(_ episode: EpisodeOutgoingNavigation) -> any NavigationContract {
        switch episode {
        case .character(let identifier): CharacterIncomingNavigation.detail(identifier: identifier)
        }
    }
    private func redirect(_ location: LocationOutgoingNavigation) -> any NavigationContract {
        switch location {
        case .character(let identifier): CharacterIncomingNavigation.detail(identifier: identifier)
        }
    }
    private func redirect(_ settings: SettingsOutgoingNavigation) -> any NavigationContract {
        switch settings {
        case .tour: OnboardingIncomingNavigation.onboarding
        }
    }
}
