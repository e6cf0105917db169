#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An `apple-app-site-association` file: which of a site's links open which apps ([Supporting associated domains][1]).
///
/// Served at `/.well-known/apple-app-site-association`, as `application/json`, without a redirect.
///
/// [1]: https://developer.apple.com/documentation/xcode/supporting-associated-domains
public struct AppleAssociation: Hashable, Sendable, Codable {
    /// The universal links.
    public var applinks: AppLinks
    /// The apps that share the site's passwords.
    public var webcredentials: Apps?
    /// The site's App Clips.
    public var appclips: Apps?

    /// The most bytes that are read of a file.
    public static let maximumBytes = 128 * 1_024

    /// A file.
    public init(applinks: AppLinks, webcredentials: Apps? = nil, appclips: Apps? = nil) {
        self.applinks = applinks
        self.webcredentials = webcredentials
        self.appclips = appclips
    }

    /// The universal links of a site.
    public struct AppLinks: Hashable, Sendable, Codable {
        /// In order: the first that matches wins.
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

// MARK: JSON
extension AppleAssociation {
    /// Reads a file.
    ///
    /// - Throws: ``AssociationError/malformed(_:)``: what is missing or of another type, and where. Use
    ///   ``AssociationLint`` for all that is wrong at once.
    public init(json: Data) throws(AssociationError) {
        do { self = try JSONDecoder().decode(Self.self, from: json) } catch { throw AssociationError(error) }
    }
    /// The file's JSON, with keys in order and slashes as they are.
    ///
    /// - Throws: ``AssociationError/tooLarge(bytes:)``.
    public func json() throws(AssociationError) -> Data {
        let data = try AssociationError.encoding(self)
        guard data.count <= Self.maximumBytes else { throw .tooLarge(bytes: data.count) }
        return data
    }
}

/// Why there is no association file.
public enum AssociationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is no such file: what is wrong, and where.
    case malformed(String)
    /// It is larger than ``AppleAssociation/maximumBytes``.
    case tooLarge(bytes: Int)
    /// Not `PREFIX.bundle.identifier`.
    case malformedAppID(String)
    /// Not a package's name.
    case malformedPackage(String)
    /// Not 32 pairs of upper-case hexadecimal digits with colons between.
    case malformedFingerprint(String)
    /// A pattern's literal holds what the format reads as a wildcard or a variable, and has no way to write plainly.
    case inexpressible(LinkPattern)

    init(_ error: any Error) {
        func place(_ path: [any CodingKey]) -> String {
            path.isEmpty
                ? "the file" : path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
        }
        switch error as? DecodingError {
        case .keyNotFound(let key, let context):
            self = .malformed("\(place(context.codingPath)) has no '\(key.stringValue)'")
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            self = .malformed("\(place(context.codingPath)) is of another type than it should be")
        default: self = .malformed("the file is no JSON")
        }
    }
    static func encoding(_ value: some Encodable) throws(AssociationError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do { return try encoder.encode(value) } catch { throw .malformed("\(error)") }
    }

    public var description: String {
        switch self {
        case .malformed(let what): what
        case .tooLarge(let bytes): "\(bytes) bytes: at most \(AppleAssociation.maximumBytes) are read"
        case .malformedAppID(let text): "'\(text)' is no application identifier: PREFIX.bundle.identifier"
        case .malformedPackage(let text): "'\(text)' is no package name"
        case .malformedFingerprint(let text):
            "'\(text)' is no SHA-256 fingerprint: 32 pairs of upper-case hexadecimal digits, with ':' between"
        case .inexpressible(let pattern):
            "'\(pattern)' has a '*' or a '$(' that an association file would read as a wildcard"
        }
    }
}
