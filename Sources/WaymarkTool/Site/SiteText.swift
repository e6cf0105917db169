#if Tools
/// What a site says about an app besides its links: the section `site` of `.waymark.yml`, and options.
package struct SiteText: Hashable, Sendable {
    /// What stands on the page of one pattern.
    package struct Page: Hashable, Sendable {
        package var title: String?
        package var description: String?

        package init(title: String? = nil, description: String? = nil) {
            self.title = title
            self.description = description
        }
    }
    /// The app's name, as people know it.
    package var title: String?
    package var description: String?
    /// The number of the app in Apple's store: digits.
    package var appStoreID: String?
    /// The address of a picture for previews of links.
    package var image: String?
    /// By pattern, as the sources write it.
    package var pages: [String: Page] = [:]

    package init() {}

    /// What keeps a site from being made of it; nil if nothing does.
    ///
    /// - Parameter patterns: Those that the app has.
    package func fault(patterns: Set<String>) -> String? {
        if let id = appStoreID, id.isEmpty || !id.allSatisfy({ $0.isASCII && $0.isNumber }) {
            return "'\(id)' is no number of an app in Apple's store, such as 1234567890"
        }
        if let image, !image.hasPrefix("https://") { return "'\(image)' is no picture's address: https:// in front" }
        if let page = pages.keys.sorted().first(where: { !patterns.contains($0) }) {
            return "there is no pattern '\(page)' for a page of the site"
        }
        return nil
    }
}
#endif
