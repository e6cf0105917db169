#if canImport(SwiftUI) && !os(watchOS)
#if os(macOS)
public import AppKit
#endif
public import SwiftUI
#if !os(macOS)
public import UIKit
#endif
public import Waymark

/// A view that shows a destination as a UIKit or AppKit view controller, created with the router of its level.
///
/// ```swift
/// NavigationContainer(router) { route in
///     switch route {
///     case .recipe(let id): RecipeView(id: id)
///     case .map(let id): ControllerScreen { (router: Router<Route>) in MapViewController(id: id, router: router) }
///     }
/// }
/// ```
/// The stack is SwiftUI's: set the screen's title and toolbar with view modifiers, because the controller's navigation
/// item is ignored. Outside a container of `Destination`, the view shows nothing. If the controller uses
/// `navigationController` or `dismiss(animated:)`, it bypasses the router.
public struct ControllerScreen<Destination: Navigation>: View {
    private let controller: (Router<Destination>) -> AnyView
    @Environment(Router<Destination>.self) private var router: Router<Destination>?

    public var body: some View { if let router { controller(router) } }
}

#if os(macOS)
extension ControllerScreen {
    /// Creates a screen from an AppKit view controller.
    ///
    /// - Parameters:
    ///   - make: Creates the controller with the router of its level, once per screen.
    ///   - update: Updates the controller: after its creation, when values that this closure reads have changed, and
    ///     whenever SwiftUI redraws the screen.
    public init<Controller: NSViewController>(
        _ make: @escaping (Router<Destination>) -> Controller, update: @escaping (Controller) -> Void = { _ in }
    ) {
        controller = { router in AnyView(HeldController(make: { make(router) }, update: update)) }
    }
}

struct HeldController<Controller: NSViewController>: NSViewControllerRepresentable {
    let make: () -> Controller
    var update: (Controller) -> Void = { _ in }

    func makeNSViewController(context: Context) -> Controller { make() }
    func updateNSViewController(_ controller: Controller, context: Context) { update(controller) }
}
#else
extension ControllerScreen {
    /// Creates a screen from a UIKit view controller.
    ///
    /// - Parameters:
    ///   - make: Creates the controller with the router of its level, once per screen.
    ///   - update: Updates the controller: after its creation, when values that this closure reads have changed, and
    ///     whenever SwiftUI redraws the screen.
    public init<Controller: UIViewController>(
        _ make: @escaping (Router<Destination>) -> Controller, update: @escaping (Controller) -> Void = { _ in }
    ) {
        controller = { router in AnyView(HeldController(make: { make(router) }, update: update)) }
    }
}

struct HeldController<Controller: UIViewController>: UIViewControllerRepresentable {
    let make: () -> Controller
    var update: (Controller) -> Void = { _ in }

    func makeUIViewController(context: Context) -> Controller { make() }
    func updateUIViewController(_ controller: Controller, context: Context) { update(controller) }
}
#endif
#endif
