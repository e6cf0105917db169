import Waymark

/// Where the settings leads.
public protocol SettingsNavigatorContract {
    func openSource()
    func openAbout()
}

struct SettingsNavigator: SettingsNavigatorContract {
    let navigator: any Navigator

    func openSource() { navigator.navigate(to: SettingsIncomingNavigation.source) }
    func openAbout() { navigator.navigate(to: SettingsIncomingNavigation.about) }
}
