/// An `apple-app-site-association` file: which of a site's links open which apps ([Supporting associated domains][1]).
///
/// Served at `/.well-known/apple-app-site-association`, as `application/json`, without a redirect.
///
/// [1]: https://developer.apple.com/documentation/xcode/supporting-associated-domains
public struct AppleAssociation: Hashable, Sendable, Codable {
    /// The universal links; a file may be about other services only.
    public var applinks: AppLinks?
    /// The apps that share the site's passwords.
    public var webcredentials: Apps?
    /// The site's App Clips.
    public var appclips: Apps?
    /// The apps that hand activities over between devices.
    public var activitycontinuation: Apps?

    /// The most bytes that are read of a file.
    public static let maximumBytes = 128 * 1_024

    /// A file.
    public init(
        applinks: AppLinks? = nil, webcredentials: Apps? = nil, appclips: Apps? = nil, activitycontinuation: Apps? = nil
    ) {
        self.applinks = applinks
        self.webcredentials = webcredentials
        self.appclips = appclips
        self.activitycontinuation = activitycontinuation
    }

    /// The universal links of a site.
    public struct AppLinks: Hashable, Sendable, Codable {
        /// In order: of those of an app, the first that matches wins.
        public var details: [Details]
        /// What holds where nothing else is said.
        public var defaults: Defaults?
        /// The file's own variables, by name.
        public var substitutionVariables: [String: [String]]?

        /// Universal links.
        public init(
            details: [Details], defaults: Defaults? = nil, substitutionVariables: [String: [String]]? = nil
        ) {
            self.details = details
            self.defaults = defaults
            self.substitutionVariables = substitutionVariables
        }
    }
    /// Some apps and the links that open them.
    ///
    /// The form from before iOS 13, with `appID` and `paths`, is read as what it means, and written in today's.
    public struct Details: Hashable, Sendable, Codable {
        /// `PREFIX.bundle.identifier` of each.
        public var appIDs: [String]
        /// In order: the first that matches wins.
        public var components: [Component]
        /// What holds for these components where they say nothing.
        public var defaults: Defaults?

        /// Apps and their links.
        public init(appIDs: [String], components: [Component], defaults: Defaults? = nil) {
            self.appIDs = appIDs
            self.components = components
            self.defaults = defaults
        }
    }
    /// How patterns are compared. Inherited: applinks, details, component.
    public struct Defaults: Hashable, Sendable, Codable {
        /// Whether letters' case counts; it does where nobody says otherwise.
        public var caseSensitive: Bool?
        /// Whether patterns are compared with the URL as it is, percent-encoded; they are where nobody says otherwise.
        public var percentEncoded: Bool?

        /// Settings; what is nil is inherited.
        public init(caseSensitive: Bool? = nil, percentEncoded: Bool? = nil) {
            self.caseSensitive = caseSensitive
            self.percentEncoded = percentEncoded
        }
    }
    /// One rule ([applinks.Details.Components][1]). A part that is left out matches everything.
    ///
    /// [1]: https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary
    public struct Component: Hashable, Sendable, Codable {
        /// The path's pattern.
        public var path: String?
        /// What the query must have.
        public var query: Query?
        /// The fragment's pattern.
        public var fragment: String?
        /// Whether what matches opens no app.
        public var exclude: Bool?
        /// For people.
        public var comment: String?
        /// See ``Defaults``.
        public var caseSensitive: Bool?
        /// See ``Defaults``.
        public var percentEncoded: Bool?

        /// A rule.
        public init(
            path: String? = nil, query: Query? = nil, fragment: String? = nil, exclude: Bool? = nil,
            comment: String? = nil, caseSensitive: Bool? = nil, percentEncoded: Bool? = nil
        ) {
            self.path = path
            self.query = query
            self.fragment = fragment
            self.exclude = exclude
            self.comment = comment
            self.caseSensitive = caseSensitive
            self.percentEncoded = percentEncoded
        }
        enum CodingKeys: String, CodingKey, CaseIterable {
            case path = "/"
            case query = "?"
            case fragment = "#"
            case exclude, comment, caseSensitive, percentEncoded
        }
    }
    /// What a query must have.
    public enum Query: Hashable, Sendable, Codable {
        /// The whole query's pattern.
        case whole(String)
        /// A pattern for each named item; others do not matter.
        case items([String: String])

        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .whole(text)
            } else {
                self = .items(try container.decode([String: String].self))
            }
        }
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .whole(let text): try container.encode(text)
            case .items(let items): try container.encode(items)
            }
        }
    }
    /// The apps of a service.
    public struct Apps: Hashable, Sendable, Codable {
        /// `PREFIX.bundle.identifier` of each.
        public var apps: [String]

        /// The apps of a service.
        public init(apps: [String]) { self.apps = apps }
    }
}
