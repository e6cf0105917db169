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
        navigator.perform(.replaceTop(with: LocationIncomingNavigation.list(page: page)))
    }
}
