/// An `apple-app-site-association` file: which of a site's links open which apps ([Supporting associated domains][1]).
///
/// Served at `/.well-known/apple-app-site-association`, as `application/json`, without a redirect.
///
/// [1]: https://developer.apple.com/documentation/xcode/supporting-associated-domains
public struct AppleAssociation: Hashable, Sendable, Codable {
    /// The universal links; a file may be about other services only.
    package var applinks: AppLinks?
    /// The apps that share the site's passwords.
    package var webcredentials: Apps?
    /// The site's App Clips.
    package var appclips: Apps?
    /// The apps that hand activities over between devices.
    package var activitycontinuation: Apps?

    /// The most bytes that Apple's systems read of a file.
    package static let maximumBytes = 128 * 1_024

    /// The universal links of a site.
    package struct AppLinks: Hashable, Sendable, Encodable {
        /// In order: of those of an app, the first that matches wins.
        package var details: [Details]
        /// What holds where nothing else is said.
        package var defaults: Defaults?
        /// The file's own variables, by name.
        package var substitutionVariables: [String: [String]]?
    }
    /// Some apps and the links that open them.
    ///
    /// The forms from before iOS 13 are read as what they mean, and written in today's: `appID` and `paths`, and a
    /// dictionary with such paths for each app.
    package struct Details: Hashable, Sendable, Encodable {
        /// `PREFIX.bundle.identifier` of each.
        package var appIDs: [String]
        /// In order: the first that matches wins.
        package var components: [Component]
        /// What holds for these components where they say nothing.
        package var defaults: Defaults?
    }
    /// How patterns are compared. Inherited: applinks, details, component.
    package struct Defaults: Hashable, Sendable, Encodable {
        /// Whether letters' case counts; it does where nobody says otherwise.
        package var caseSensitive: Bool?
        /// Whether patterns are compared with the URL as it is, percent-encoded; they are where nobody says otherwise.
        package var percentEncoded: Bool?
    }
    /// One rule ([applinks.Details.Components][1]). A part that is left out matches everything.
    ///
    /// [1]:
    /// https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary
    public struct Component: Hashable, Sendable, Codable {
        /// The path's pattern.
        public var path: String?
        /// What the query must have.
        package var query: Query?
        /// The fragment's pattern.
        public var fragment: String?
        /// Whether links that match do not open the app.
        public var exclude: Bool?
        /// A note for people who read the file.
        public var comment: String?
        /// See ``Defaults``.
        package var caseSensitive: Bool?
        /// See ``Defaults``.
        package var percentEncoded: Bool?

        enum CodingKeys: String, CodingKey, CaseIterable {
            case path = "/"
            case query = "?"
            case fragment = "#"
            case exclude, comment, caseSensitive, percentEncoded
        }
    }
    /// What a query must have.
    package enum Query: Hashable, Sendable, Codable {
        /// The whole query's pattern.
        case whole(String)
        /// A pattern for each named item; others do not matter.
        case items([String: String])

        package init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .whole(text)
            } else {
                self = .items(try container.decode([String: String].self))
            }
        }
        package func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .whole(let text): try container.encode(text)
            case .items(let items): try container.encode(items)
            }
        }
    }
    /// The apps of a service.
    package struct Apps: Hashable, Sendable, Encodable {
        /// `PREFIX.bundle.identifier` of each.
        package var apps: [String]
    }
}

extension AppleAssociation.Component {
    /// A rule.
    ///
    /// - Parameters:
    ///   - path: The path's pattern: `*` matches any characters, `?` matches one.
    ///   - query: A pattern for each of the query's items that matter.
    ///   - fragment: The fragment's pattern.
    ///   - comment: A note for people who read the file.
    public init(path: String?, query: [String: String], fragment: String? = nil, comment: String? = nil) {
        self.init(path: path, query: .items(query), fragment: fragment, comment: comment)
    }
    /// Creates a rule about paths: `*` matches any characters, `?` matches one.
    public init(path: String, comment: String? = nil) {
        self.init(path: path, query: nil, comment: comment)
    }
}
