public import Foundation
public import Observation

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Makes a property of `EnvironmentValues` an entry with a key of its own.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

nonisolated public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Written] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]
    public init() {}
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue }
        set {
            if values[ObjectIdentifier(key)]?.equals(newValue) != true {
                values[ObjectIdentifier(key)] = Written(newValue)
            }
        }
    }

    /// A value that a view has written. Values that can't be compared differ each time that they are written.
    private final class Written {
        let value: Any
        init(_ value: Any) { self.value = value }

        func equals(_ other: Any) -> Bool {
            func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
            if let optional = value as? any AnyOptional, let object = optional.object {
                return object === (other as? any AnyOptional)?.object
            }
            return (value as? any Equatable).map { isEqual($0) } ?? false
        }
    }
}

/// An optional value whose type isn't known.
private protocol AnyOptional {
    /// The value, if it is an object.
    var object: AnyObject? { get }
}
extension Optional: AnyOptional {
    var object: AnyObject? { flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil } }
}

extension EnvironmentValues: Equatable {
    public static func == (one: EnvironmentValues, other: EnvironmentValues) -> Bool {
        one.values.count == other.values.count
            && one.values.allSatisfy { key, written in
                guard let other = other.values[key] else { return false }
                return written === other || written.equals(other.value)
            }
            && one.objects.count == other.objects.count && one.objects.allSatisfy { other.objects[$0.key] === $0.value }
    }
}

@propertyWrapper nonisolated public struct Environment<Value>: DynamicProperty {
    let holder: EnvironmentHolder
    let read: (EnvironmentValues) -> Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        holder = EnvironmentHolder()
        read = { $0[keyPath: keyPath] }
    }
    @MainActor public var wrappedValue: Value {
        guard let value = read(holder.values) else {
            fatalError("No Observable object of type \(Value.self) found in the environment")
        }
        return value
    }
}
extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        holder = EnvironmentHolder()
        read = { $0.objects[ObjectIdentifier(objectType)] as? Value }
    }
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        holder = EnvironmentHolder()
        read = { .some($0.objects[ObjectIdentifier(objectType)] as? T) }
    }
}

final class EnvironmentHolder {
    var values = EnvironmentValues()
    nonisolated init() {}
}
extension Environment: InstalledProperty {
    @MainActor func install(_ slot: Slot, _ environment: EnvironmentValues, _ graph: ViewGraph) {
        holder.values = environment
    }
}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

public enum UserInterfaceSizeClass: Sendable { case compact, regular }

private struct SizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }
private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }
struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction? { nil } }

extension EnvironmentValues {
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey.self] }
        set { self[SizeClassKey.self] = newValue }
    }
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? OpenURLAction(system: ()) }
        set { self[OpenURLKey.self] = newValue }
    }
    public var dismiss: DismissAction { self[DismissKey.self] ?? DismissAction {} }
    mutating func setDismiss(_ action: DismissAction) { self[DismissKey.self] = action }
}

private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    public var accessibilityReduceMotion: Bool { reducesMotion }
    /// The user's setting.
    var reducesMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }
}

public protocol FocusedValueKey { associatedtype Value }
nonisolated public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
private struct FocusedValuesKey: EnvironmentKey { static var defaultValue: FocusedValues { FocusedValues() } }
extension EnvironmentValues {
    /// The values of the focused scene, in a menu.
    var focused: FocusedValues {
        get { self[FocusedValuesKey.self] }
        set { self[FocusedValuesKey.self] = newValue }
    }
}
@propertyWrapper nonisolated public struct FocusedValue<Value>: DynamicProperty {
    private let holder = EnvironmentHolder()
    private let read: (FocusedValues) -> Value?
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }
    @MainActor public var wrappedValue: Value? { read(holder.values.focused) }
}
extension FocusedValue: InstalledProperty {
    @MainActor func install(_ slot: Slot, _ environment: EnvironmentValues, _ graph: ViewGraph) {
        holder.values = environment
    }
}

@available(tvOS 17, *)
@available(watchOS, unavailable)
nonisolated public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
}
nonisolated public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let command = EventModifiers(rawValue: 1)
}

@MainActor @preconcurrency public struct OpenURLAction {
    public struct Result: Sendable {
        let name: String
        public static let handled = Result(name: "handled")
        public static let discarded = Result(name: "discarded")
        public static let systemAction = Result(name: "systemAction")
    }
    nonisolated(unsafe) let handler: (URL) -> Result
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    nonisolated init(system: Void) { handler = { _ in .systemAction } }
    public func callAsFunction(_ url: URL) { _ = handler(url) }
}

@MainActor @preconcurrency public struct DismissAction {
    nonisolated(unsafe) let action: () -> Void
    nonisolated init(_ action: @escaping () -> Void) { self.action = action }
    public func callAsFunction() { action() }
}
