import Foundation

// The declarations that the articles' intents use, as in Apple's documentation. Tests act as the system: they create an
// intent, set its parameters, and call perform().

public protocol PersistentlyIdentifiable {}
public protocol _SupportsAppDependencies {}

public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype PerformResult: IntentResult
    static var title: LocalizedStringResource { get }
    init()
    func perform() async throws -> PerformResult
}
extension AppIntent {
    public typealias Parameter<Value: _IntentValue & Sendable> = IntentParameter<Value>
}
extension Never: AppIntent {
    public static var title: LocalizedStringResource { "" }
    public init() { fatalError("never created") }
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        fatalError("never created")
    }
}
public protocol SystemIntent: AppIntent {}
public protocol OpenIntent: SystemIntent {
    associatedtype Value: AppValue
    var target: Value { get set }
}

public protocol TargetContentProvidingIntent: AppIntent {
    var contentIdentifier: String { get }
}
extension TargetContentProvidingIntent {
    public var contentIdentifier: String { "\(Self.self)" }
}

public protocol IntentResult: Sendable {}
public protocol OpensIntent: IntentResult {}
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog>: IntentResult {
    public var opensIntent: OpensAppIntent?
}
extension IntentResultContainer: OpensIntent {}
extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer(opensIntent: nil)
    }
    public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
        IntentResultContainer(opensIntent: opensIntent)
    }
}

@propertyWrapper public final class IntentParameter<Value: _IntentValue & Sendable>: @unchecked Sendable {
    private var value: Value?

    public var wrappedValue: Value {
        get { value! }
        set { value = newValue }
    }
    public convenience init(title: LocalizedStringResource) where Value.ValueType: AppEntity {
        self.init(unset: ())
    }
    init(unset: Void) {}
}

/// The value that the app has registered for the type `Value`. The stub ignores keys, and traps if there is no value.
@propertyWrapper public final class AppDependency<Value: Sendable>: Sendable {
    private let manager: AppDependencyManager

    public var wrappedValue: Value { manager.resolve() }
    public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.init(of: manager)
    }
    init(of manager: AppDependencyManager) { self.manager = manager }
}
public typealias Dependency = AppDependency

public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()
    private let lock = NSLock()
    private var dependencies: [ObjectIdentifier: any Sendable] = [:]

    public init() {}
    public final func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
    ) {
        let dependency = dependencyProvider()
        lock.withLock { dependencies[ObjectIdentifier(Dependency.self)] = dependency }
    }
    func resolve<Dependency: Sendable>() -> Dependency {
        lock.withLock { dependencies[ObjectIdentifier(Dependency.self)] as? Dependency }!
    }
}
