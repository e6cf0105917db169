#if canImport(SwiftUI)
#if canImport(FoundationEssentials)
import Foundation
#else
public import Foundation
#endif
public import SwiftUI
public import Waymark

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
        let open = open ?? { router.open($0) }
        return transformEnvironment(\.self) { values in
            guard !values.linksAreOpened else { return }
            let openOutside = values.openURL
            values.openURL = OpenURLAction { url in
                if router.canOpen(url) { open(IncomingLinks(url)) } else { openOutside(url) }
                return .handled
            }
            values.linksAreOpened = router.links != nil
        }
        .background { ReceivesLinks(router: router, open: open) }
    }
}

/// A view that takes incoming links. Its window accepts them, for which the system would otherwise open a new one.
private struct ReceivesLinks<Destination: Navigation>: View {
    let router: Router<Destination>
    let open: (IncomingLinks) -> Void
    /// A Boolean value that indicates whether a surrounding view opens the links.
    @Environment(\.linksAreOpened) private var areOpened

    var body: some View {
        if let links = router.observedLinks, !areOpened {
            Color.clear
                .onOpenURL { open(IncomingLinks($0)) }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { open(IncomingLinks($0)) }
                .onContinueUserActivity(links.activityType ?? "navigation") { open(IncomingLinks($0)) }
                #if !os(tvOS) && !os(watchOS)
            .handlesExternalEvents(preferring: [], allowing: ["*"])
                #endif
        }
    }
}

extension IncomingLinks {
    /// Creates the links from the activity that the system hands to the app for a universal link, or for a screen of
    /// another device.
    ///
    /// - Parameter activity: The system's activity. Only its type, its web page's URL and the strings in its `userInfo`
    ///   are read.
    public init(_ activity: NSUserActivity) { self.init(activities: [NavigationActivity(activity)]) }
    fileprivate init(_ url: URL) { self.init(urls: [url.absoluteString]) }
}

extension NavigationActivity {
    init(_ activity: NSUserActivity) {
        self.init(
            type: activity.activityType, webpageURL: activity.webpageURL?.absoluteString,
            userInfo: activity.userInfo ?? [:])
    }
}
#endif
