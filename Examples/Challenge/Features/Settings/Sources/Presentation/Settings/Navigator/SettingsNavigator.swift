import Waymark

struct SettingsNavigator: SettingsNavigatorContract {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func navigateToSource() {
        navigator.navigate(to: SettingsIncomingNavigation.source)
    }

    func navigateToAbout() {
        navigator.navigate(to: SettingsIncomingNavigation.about)
    }
}
