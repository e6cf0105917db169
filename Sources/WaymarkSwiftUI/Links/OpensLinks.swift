#if canImport(SwiftUI)
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import SwiftUI
import Waymark

/// Links from outside, at launch and later, and from inside of texts: those of a router that has links are opened in
/// it. A link in a text that is none of the app's is left to the system.
struct OpensLinks<Destination: Navigation>: ViewModifier {
    let router: Router<Destination>
    /// Opens what may be for another router: in one of several windows.
    var open: ((LaunchEntry) -> Void)?
    /// Whether a container further out opens them already.
    @Environment(\.linksAreOpened) private var areOpened

    func body(content: Content) -> some View {
        if areOpened || router.links == nil {
            content
        } else {
            content
                .onOpenURL(perform: open)
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb, perform: resume)
                .onContinueUserActivity(NavigationActivity.searchResultType, perform: resume)
                .onContinueUserActivity(router.links?.activityType ?? "navigation", perform: resume)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        guard router.canOpen(url) else { return .systemAction }
                        open(url)
                        return .handled
                    }
                )
                .environment(\.linksAreOpened, true)
        }
    }
    private func open(_ url: URL) { open(LaunchEntry(urls: [url.absoluteString])) }
    private func resume(_ activity: NSUserActivity) { open(LaunchEntry(activities: [NavigationActivity(activity)])) }
    private func open(_ entry: LaunchEntry) {
        if let open { open(entry) } else { router.open(entry) }
    }
}
#endif
