import Waymark

/// Where what the app is leads.
public protocol SettingsAboutNavigatorContract {
    func openTour()
}

struct SettingsAboutNavigator: SettingsAboutNavigatorContract {
    let navigator: any Navigator

    func openTour() { navigator.navigate(to: SettingsOutgoingNavigation.tour) }
}
