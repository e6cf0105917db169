import Waymark

/// Where what was not found leads.
public protocol NotFoundNavigatorContract {
    func openHome()
}

struct NotFoundNavigator: NotFoundNavigatorContract {
    let navigator: any Navigator

    func openHome() { navigator.perform(.sequence([.dismissAll(), .popToRoot])) }
}
