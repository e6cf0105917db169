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
    /// Opens a link where it may be for another router: in one of several windows.
    var open: ((String) -> Void)?
    /// Whether a container further out opens them already.
    @Environment(\.linksAreOpened) private var areOpened

    func body(content: Content) -> some View {
        if areOpened || router.links == nil {
            content
        } else {
            let open = open ?? { router.open($0) }
            content
                .onOpenURL { open($0.absoluteString) }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    if let url = activity.webpageURL { open(url.absoluteString) }
                }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        guard router.canOpen(url) else { return .systemAction }
                        open(url.absoluteString)
                        return .handled
                    }
                )
                .environment(\.linksAreOpened, true)
        }
    }
}
#endif
