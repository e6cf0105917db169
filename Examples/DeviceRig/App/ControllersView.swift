import SwiftUI
import WaymarkSwiftUI

#if !os(macOS) && !os(watchOS)
import UIKit

/// A navigation container whose screens are on a UIKit navigation controller.
struct ControllersView: UIViewControllerRepresentable {
    let router: Router<Place>
    let journal: Journal
    let alerts: AlertPresenter<RigAnswer>

    func makeUIViewController(context: Context) -> UINavigationController {
        let flow = NavigationHostingController {
            NavigationContainer(router) { place in
                PageView(place: place, journal: journal, alerts: alerts)
            } root: {
                WaysOnward(alerts: alerts).navigationTitle("Controllers")
            }
        }
        return UINavigationController(rootViewController: flow)
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
#endif
