/// An `apple-app-site-association` file: which of a site's links open which apps ([Supporting associated domains][1]).
///
/// Serve it at `/.well-known/apple-app-site-association`, as `application/json`, without a redirect.
///
/// [1]: https://developer.apple.com/documentation/xcode/supporting-associated-domains
public struct AppleAssociation: Hashable, Sendable, Codable {
    /// The universal links; nil if the file is only about other services.
    package var applinks: AppLinks?
    /// The apps that share the site's passwords; nil if the file doesn't have this service.
    package var webcredentials: Apps?
    /// The site's App Clips; nil if the file doesn't have this service.
    package var appclips: Apps?
    /// The apps that hand activities over between devices; nil if the file doesn't have this service.
    package var activitycontinuation: Apps?

    /// The size, in bytes, of the largest file that Apple's systems read.
    package static let maximumBytes = 128 * 1_024

    /// The universal links of a site.
    package struct AppLinks: Hashable, Sendable, Encodable {
        /// The details, in order. For each app, the first of their components that matches wins.
        package var details: [Details]
        /// The default options of all components; nil if the file sets none.
        package var defaults: Defaults?
        /// The values of the file's own variables, by name; nil if there are none.
        package var substitutionVariables: [String: [String]]?
    }
    /// Some apps and the links that open them.
    ///
    /// Two older forms are read, too: an `appID` with `paths`, and a dictionary of such details by app. They are
    /// written in the form of iOS 13.
    package struct Details: Hashable, Sendable, Encodable {
        /// The `PREFIX.bundle.identifier` of each app.
        package var appIDs: [String]
        /// The components, in order: the first that matches wins.
        package var components: [Component]
        /// The default options of these components; nil to inherit those of ``AppLinks/defaults``.
        package var defaults: Defaults?
    }
    /// Options for comparing patterns with URLs. Details inherit them from applinks, and components from details.
    package struct Defaults: Hashable, Sendable, Encodable {
        /// A Boolean value that indicates whether case matters; nil to inherit the option, or true if nothing sets it.
        package var caseSensitive: Bool?
        /// A Boolean value that indicates whether patterns are compared with the percent-encoded URL; nil to inherit
        /// the option, or true if nothing sets it.
        package var percentEncoded: Bool?
    }
    /// A rule ([applinks.Details.Components][1]). A missing part matches everything.
    ///
    /// [1]:
    /// https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary
    public struct Component: Hashable, Sendable, Codable {
        /// The path's pattern; nil for any path.
        public var path: String?
        /// The condition on the query; nil for any query.
        package var query: Query?
        /// The fragment's pattern; nil for any fragment.
        public var fragment: String?
        /// A Boolean value that indicates whether matching links don't open the app; nil means false.
        public var exclude: Bool?
        /// A note for people who read the file.
        public var comment: String?
        /// A Boolean value that indicates whether case matters; nil to inherit the default.
        package var caseSensitive: Bool?
        /// A Boolean value that indicates whether patterns are compared with the percent-encoded URL; nil to inherit
        /// the default.
        package var percentEncoded: Bool?

        enum CodingKeys: String, CodingKey, CaseIterable {
            case path = "/"
            case query = "?"
            case fragment = "#"
            case exclude, comment, caseSensitive, percentEncoded
        }
    }
    /// A condition on a query.
    package enum Query: Hashable, Sendable, Codable {
        /// The whole query's pattern.
        case whole(String)
        /// Patterns for the values of query items, by the items' names. Other items are ignored.
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
        /// The `PREFIX.bundle.identifier` of each app.
        package var apps: [String]
    }
}

extension AppleAssociation.Component {
    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - path: The path's pattern: `*` matches any characters, `?` matches one. nil matches every path.
    ///   - query: Patterns for the query items that matter, by name. An absent item counts as empty on Apple's systems,
    ///     and doesn't match on Android.
    ///   - fragment: The fragment's pattern; nil for any.
    ///   - comment: A note for people who read the file.
    public init(path: String?, query: [String: String], fragment: String? = nil, comment: String? = nil) {
        self.init(path: path, query: .items(query), fragment: fragment, comment: comment)
    }
    /// Creates a rule for paths, with any query and fragment: `*` matches any characters, `?` matches one.
    public init(path: String, comment: String? = nil) {
        self.init(path: path, query: nil, comment: comment)
    }
}
