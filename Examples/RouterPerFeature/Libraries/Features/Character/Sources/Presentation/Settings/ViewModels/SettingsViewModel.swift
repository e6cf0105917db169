import ChallengeDomain
import Observation
import Waymark

/// The view model of the settings. It goes back to the list once a status is chosen, so it has a router.
@MainActor @Observable final class SettingsViewModel {
    let statuses = CharacterStatus.allCases
    private let settings: CharacterSettings
    private let router: CharacterRouter

    init(settings: CharacterSettings, router: CharacterRouter) {
        self.settings = settings
        self.router = router
    }

    var status: CharacterStatus? { settings.status }
    func didSelectStatus(_ status: CharacterStatus?) {
        settings.status = status
        router.pop()
    }
}
