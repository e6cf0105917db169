#if canImport(SwiftUI) && !os(macOS) && !os(watchOS)
import SwiftUI
import UIKit
import Waymark

/// The ground level of a container in a navigation controller. It shows the first screen; each screen above it is a
/// separate controller.
struct PushesControllers<Destination: Navigation, Screen: View, Root: View>: View {
    let stack: ControllerStack
    let level: ShownLevel
    let router: Router<Destination>
    let root: Root
    let screens: LevelScreens<Destination, Screen>
    @Environment(\.self) private var environment

    var body: some View {
        var surroundings = EnvironmentValues()
        surroundings.take(environment)
        stack.draw(level, router, screens, in: surroundings)
        return LevelRoot(level: level, router: router, branch: nil, root: root, screens: screens)
            // a container inside the first screen is independent
            .environment(\.controllerStack, nil)
            .onAppear { stack.show(level) }
            .id(level.root)
            .id(ObjectIdentifier(level))
    }
}

/// A screen pushed onto a navigation controller, with the modals that it presents.
struct PushedScreen<Destination: Navigation, Screen: View>: View {
    let screen: Waymark.Screen
    let level: ShownLevel
    let router: Router<Destination>
    let screens: LevelScreens<Destination, Screen>
    let controller: UIViewController?
    /// The values of the container's environment.
    let surroundings: EnvironmentValues
    /// The stack that contains the screen. It is weak, because the stack retains its screens' controllers.
    weak var stack: ControllerStack?

    var body: some View {
        LevelView(level: level, router: router, screens: screens) {
            Group {
                if let controller {
                    // the controller fills the screen and handles the bars itself
                    HeldController { controller }.ignoresSafeArea()
                } else {
                    screens.view(of: screen, router)
                }
            }
            .modifier(OnPath(level: level, branch: nil, screen: screen))
        }
        .environment(\.presentsModals, stack?.presents(screen) ?? false)
        .transformEnvironment(\.self) { $0.take(surroundings) }
    }
}

extension EnvironmentValues {
    /// Takes the values of a container's environment that its pushed screens need, because each is a separate
    /// controller.
    fileprivate mutating func take(_ values: EnvironmentValues) {
        navigationCover = values.navigationCover
        navigationGround = values.navigationGround
        navigationCapabilities = values.navigationCapabilities
        screenTransitions = values.screenTransitions
        sheetLooks = values.sheetLooks
        linksAreOpened = values.linksAreOpened
        openURL = values.openURL
    }
    /// The part of a navigation controller's stack that shows the surrounding container. It is nil outside of a
    /// ``NavigationHostingController``, in the container's modals, and inside the container's screens.
    @Entry var controllerStack: ControllerStack?
}
#endif
