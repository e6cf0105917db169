#if Tools
/// The options for a site's title and its apps. The site's folder records them, so that they need to be given only
/// once.
package struct SiteOptions: Codable, Hashable, Sendable {
    package var title: String?
    package var appIDs: [String]?
    package var appStoreID: String?
    package var package: String?
    package var fingerprints: [String]?

    package init() {}

    /// Returns these options, with missing ones taken from another set.
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

/// The texts of a site other than its links, from the section `site` of `.waymark.yml` and from options.
package struct SiteText: Hashable, Sendable {
    /// The texts on the page of one pattern.
    package struct Page: Hashable, Sendable {
        package var title: String?
        package var description: String?
        /// The line of the page in `.waymark.yml`; nil if the page isn't from that file.
        var line: Int?

        package init(title: String? = nil, description: String? = nil) {
            self.title = title
            self.description = description
        }
    }
    /// The public name of the app; nil to derive it from the target's name.
    package var title: String?
    package var description: String?
    /// The app's id in the App Store, as digits; nil for a site without a banner and a link to the App Store.
    package var appStoreID: String?
    /// The URL of an image for link previews; nil for none.
    package var image: String?
    /// The texts of the pages, by their patterns as written in the sources.
    package var pages: [String: Page] = [:]

    package init() {}

    /// Returns the reason that no site can be generated from the texts, such as a page for an unknown pattern; nil if
    /// there is none.
    ///
    /// - Parameter patterns: The app's patterns.
    package func fault(patterns: Set<String>) -> String? {
        if let fault = appStoreID.flatMap(Self.fault(appStoreID:)) ?? image.flatMap(Self.fault(image:)) { return fault }
        guard let name = pages.keys.sorted().first(where: { !patterns.contains($0) }) else { return nil }
        let place = pages[name]?.line.map { ".waymark.yml:\($0): " } ?? ""
        return place + "there is no pattern '\(name)' for a page of the site"
    }
    static func fault(appStoreID id: String) -> String? {
        id.isEmpty || !id.allSatisfy { $0.isASCII && $0.isNumber }
            ? "'\(id)' is not an App Store ID; expected digits, such as 1234567890" : nil
    }
    static func fault(image: String) -> String? {
        image.hasPrefix("https://") ? nil : "'\(image)' is not the address of an image; it must begin with https://"
    }
}
#endif
