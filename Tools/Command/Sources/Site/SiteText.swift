#if Tools
/// The options that say whose links a site's are. The folder keeps them, so that each is given once.
package struct SiteOptions: Codable, Hashable, Sendable {
    package var title: String?
    package var appIDs: [String]?
    package var appStoreID: String?
    package var package: String?
    package var fingerprints: [String]?

    package init() {}

    /// These, and for what they don't say, others.
    package func or(_ other: SiteOptions) -> SiteOptions {
        var result = self
        result.title = title ?? other.title
        result.appIDs = appIDs ?? other.appIDs
        result.appStoreID = appStoreID ?? other.appStoreID
        result.package = package ?? other.package
        result.fingerprints = fingerprints ?? other.fingerprints
        return result
    }
}

/// What a site says about an app besides its links: the section `site` of `.waymark.yml`, and options.
package struct SiteText: Hashable, Sendable {
    /// What stands on the page of one pattern.
    package struct Page: Hashable, Sendable {
        package var title: String?
        package var description: String?
        /// The line of `.waymark.yml` that it stands in.
        var line: Int?

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
        if let fault = appStoreID.flatMap(Self.fault(appStoreID:)) ?? image.flatMap(Self.fault(image:)) { return fault }
        guard let name = pages.keys.sorted().first(where: { !patterns.contains($0) }) else { return nil }
        let place = pages[name]?.line.map { ".waymark.yml:\($0): " } ?? ""
        return place + "there is no pattern '\(name)' for a page of the site"
    }
    static func fault(appStoreID id: String) -> String? {
        id.isEmpty || !id.allSatisfy { $0.isASCII && $0.isNumber }
            ? "'\(id)' is no number of an app in Apple's store, such as 1234567890" : nil
    }
    static func fault(image: String) -> String? {
        image.hasPrefix("https://") ? nil : "'\(image)' is no picture's address: https:// in front"
    }
}
#endif
