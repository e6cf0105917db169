import Waymark

/// Where the tour of the app leads.
public protocol TourNavigatorContract {
    func close()
}

struct TourNavigator: TourNavigatorContract {
    let navigator: any Navigator

    func close() { navigator.perform(.finish()) }
}
