import Waymark

struct SettingsAboutNavigator: SettingsAboutNavigatorContract {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func navigateToTour() {
        navigator.navigate(to: SettingsOutgoingNavigation.tour)
    }
}
