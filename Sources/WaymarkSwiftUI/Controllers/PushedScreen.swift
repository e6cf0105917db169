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
        stack.draw(level, router, screens, in: Surroundings(environment))
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
    let surroundings: Surroundings
    /// The stack that contains the screen. It is weak, because the stack retains its screens' controllers.
    weak var stack: ControllerStack?
    @Namespace private var namespace

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
        .environment(\.navigationNamespace, namespace)
        .modifier(surroundings)
    }
}

/// The values of a container's environment that its pushed screens need, because each is a separate controller.
struct Surroundings: ViewModifier {
    private let cover: NavigationCover?
    private let capabilities: NavigationCapabilities
    private let transitions: DestinationRule<ScreenTransition>?
    private let looks: DestinationRule<SheetLook>?
    private let questions: Questions?
    private let linksAreOpened: Bool
    private let openURL: OpenURLAction

    init(_ values: EnvironmentValues) {
        cover = values.navigationCover
        capabilities = values.navigationCapabilities
        transitions = values.screenTransitions
        looks = values.sheetLooks
        questions = values.questions
        linksAreOpened = values.linksAreOpened
        openURL = values.openURL
    }
    func body(content: Content) -> some View {
        content
            .environment(\.navigationCover, cover)
            .environment(\.navigationCapabilities, capabilities)
            .environment(\.screenTransitions, transitions)
            .environment(\.sheetLooks, looks)
            .environment(\.questions, questions)
            .environment(\.linksAreOpened, linksAreOpened)
            .environment(\.openURL, openURL)
    }
}

extension EnvironmentValues {
    /// The part of a navigation controller's stack that shows the surrounding container. It is nil outside of a
    /// ``NavigationHostingController``, in the container's modals, and inside the container's screens.
    var controllerStack: ControllerStack? {
        get { self[OptionalKey<ControllerStack>.self] }
        set { self[OptionalKey<ControllerStack>.self] = newValue }
    }
}
#endif
