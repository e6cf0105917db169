import Waymark

struct SettingsSourceNavigator: SettingsSourceNavigatorContract {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func goBack() {
        navigator.goBack()
    }
}
