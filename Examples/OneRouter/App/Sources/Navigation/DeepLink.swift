import Foundation
import Waymark

/// The app's links, such as `challenge://character/42`.
enum DeepLink {
    /// The patterns are on the cases of `AppNavigation`.
    static let links = LinkTable<AppNavigation>(schemes: ["challenge"])

    /// Parses a URL into a navigation destination. Returns nil for an unknown link.
    static func destination(from url: URL) -> AppNavigation? { try? links.destination(of: url) }
}
