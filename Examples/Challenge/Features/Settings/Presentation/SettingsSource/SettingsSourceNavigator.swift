import Waymark

/// Where the choice of a data source leads.
public protocol SettingsSourceNavigatorContract {
    func close()
}

struct SettingsSourceNavigator: SettingsSourceNavigatorContract {
    let navigator: any Navigator

    func close() { navigator.goBack() }
}
