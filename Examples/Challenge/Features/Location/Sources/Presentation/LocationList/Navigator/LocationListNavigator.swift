import Waymark

struct LocationListNavigator: LocationListNavigatorContract {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func navigateToDetail(id: Int) {
        navigator.navigate(to: LocationIncomingNavigation.detail(identifier: id))
    }

    func replacePage(with page: Int) {
        navigator.perform(.sequence([.pop(1), .navigate(to: LocationIncomingNavigation.list(page: page))]))
    }
}
