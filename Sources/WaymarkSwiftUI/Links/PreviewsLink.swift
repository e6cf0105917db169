#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// The preview that a link asks for.
struct PreviewRequest {
    let open: LocalizedStringKey
    let denied: (DenialReason) -> AnyView
}

/// Adds the context menu of a link that asks for a preview. watchOS has none.
struct PreviewsLink<Destination: Navigation>: ViewModifier {
    /// Nil for a disabled link.
    let router: Router<Destination>?
    let destination: Destination
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
    // not documented: whether a preview inherits any of it
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let level = environment.navigationLevel
        content.contextMenu {
            // a menu without items doesn't open
            if level != nil { Button(request.open) { router.navigate(to: destination) } }
        } preview: {
            if let level {
                LinkPreview(router: router, destination: destination, level: level, denied: request.denied)
                    .modifier(PreviewedScreens(environment: environment))
            }
        }
    }
}

/// A look at a destination. SwiftUI makes this value each time the link is drawn, and its body when the menu opens.
private struct LinkPreview<Destination: Navigation>: View {
    let router: Router<Destination>
    let destination: Destination
    let level: LevelContext
    let denied: (DenialReason) -> AnyView
    /// Found at once.
    @State private var immediate = Kept<Peek<Destination>>()
    /// Found out by a guard.
    @State private var found: Peek<Destination>?

    var body: some View {
        switch found ?? peek() {
        case nil: ProgressView().task { found = await router.peek(at: destination) }
        case .shown(let preview)?: (level.preview(preview) ?? denied(.failed)).environment(preview)
        case .denied(let reason)?: denied(reason)
        case .unreachable?: denied(.failed)
        }
    }
    /// The same router each time, so that the screen keeps its state.
    private func peek() -> Peek<Destination>? {
        if immediate.value == nil { immediate.value = router.immediatePeek(at: destination) }
        return immediate.value
    }
}

/// Applies a link's surroundings to its preview, without what would register a screen with the app's levels.
private struct PreviewedScreens: ViewModifier {
    let environment: EnvironmentValues

    func body(content: Content) -> some View {
        content
            .environment(\.isPreviewed, true)
            .environment(\.isInStack, false)
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
