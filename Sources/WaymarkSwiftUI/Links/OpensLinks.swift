#if canImport(SwiftUI)
import Foundation
import SwiftUI
import Waymark

extension View {
    /// If a router has links, opens those that arrive from outside, at launch or later, and those that the user taps in
    /// texts. A tapped link that the router can't open is passed to the surrounding `openURL` action: the app's own, or
    /// the system's. Has no effect where a surrounding view opens the links already.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - open: Opens links that may belong to another router, such as another window's; nil to open them in the
    ///     router.
    func opensLinks<Destination: Navigation>(
        of router: Router<Destination>, open: ((IncomingLinks) -> Void)? = nil
    ) -> some View {
        let opener = LinkOpener(router: router, open: open)
        return transformEnvironment(\.self) { values in
            guard !values.linksAreOpened else { return }
            let openOutside = values.openURL
            values.openURL = OpenURLAction { url in
                if router.canOpen(url) { opener.open(url) } else { openOutside(url) }
                return .handled
            }
            values.linksAreOpened = router.links != nil
        }
        .background { ReceivesLinks(opener: opener) }
    }
}

private struct LinkOpener<Destination: Navigation> {
    let router: Router<Destination>
    let open: ((IncomingLinks) -> Void)?

    @MainActor func open(_ url: URL) { open(IncomingLinks(urls: [url.absoluteString])) }
    @MainActor func resume(_ activity: NSUserActivity) { open(IncomingLinks(activity)) }
    @MainActor private func open(_ incoming: IncomingLinks) {
        if let open { open(incoming) } else { router.open(incoming) }
    }
}

/// A view that takes incoming links. Its window accepts them, for which the system would otherwise open a new one.
private struct ReceivesLinks<Destination: Navigation>: View {
    let opener: LinkOpener<Destination>
    /// A Boolean value that indicates whether a surrounding view opens the links.
    @Environment(\.linksAreOpened) private var areOpened

    var body: some View {
        if let links = opener.router.observedLinks, !areOpened {
            Color.clear
                .onOpenURL { opener.open($0) }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb, perform: opener.resume)
                .onContinueUserActivity(links.activityType ?? "navigation", perform: opener.resume)
                #if !os(tvOS) && !os(watchOS)
            .handlesExternalEvents(preferring: [], allowing: ["*"])
                #endif
        }
    }
}
#endif
