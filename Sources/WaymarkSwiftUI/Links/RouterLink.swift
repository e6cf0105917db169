#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// A control that navigates to a destination. If, after redirects, the destination is pushed, the control is a
/// `NavigationLink` and looks like one in a list; if the destination is a modal, the control is a button. In the
/// leading columns of a ``SplitContainer``, it is always a button: instead of a push, it replaces what the next columns
/// show.
///
/// It uses the environment's router for its type of destinations. If there is none, it uses the coordinator. Without
/// either, it is disabled. A sheet that the app presents with SwiftUI's own `sheet` has no stack to push onto: use a
/// button there, or present the sheet as a destination.
public struct RouterLink<Destination: Navigation, Label: View>: View {
    private let destination: Destination
    private let label: Label
    private var extras = LinkExtras()
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
            RouterControl(router: router, destination: destination, label: label, extras: extras)
        } else {
            RouterControl(
                router: coordinator, destination: AnyNavigation(destination), label: label, extras: extras)
        }
    }

    /// Begins to load the value for the destination's screen each time the link appears, and when a visible link gets
    /// another destination.
    ///
    /// As with `Router.prepare(_:)`, a destination that a guard denies isn't loaded, nor is one that is loaded already.
    /// A lazy list creates links shortly before they are visible; the router's `setPreparation` limits the number of
    /// values that are kept.
    public func prepares() -> Self {
        var copy = self
        copy.extras.isPrepared = true
        return copy
    }

    /// Adds a context menu with a preview of the destination, and an item that opens it as a tap does.
    ///
    /// The preview is the container's own screen in its ideal size, with a router whose state never changes. It is
    /// created when the menu opens, after redirects and guards; while an asynchronous guard decides, it is a
    /// `ProgressView`. In a preview, `tracksScreen(_:with:)`, `advertises(_:)`, `asksBeforeLeaving(when:ask:)` and
    /// alerts do nothing. There is no menu on watchOS, outside of a container, or for a disabled link.
    ///
    /// - Parameters:
    ///   - open: The title of the item.
    ///   - denied: Returns the preview of a destination that can't be shown. Its parameter is the reason: the guard's,
    ///     `locked` while the app boots or is locked, `unauthenticated` if a session begins or ends meanwhile, or
    ///     `failed` if the destination leads to no screen.
    public func previews(
        _ open: LocalizedStringKey = "Open",
        @ViewBuilder denied: @escaping (DenialReason) -> some View = { _ in Image(systemName: "lock") }
    ) -> Self {
        var copy = self
        copy.extras.preview = PreviewRequest(open: open) { AnyView(denied($0)) }
        return copy
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

/// The optional features of a link: preparing its destination on appearance, and a preview.
private struct LinkExtras {
    var isPrepared = false
    var preview: PreviewRequest?
}

/// A control that navigates to a destination of a router's own type. It is disabled without a router.
private struct RouterControl<Destination: Navigation, Label: View>: View {
    let router: Router<Destination>?
    let destination: Destination
    let label: Label
    let extras: LinkExtras
    @Environment(\.linkPlace) private var place
    @Environment(\.isPreviewed) private var isPreviewed
    @State private var tag = ScreenTag()

    var body: some View {
        // nobody can tap the links in a preview, so they load nothing
        let prepare: () -> Void = { if !isPreviewed { router?.prepare(destination) } }
        control
            .environment(\.linkPreparation, prepare)
            .modifier(PreparesOnAppearance(destination: destination, prepare: extras.isPrepared ? prepare : nil))
            .modifier(PreviewsLink(router: router, destination: destination, request: extras.preview))
    }

    @ViewBuilder private var control: some View {
        if isPush {
            NavigationLink(value: router.map { _ in StackEntry(tag: tag, tapped: destination) }) { label }
        } else {
            Button(action: navigate) { label }
                .disabled(router == nil)
        }
    }

    /// A Boolean value that indicates whether a tap pushes onto the stack around the control, or would with a router.
    private var isPush: Bool {
        switch router?.presentation(of: destination) ?? destination.presentationType {
        case .push: place == .stack || router == nil
        case .sheet, .fullScreen, .popover, .inspector: false
        }
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
