#if canImport(SwiftUI) && !os(macOS) && !os(watchOS)
import SwiftUI
import UIKit
import Waymark

/// The ground of a container in a navigation controller: its first screen; the others are controllers of their own.
struct PushesControllers<Destination: Navigation, Screen: View, Root: View>: View {
    let stack: ControllerStack
    let level: ShownLevel
    let router: Router<Destination>
    let root: Root
    let screens: LevelScreens<Destination, Screen>
    @Environment(\.self) private var environment

    var body: some View {
        let isCovered = environment.navigationCover != nil
        stack.draw(level, router, screens, in: Surroundings(values: environment))
        return LevelRoot(level: level, router: router, branch: nil, root: root, screens: screens)
            // a container in the first screen is one by itself
            .environment(\.controllerStack, nil)
            .onAppear {
                stack.cover(isCovered)
                stack.show(level)
            }
            .onChange(of: isCovered) { _, isCovered in stack.cover(isCovered) }
            .id(ObjectIdentifier(level))
    }
}

/// A screen that was pushed onto a navigation controller, and the modals that it presents.
struct PushedScreen<Destination: Navigation, Screen: View>: View {
    let screen: ScreenID
    let level: ShownLevel
    let router: Router<Destination>
    let screens: LevelScreens<Destination, Screen>
    let stack: ControllerStack
    let controller: UIViewController?
    @Namespace private var namespace

    var body: some View {
        // read here, so that a lock is drawn
        _ = stack.isCovered
        return Group {
            if let controller { HeldController { controller } } else { screens.view(of: screen, router) }
        }
        .onAppear { level.didShow(screen) }
        .modifier(LevelFrame(level: level, router: router, screens: screens))
        .environment(\.presentsModals, stack.presents(screen))
        .environment(\.navigationNamespace, namespace)
        .modifier(stack.surroundings)
    }
}

/// What the views around a container have set for its screens.
struct Surroundings: ViewModifier {
    var values: EnvironmentValues?

    func body(content: Content) -> some View {
        if let values {
            content
                .environment(\.navigationCover, values.navigationCover)
                .environment(\.navigationCapabilities, values.navigationCapabilities)
                .environment(\.screenTransitions, values.screenTransitions)
                .environment(\.sheetDetents, values.sheetDetents)
                .environment(\.questions, values.questions)
                .environment(\.linksAreOpened, values.linksAreOpened)
                .environment(\.openURL, values.openURL)
        } else {
            content
        }
    }
}

private struct ControllerStackKey: EnvironmentKey {
    static var defaultValue: ControllerStack? { nil }
}
extension EnvironmentValues {
    /// The part of a navigation controller's stack that shows the container inside.
    var controllerStack: ControllerStack? {
        get { self[ControllerStackKey.self] }
        set { self[ControllerStackKey.self] = newValue }
    }
}
#endif
