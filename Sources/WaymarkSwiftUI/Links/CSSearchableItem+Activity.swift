#if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
public import CoreSpotlight
import UniformTypeIdentifiers
public import Waymark

extension CSSearchableItem {
    /// Creates an item for the search index from a destination's activity, so that the user can find the destination
    /// without having visited it. The item's identifier is the destination's link, which containers open when the user
    /// selects the item.
    ///
    /// ```swift
    /// links.activity(for: .recipe(id: 4), title: "Soup").flatMap { CSSearchableItem($0) }
    /// ```
    /// The index keeps the item after a log-out: delete its domain when the session ends
    /// ([deleteSearchableItems(withDomainIdentifiers:)](https://developer.apple.com/documentation/corespotlight/cssearchableindex/deletesearchableitems(withdomainidentifiers:completionhandler:))).
    ///
    /// - Parameters:
    ///   - activity: The activity, from `links.activity(for:title:)`. The initializer returns nil for an activity
    ///     without a link.
    ///   - domain: The item's domain; nil for the activity's type.
    public convenience init?(_ activity: NavigationActivity, domain: String? = nil) {
        guard let link = activity.link else { return nil }
        let attributes = CSSearchableItemAttributeSet(contentType: .content)
        attributes.title = activity.title
        self.init(uniqueIdentifier: link, domainIdentifier: domain ?? activity.type, attributeSet: attributes)
    }
}
#endif
