#if canImport(SwiftUI)
import Foundation
import SwiftUI
import Waymark

/// Links from outside, at launch and later, and from inside of texts: those of a router that has links are opened in
/// it. A link in a text that is none of the app's goes to the action around the container: the app's own, or the
/// system's.
struct OpensLinks<Destination: Navigation>: ViewModifier {
    let router: Router<Destination>
    /// Opens what may be for another router: in one of several windows.
    var open: ((LaunchEntry) -> Void)?
    /// Whether a container further out opens them already.
    @Environment(\.linksAreOpened) private var areOpened

    @Environment(\.openURL) private var openOutside

    // without a branch: links that are set later leave the content's state as it is
    func body(content: Content) -> some View {
        let opens = !areOpened && router.links != nil
        let opener = LinkOpener(router: router, open: open, isCalled: !areOpened, openOutside: openOutside)
        content
            .onOpenURL { opener.open($0) }
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb, perform: opener.resume)
            .onContinueUserActivity(NavigationActivity.searchResultType, perform: opener.resume)
            .onContinueUserActivity(router.links?.activityType ?? "navigation", perform: opener.resume)
            .background { if opens { TakesLinks() } }
            .environment(\.openURL, opens ? OpenURLAction(handler: opener.openInText) : openOutside)
            .environment(\.linksAreOpened, areOpened || router.links != nil)
    }
}

@MainActor private struct LinkOpener<Destination: Navigation> {
    let router: Router<Destination>
    let open: ((LaunchEntry) -> Void)?
    let isCalled: Bool
    let openOutside: OpenURLAction

    func open(_ url: URL) { open(LaunchEntry(urls: [url.absoluteString])) }
    func resume(_ activity: NSUserActivity) { open(LaunchEntry(activities: [NavigationActivity(activity)])) }
    func openInText(_ url: URL) -> OpenURLAction.Result {
        if router.canOpen(url) { open(url) } else { openOutside(url) }
        return .handled
    }
    private func open(_ entry: LaunchEntry) {
        guard isCalled, router.links != nil else { return }
        if let open { open(entry) } else { router.open(entry) }
    }
}

/// An open window takes the links that come, where the system would open a new one for them.
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
