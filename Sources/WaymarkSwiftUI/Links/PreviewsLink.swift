#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// The options of a link's preview.
struct PreviewRequest {
    let open: LocalizedStringKey
    let denied: (DenialReason) -> AnyView
}

/// Adds a context menu with a preview of the destination to a link, if the app has requested one. Does nothing on
/// watchOS, which has no such menus.
struct PreviewsLink<Destination: Navigation>: ViewModifier {
    /// The link's router; nil for a disabled link.
    let router: Router<Destination>?
    let destination: Destination
    /// The options; nil for a link without a preview.
    let request: PreviewRequest?

    func body(content: Content) -> some View {
        #if os(watchOS)
        content
        #else
        if let router, let request {
            content.modifier(PreviewMenu(router: router, destination: destination, request: request))
        } else {
            content
        }
        #endif
    }
}

#if !os(watchOS)
private struct PreviewMenu<Destination: Navigation>: ViewModifier {
    let router: Router<Destination>
    let destination: Destination
    let request: PreviewRequest
    // passed on whole, because it isn't documented which values a preview inherits
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let level = environment.navigationLevel
        content.contextMenu {
            // a menu without items doesn't open
            if level != nil { Button(request.open) { router.navigate(to: destination, in: environment.linkPlace) } }
        } preview: {
            if let level {
                LinkPreview(router: router, destination: destination, level: level, denied: request.denied)
                    .modifier(PreviewedScreens(environment: environment))
            }
        }
    }
}

/// The preview of a destination. SwiftUI creates this value each time the link is drawn, but reads `body` only when the
/// menu opens.
private struct LinkPreview<Destination: Navigation>: View {
    let router: Router<Destination>
    let destination: Destination
    let level: LevelContext
    let denied: (DenialReason) -> AnyView
    /// The result of the peek at the destination, if no asynchronous guard has to be awaited.
    @State private var immediate = Kept<Peek<Destination>>()
    /// The result of the peek after an asynchronous guard has answered; nil until then.
    @State private var found: Peek<Destination>?

    var body: some View {
        switch found ?? peek() {
        case nil: ProgressView().task { found = await router.peek(at: destination) }
        case .shown(let preview)?: (level.preview(preview) ?? denied(.failed)).environment(preview)
        case .denied(let reason)?: denied(reason)
        case .unreachable?: denied(.failed)
        }
    }
    /// Returns the result of the peek if it is known at once, or nil if a guard has to be awaited. The result is kept,
    /// so that the preview keeps its router and its screen's state.
    private func peek() -> Peek<Destination>? {
        if immediate.value == nil { immediate.value = router.immediatePeek(at: destination) }
        return immediate.value
    }
}

/// Applies a link's environment to its preview, without the values that would register a screen with the app's levels.
/// Links in the preview's texts do nothing.
private struct PreviewedScreens: ViewModifier {
    let environment: EnvironmentValues

    func body(content: Content) -> some View {
        content
            .environment(\.isPreviewed, true)
            .environment(\.linkPlace, nil)
            .environment(\.navigationLevel, nil)
            .environment(\.screenPlace, nil)
            .environment(\.navigationNamespace, nil)
            .environment(\.openURL, OpenURLAction { _ in .handled })
            .environment(\.self, environment)
    }
}
#endif

private struct IsPreviewedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether a view is in a link's preview, which must not affect the app.
    var isPreviewed: Bool {
        get { self[IsPreviewedKey.self] }
        set { self[IsPreviewedKey.self] = newValue }
    }
}
#endif
