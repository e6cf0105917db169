#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// A control that shows a destination through the router of its level, as `NavigationLink` does through the stack: for
/// what is pushed it is one, and looks like one in a list; for a sheet or a cover it is a button.
///
/// It asks the router of its destinations in the environment, or else the coordinator; without either it is disabled.
public struct RouterLink<Destination: Navigation, Label: View>: View {
    private let destination: Destination
    private let label: Label
    @Environment(Router<Destination>.self) private var router: Router<Destination>?
    @Environment(NavigationCoordinator.self) private var coordinator: NavigationCoordinator?

    /// - Parameters:
    ///   - destination: Where it leads.
    ///   - label: What it shows.
    public init(to destination: Destination, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        if destination.presentation == .push {
            if router == nil, coordinator != nil {
                NavigationLink(value: AnyNavigation(destination)) { label }
            } else {
                NavigationLink(value: router.map { _ in destination }) { label }
            }
        } else {
            Button(action: navigate) { label }
                .disabled(router == nil && coordinator == nil)
        }
    }

    private func navigate() {
        if let router {
            router.navigate(to: destination)
        } else {
            coordinator?.navigate(to: AnyNavigation(destination))
        }
    }
}

extension RouterLink where Label == Text {
    /// A link with a text.
    public init(_ title: some StringProtocol, to destination: Destination) {
        self.init(to: destination) { Text(title) }
    }
}
#endif
