#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// A control that navigates to a destination. If, after redirects, the destination is pushed, and the guard allows it
/// at once, the control is a `NavigationLink` and looks like one in a list. Otherwise it is a button, because SwiftUI
/// shows what a `NavigationLink` pushes before anybody can refuse it. In the leading columns of a ``SplitContainer``, it
/// is always a button: instead of a push, it replaces what the next columns show.
///
/// It uses the environment's router for its type of destinations. If there is none, it uses the coordinator. Without
/// either, it is disabled. A sheet that the app presents with SwiftUI's own `sheet` has no stack to push onto: use a
/// button there, or present the sheet as a destination.
public struct RouterLink<Destination: Navigation, Label: View>: View {
    private let destination: Destination
    private let label: Label
    @Environment(Router<Destination>.self) private var router: Router<Destination>?
    @Environment(NavigationCoordinator.self) private var coordinator: NavigationCoordinator?

    /// Creates a link to a destination, with a custom label.
    ///
    /// - Parameters:
    ///   - destination: The destination.
    ///   - label: The label.
    public init(to destination: Destination, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        if let router {
            RouterControl(router: router, destination: destination, label: label)
        } else {
            RouterControl(router: coordinator, destination: AnyNavigation(destination), label: label)
        }
    }

}

extension RouterLink where Label == Text {
    /// Creates a link with a text label.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - destination: The destination.
    public init(_ title: some StringProtocol, to destination: Destination) {
        self.init(to: destination) { Text(title) }
    }
}

/// A control that navigates to a destination of a router's own type. It is disabled without a router.
private struct RouterControl<Destination: Navigation, Label: View>: View {
    let router: Router<Destination>?
    let destination: Destination
    let label: Label
    @Environment(\.linkPlace) private var place
    @Environment(\.screenPlace) private var screen
    @State private var tag = ScreenTag()

    var body: some View {
        if isPush {
            let tap = StackEntry.Tap(destination: destination, place: screen)
            NavigationLink(value: router.map { _ in StackEntry(tag: tag, tapped: tap) }) { label }
        } else {
            Button(action: navigate) { label }
                // a tap would do nothing
                .disabled(router == nil)
        }
    }

    /// A Boolean value that indicates whether a tap pushes at once onto the stack around the control, or would with a
    /// router.
    private var isPush: Bool {
        guard let router else { return destination.presentationType == .push }
        return place == .stack && router.pushesAtOnce(destination)
    }
    private func navigate() { router?.navigate(to: destination, in: place) }
}

extension Router {
    /// Navigates as a tap on a link does. In a column, a destination that would be pushed replaces what the next
    /// columns show.
    func navigate(to destination: Destination, in place: LinkPlace?) {
        if case .column(let index) = place, presentation(of: destination) == .push {
            setPath(path.prefix(index) + [destination])
        } else {
            navigate(to: destination)
        }
    }
}
#endif
