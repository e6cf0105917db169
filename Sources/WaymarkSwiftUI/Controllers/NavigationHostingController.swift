#if canImport(SwiftUI) && !os(macOS) && !os(watchOS)
public import Foundation
public import SwiftUI
public import UIKit
public import Waymark

/// A controller that hosts a container inside a UIKit app: in a navigation or tab controller, a split view or a window.
///
/// ```swift
/// let recipes = NavigationHostingController {
///     NavigationContainer(router) { screen(for: $0) } root: { RecipeList() }
/// }
/// navigationController.pushViewController(recipes, animated: true)
/// ```
/// In a navigation controller, the container's screens are pushed onto that controller's stack, above the app's own:
/// there is one navigation bar and one back button, and the user can swipe back through all screens. Anywhere else, the
/// container has its own stack. SwiftUI presents its sheets, covers and popovers.
///
/// Each pushed screen is a separate controller, so set environment values and objects on the screens: values set around
/// the container reach only its first screen. Links arrive at the scene delegate: pass them to `router.open(_:)`.
public final class NavigationHostingController: UIHostingController<AnyView> {
    private let stack: ControllerStack

    /// Creates a controller that hosts a container.
    ///
    /// - Parameter container: A container of a router.
    public convenience init(@ViewBuilder container: () -> some View) {
        self.init(ControllerStack { _, _ in nil }, container())
    }

    /// Creates a controller that hosts a container, some of whose destinations are UIKit view controllers.
    ///
    /// ```swift
    /// NavigationHostingController {
    ///     NavigationContainer(router) { screen(for: $0) } root: { RecipeList() }
    /// } controllers: { (route: Route, router) in
    ///     if case .map(let id) = route { MapViewController(id: id, router: router) } else { nil }
    /// }
    /// ```
    /// These controllers are shown with their own navigation items, but only where they are pushed onto a navigation
    /// controller. The container's first screen, the screens of modals, and those on a stack of the container's own are
    /// always views.
    ///
    /// - Parameters:
    ///   - container: A container of a router.
    ///   - controllers: Returns the controller of a destination, created with the router of its level; nil for a
    ///     destination that is a view.
    public convenience init<Destination: Navigation>(
        @ViewBuilder container: () -> some View,
        controllers: @escaping (Destination, Router<Destination>) -> UIViewController?
    ) {
        let stack = ControllerStack { destination, router in
            guard let destination = destination as? Destination, let router = router as? Router<Destination> else {
                return nil
            }
            return controllers(destination, router)
        }
        self.init(stack, container())
    }

    private init(_ stack: ControllerStack, _ container: some View) {
        self.stack = stack
        super.init(rootView: AnyView(HostedRoot(stack: stack, content: container)))
    }
    /// Returns nil, because a storyboard has no router.
    public required init?(coder aDecoder: NSCoder) { nil }

    /// Pushes the container's screens onto the navigation controller around this one, if there is one. If this
    /// controller was removed, the router keeps its path. Called by UIKit.
    public override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        // a container that the user has left keeps its path, and shows it when it returns
        if parent == nil { stack.update() } else { stack.attach(self) }
    }
    /// Looks for the navigation controller again, in case a parent of this controller has moved to another one. Called
    /// by UIKit.
    public override func viewWillAppear(_ animated: Bool) {
        // before the first drawing
        stack.attach(self)
        super.viewWillAppear(animated)
    }
}

/// The container, with its part of a navigation controller's stack in its environment.
private struct HostedRoot<Content: View>: View {
    let stack: ControllerStack
    let content: Content

    var body: some View {
        content
            .environment(\.controllerStack, stack)
            .environment(\.presentsModals, stack.presents(nil))
    }
}
#endif
