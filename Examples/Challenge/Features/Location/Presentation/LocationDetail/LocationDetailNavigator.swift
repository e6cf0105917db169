import Waymark

/// Where a location leads.
public protocol LocationDetailNavigatorContract {
    func openCharacter(identifier: Int)
}

struct LocationDetailNavigator: LocationDetailNavigatorContract {
    let navigator: any Navigator

    func openCharacter(identifier: Int) {
        navigator.navigate(to: LocationOutgoingNavigation.character(identifier: identifier))
    }
}
