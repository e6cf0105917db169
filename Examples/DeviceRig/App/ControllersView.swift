import SwiftUI
import UIKit
import WaymarkSwiftUI

/// A navigation container whose screens are on a UIKit navigation controller.
struct ControllersView: View {
    let router: Router<Place>
    let journal: Journal
    let alerts: AlertPresenter<RigAnswer>

    var body: some View {
        NavigationControllerView {
            UINavigationController(
                rootViewController: NavigationHostingController {
                    NavigationContainer(router) { place in
                        PageView(place: place, journal: journal, alerts: alerts)
                    } root: {
                        WaysOnward(alerts: alerts).navigationTitle("Controllers")
                    }
                })
        }
    }
}

/// A navigation controller of UIKit's, made once.
struct NavigationControllerView: UIViewControllerRepresentable {
    let make: () -> UINavigationController

    func makeUIViewController(context: Context) -> UINavigationController { make() }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
