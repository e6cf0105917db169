import SwiftUI
import WaymarkSwiftUI

struct StopsFeature: Feature {
    func mainScreen(navigator: any Navigator) -> AnyView { screen(for: .list, navigator: navigator) }
    func screen(for navigation: StopsIncomingNavigation, navigator: any Navigator) -> AnyView {
        switch navigation {
        case .list: AnyView(StopList())
        case .stop(let id): AnyView(StopView(id: id, navigator: navigator))
        }
    }
}
