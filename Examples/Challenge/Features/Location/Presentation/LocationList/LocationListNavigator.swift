import Waymark

/// Where the list of locations leads.
public protocol LocationListNavigatorContract {
    func openLocation(identifier: Int)
    func showPage(_ page: Int)
}

struct LocationListNavigator: LocationListNavigatorContract {
    let navigator: any Navigator

    func openLocation(identifier: Int) {
        navigator.navigate(to: LocationIncomingNavigation.detail(identifier: identifier))
    }
    func showPage(_ page: Int) {
        navigator.perform(.sequence([.pop(1), .navigate(to: LocationIncomingNavigation.list(page: page))]))
    }
}
