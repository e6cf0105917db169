public import Foundation

// Universal links of entities and intents, as in Apple's documentation. Tests act as the system, which makes an entity's
// URL and sends it to the app.

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public protocol CustomURLRepresentationParameterConvertible {
    var urlRepresentationParameter: String? { get async }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
    static var urlRepresentation: EntityURLRepresentation<Self> { get }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension URLRepresentableEntity {
    public typealias URLRepresentation = EntityURLRepresentation<Self>
    public var urlRepresentationParameter: String? {
        get async { Self.urlRepresentation.url(for: self)?.absoluteString }
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation {
    /// A placeholder for a property of the entity.
    public enum Token { case id }
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }
        public mutating func appendInterpolation(_ token: Token) { parts.append(.token(token)) }
    }
    enum Part {
        case text(String)
        case token(Token)
    }
    let parts: [Part]

    public init(_ value: String) { parts = [.text(value)] }
    public init(stringLiteral value: String) { parts = [.text(value)] }
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// Returns the URL that the system creates for an entity; nil if the text with the entity's values isn't a URL.
    @_spi(Evaluator) public func url(for entity: Entity) -> URL? {
        let texts = parts.map { part in
            switch part {
            case .text(let text): text
            case .token(.id): "\(entity.id)".addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            }
        }
        return URL(string: texts.joined())
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public protocol URLRepresentableIntent: AppIntent {}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
    /// Does nothing: the system opens the URL.
    public func perform() async throws -> some IntentResult { .result() }
    /// The URL of the intent's target, which the system opens; nil if the target's text isn't a URL.
    @_spi(Evaluator) public var openedURL: URL? { Value.urlRepresentation.url(for: target) }
}

/// An intent with a universal link of the app, which the system opens after `perform()`. The stub only keeps the URL.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct OpenURLIntent: AppIntent {
    public static var title: LocalizedStringResource { "Open URL" }
    private let parameter = IntentParameter<URL>(unset: ())
    public var url: URL {
        get { parameter.wrappedValue }
        nonmutating set { parameter.wrappedValue = newValue }
    }
    public init() {}
    public init(_ url: URL) { self.url = url }
    public func perform() async throws -> some IntentResult { .result() }
}
extension URL: _IntentValue {}
