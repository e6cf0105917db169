import Foundation
import Waymark

/// The app's links, such as `challenge://character/42`.
enum DeepLink {
    static let scheme = "challenge"

    /// The table of the links. Their patterns are on the cases of `AppNavigation`.
    static let links = LinkTable<AppNavigation>(schemes: [scheme])

    /// Returns the destination of a URL; nil if it isn't one of the app's links.
    static func destination(from url: URL) -> AppNavigation? { try? links.destination(of: url) }
}
