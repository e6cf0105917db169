#if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
public import CoreSpotlight
import UniformTypeIdentifiers
public import Waymark

extension CSSearchableItem {
    /// Creates an item for the search index from the activity for a destination, so that it is found before the user has
    /// ever been there. Its identifier is the destination's link, which containers open when the user finds it.
    ///
    /// ```swift
    /// links.activity(for: .recipe(id: 4), title: "Soup").flatMap { CSSearchableItem($0) }
    /// ```
    /// The index keeps the item after a log-out: delete its domain with the session
    /// ([deleteSearchableItems(withDomainIdentifiers:)](https://developer.apple.com/documentation/corespotlight/cssearchableindex/deletesearchableitems(withdomainidentifiers:completionhandler:))).
    ///
    /// - Parameters:
    ///   - activity: The activity, from `links.activity(for:title:)`. nil is returned if it leads nowhere.
    ///   - domain: What the item belongs to; the activity's type if it is nil.
    public convenience init?(_ activity: NavigationActivity, domain: String? = nil) {
        guard let link = activity.link else { return nil }
        let attributes = CSSearchableItemAttributeSet(contentType: .content)
        attributes.title = activity.title
        self.init(uniqueIdentifier: link, domainIdentifier: domain ?? activity.type, attributeSet: attributes)
    }
}
#endif
