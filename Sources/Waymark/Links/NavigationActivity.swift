/// An activity that the system hands to the app, for a universal link or a screen of another device. A plain form of
/// [NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity).
package struct NavigationActivity: Hashable, Sendable {
    /// The type, in reverse-DNS notation. `Info.plist` lists it under `NSUserActivityTypes`.
    package let type: String
    /// The address of a web page with the same content, for devices without the app; nil for none.
    package let webpageURL: String?
    /// The information needed to continue the activity. The link of a screen is under `link`.
    package let userInfo: [String: String]

    /// The type of an activity for a web page: a universal link. See
    /// [NSUserActivityTypeBrowsingWeb](https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb).
    package static let browsingType = "NSUserActivityTypeBrowsingWeb"
    static let linkKey = "link"

    package var link: String? {
        type == Self.browsingType ? webpageURL : userInfo[Self.linkKey] ?? webpageURL
    }
    var origin: NavigationOrigin { type == Self.browsingType ? .link : .activity }
}

// in an extension, so that the compiler still synthesizes the memberwise initializer
extension NavigationActivity {
    /// Creates an activity from one that the app received. Of its `userInfo`, only strings under string keys are kept.
    package init(type: String, webpageURL: String? = nil, userInfo: [AnyHashable: Any] = [:]) {
        let texts = userInfo.compactMap { key, value in
            (key as? String).flatMap { key in (value as? String).map { (key, $0) } }
        }
        self.init(
            type: type, webpageURL: webpageURL,
            userInfo: Dictionary(texts, uniquingKeysWith: { first, _ in first }))
    }
}

extension LinkTable {
    /// The type of the app's own activities, such as `example.recipes.navigation`; nil if the app has
    /// neither hosts nor schemes. It consists of the first host, with its labels in reverse order, and `navigation`.
    /// Without hosts, the first scheme takes the host's place.
    ///
    /// `Info.plist` lists it under
    /// [NSUserActivityTypes](https://developer.apple.com/documentation/bundleresources/information-property-list/nsuseractivitytypes).
    package var activityType: String? {
        let origins = resolver.origins
        let owner = origins.hosts.first?.split(separator: ".").reversed().joined(separator: ".")
        return (owner ?? origins.schemes.first).map { $0 + ".navigation" }
    }
}
