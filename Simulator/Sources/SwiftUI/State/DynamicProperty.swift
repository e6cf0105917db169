public import Observation
import Screen

/// A stored property that the framework sets.
public protocol DynamicProperty {}

/// A property that the evaluator sets before it calls the body.
@MainActor protocol InstalledProperty {
    @MainActor func install(_ slot: Slot, _ environment: EnvironmentValues, _ graph: ViewGraph)
}

/// The storage of a property, kept between evaluations.
@MainActor final class Slot {
    var content: AnyObject?
}

/// A value whose reads and writes are observed.
final class Location<Value> {
    private let accesses = Accesses()
    private var stored: Value
    init(_ value: Value) { stored = value }

    var value: Value {
        get {
            accesses.registrar.access(accesses, keyPath: \.registrar)
            return stored
        }
        set { accesses.registrar.withMutation(of: accesses, keyPath: \.registrar) { stored = newValue } }
    }
}

/// The observed reads and writes of a location. It isn't generic, because the runtime makes the key path of a generic
/// class again in each read.
private final class Accesses: Observable {
    let registrar = ObservationRegistrar()
}

/// A location whose value may be a router.
protocol HoldsRouter {
    var router: (any RunningRouter)? { get }
}
extension Location: HoldsRouter {
    var router: (any RunningRouter)? { stored as? any RunningRouter }
}

/// A link from a property to its location. It is a class, because the view that has the property is copied.
final class LocationLink<Value> {
    var location: Location<Value>
    nonisolated init(_ location: Location<Value>) { self.location = location }
}

@propertyWrapper @dynamicMemberLookup nonisolated public struct Binding<Value> {
    let get: () -> Value
    let set: (Value) -> Void
    /// The identity of the bound value; nil for a binding made from closures, which is a different one each time.
    let identity: [AnyHashable]?

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(identity: nil, get: get, set: set)
    }
    init(identity: [AnyHashable]?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
        self.identity = identity
    }
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(identity: identity.map { $0 + [AnyHashable(keyPath)] }) {
            get()[keyPath: keyPath]
        } set: { new in
            var value = get()
            value[keyPath: keyPath] = new
            set(value)
        }
    }
}

@propertyWrapper public struct State<Value>: DynamicProperty {
    let link: LocationLink<Value>

    public init(wrappedValue value: Value) { link = LocationLink(Location(value)) }
    public init(initialValue value: Value) { link = LocationLink(Location(value)) }
    @MainActor public var wrappedValue: Value {
        get { link.location.value }
        nonmutating set { link.location.value = newValue }
    }
    @MainActor public var projectedValue: Binding<Value> {
        let location = link.location
        return Binding(
            identity: [ObjectIdentifier(location)], get: { location.value }, set: { location.value = $0 })
    }
}
extension State: InstalledProperty {
    @MainActor func install(_ slot: Slot, _ environment: EnvironmentValues, _ graph: ViewGraph) {
        if let location = slot.content as? Location<Value> {
            link.location = location
        } else {
            slot.content = link.location
        }
    }
}

/// The stored values of a scene.
@_spi(Evaluator) @MainActor public final class SceneValues {
    nonisolated(unsafe) var values: [String: AnyObject] = [:]  // read and written on the main actor only
    /// Creates a scene without stored values.
    nonisolated public init() {}
}

@propertyWrapper nonisolated public struct SceneStorage<Value>: DynamicProperty {
    let key: String
    let link: LocationLink<Value>
    @MainActor public var wrappedValue: Value {
        get { link.location.value }
        nonmutating set { link.location.value = newValue }
    }
    @MainActor public var projectedValue: Binding<Value> {
        let location = link.location
        return Binding(get: { location.value }, set: { location.value = $0 })
    }
}
extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key: key, link: LocationLink(Location(wrappedValue)))
    }
}
extension SceneStorage: InstalledProperty {
    @MainActor func install(_ slot: Slot, _ environment: EnvironmentValues, _ graph: ViewGraph) {
        let kept = graph.scene.values[key] as? Location<Value>
        if let kept { link.location = kept } else { graph.scene.values[key] = link.location }
    }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    init(_wrapped value: Value) { wrappedValue = value }
    // without these, `self.model = model` in an initializer doesn't compile
    @available(*, unavailable) public init(wrappedValue: Value) { fatalError("unavailable") }
    @available(*, unavailable) public init(_ wrappedValue: Value) { fatalError("unavailable") }
}
extension Bindable where Value: AnyObject {
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        nonisolated(unsafe) let keyPath = keyPath  // used on the main actor, as every binding is
        let value = wrappedValue
        return Binding(
            identity: [ObjectIdentifier(value), AnyHashable(keyPath)], get: { value[keyPath: keyPath] },
            set: { value[keyPath: keyPath] = $0 })
    }
}
extension Bindable where Value: Observable, Value: AnyObject {
    public init(wrappedValue: Value) { self.init(_wrapped: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(_wrapped: wrappedValue) }
}
