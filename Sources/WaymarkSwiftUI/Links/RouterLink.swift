#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// A control that shows a destination through the router of its level, as `NavigationLink` does through the stack: for
/// what is pushed it is one, and looks like one in a list; for a sheet or a cover it is a button.
///
/// Without a router of its destinations in the environment it is disabled.
public struct RouterLink<Destination: Navigation, Label: View>: View {
    private let destination: Destination
    private let label: Label
    @Environment(Router<Destination>.self) private var router: Router<Destination>?

    /// - Parameters:
    ///   - destination: Where it leads.
    ///   - label: What it shows.
    public init(to destination: Destination, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        if destination.presentation == .push {
            NavigationLink(value: router.map { _ in destination }) { label }
        } else {
            Button {
                router?.navigate(to: destination)
            } label: {
                label
            }
            .disabled(router == nil)
        }
    }
}

extension RouterLink where Label == Text {
    /// A link with a text.
    public init(_ title: some StringProtocol, to destination: Destination) {
        self.init(to: destination) { Text(title) }
    }
}

extension RouterLink where Destination == AnyNavigation {
    /// A link to any feature's destination.
    public init(to destination: some Navigation, @ViewBuilder label: () -> Label) {
        self.init(to: AnyNavigation(destination), label: label)
    }
}
#endif
