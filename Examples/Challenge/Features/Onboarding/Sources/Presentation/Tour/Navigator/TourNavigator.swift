import Waymark

struct TourNavigator: TourNavigatorContract {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func finish() {
        navigator.perform(.finish())
    }
}
