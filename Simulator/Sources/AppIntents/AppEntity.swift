// Entities and their queries, declared as in Apple's documentation, except for parts that the articles don't use.

public protocol _IntentValue {
    associatedtype ValueType: _IntentValue = Self
    associatedtype UnwrappedType = Self
}
extension Never: _IntentValue {}
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
public protocol InstanceDisplayRepresentable {
    var displayRepresentation: DisplayRepresentation { get }
}
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}
public protocol AppValue: _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable, Sendable {}
public protocol EntityIdentifierConvertible {}
extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}

public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible, ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == ValueType
    static var defaultQuery: DefaultQuery { get }
}
public protocol DynamicOptionsProvider {
    associatedtype Result
}
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
}

public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringLiteral {
    public let name: LocalizedStringResource
    public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}
public struct DisplayRepresentation: Sendable {
    public let title: LocalizedStringResource
    public let subtitle: LocalizedStringResource?
    public struct Image: Sendable {}

    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        self.title = title
        self.subtitle = subtitle
    }
}
