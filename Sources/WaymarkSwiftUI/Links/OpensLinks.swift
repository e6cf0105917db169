#if canImport(SwiftUI)
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
public import SwiftUI
public import Waymark

extension View {
    /// Opens links from outside in a router, at launch and later: those of custom schemes, universal links, and those
    /// in the app's own texts. A link in a text that is none of the app's is left to the system.
    public func opensLinks<Destination>(with links: LinkDispatcher<Destination>) -> some View {
        modifier(OpensLinks(links: links))
    }
}

/// Links from outside, and from inside of texts.
struct OpensLinks<Destination: Navigation>: ViewModifier {
    let links: LinkDispatcher<Destination>?
    /// Opens a link where it is not for the dispatcher's own router alone: in one of several windows.
    var open: ((String) -> Void)?

    func body(content: Content) -> some View {
        if let links {
            let open = open ?? { links.open($0) }
            content
                .onOpenURL { open($0.absoluteString) }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    if let url = activity.webpageURL { open(url.absoluteString) }
                }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        guard links.canOpen(url.absoluteString) else { return .systemAction }
                        open(url.absoluteString)
                        return .handled
                    })
        } else {
            content
        }
    }
}
#endif
