public import SwiftUI
import Waymark
import WaymarkSwiftUI

/// The app's view in each of its phases: booting, logged out, logged in and locked.
public struct ShellView: View {
    private let device: ShellDevice

    public init(device: ShellDevice) { self.device = device }

    public var body: some View {
        PhaseContainer(device.coordinator) {
            NavigationContainer(device.coordinator.router) { route in
                RouteView(route: route, device: device)
            }
        } booting: {
            ProgressView()
        } locked: {
            LockView(viewModel: LockViewModel(session: device.session))
        }
    }
}
