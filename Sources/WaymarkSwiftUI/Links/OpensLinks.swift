#if canImport(SwiftUI)
import Foundation
import SwiftUI
import Waymark

/// If a router has links, opens those that arrive from outside, at launch or later, and those that the user taps in
/// texts. A tapped link that the router can't open is passed to the surrounding `openURL` action: the app's own, or the
/// system's. Does nothing where `linksAreOpened` is already true.
struct OpensLinks<Destination: Navigation>: ViewModifier {
    let router: Router<Destination>
    /// Opens links that may belong to another router, such as another window's; nil to open them in the router.
    var open: ((IncomingLinks) -> Void)?
    /// A Boolean value that indicates whether a surrounding view opens the links.
    @Environment(\.linksAreOpened) private var areOpened

    @Environment(\.openURL) private var openOutside

    // no `if`: setting links later must not reset the content's state
    func body(content: Content) -> some View {
        let opens = !areOpened && router.links != nil
        let opener = LinkOpener(router: router, open: open, isCalled: !areOpened, openOutside: openOutside)
        content
            .onOpenURL { opener.open($0) }
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb, perform: opener.resume)
            .onContinueUserActivity(router.links?.activityType ?? "navigation", perform: opener.resume)
            .background { if opens { TakesLinks() } }
            .environment(\.openURL, opens ? OpenURLAction(handler: opener.openInText) : openOutside)
            .environment(\.linksAreOpened, areOpened || router.links != nil)
    }
}

@MainActor private struct LinkOpener<Destination: Navigation> {
    let router: Router<Destination>
    let open: ((IncomingLinks) -> Void)?
    let isCalled: Bool
    let openOutside: OpenURLAction

    func open(_ url: URL) { open(IncomingLinks(urls: [url.absoluteString])) }
    func resume(_ activity: NSUserActivity) { open(IncomingLinks(activity)) }
    func openInText(_ url: URL) -> OpenURLAction.Result {
        if router.canOpen(url) { open(url) } else { openOutside(url) }
        return .handled
    }
    private func open(_ incoming: IncomingLinks) {
        guard isCalled, router.links != nil else { return }
        if let open { open(incoming) } else { router.open(incoming) }
    }
}

/// A view that makes its window accept incoming links, for which the system would otherwise open a new window.
private struct TakesLinks: View {
    var body: some View {
        #if os(tvOS) || os(watchOS)
        Color.clear
        #else
        Color.clear.handlesExternalEvents(preferring: [], allowing: ["*"])
        #endif
    }
}
#endif
