import Waymark

struct NotFoundNavigator: NotFoundNavigatorContract {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func navigateToHome() {
        navigator.perform(.sequence([.dismissAll, .popToRoot]))
    }
}
