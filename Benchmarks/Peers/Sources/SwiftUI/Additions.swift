// Declarations of SwiftUI and Foundation that Navigator and FlowStacks use, and the simulator lacks. WITH_PEERS is defined
// with their checkouts.
#if WITH_PEERS
@_exported import Foundation
@_exported import Observation
@_exported import OpenCombine
import Screen

// MARK: observable objects
/// An object whose changes invalidate the views that it is installed in.
@MainActor final class Subscribed<T: ObservableObject> {
    let object: T
    private let changes = Location(0)
    private var subscription: AnyCancellable?

    init(_ object: T) {
        self.object = object
        subscription = object.objectWillChange.sink { [changes] _ in
            MainActor.assumeIsolated { changes.value += 1 }
        }
    }
    /// Returns the subscription that a slot keeps, or a new one if the object is another, and observes it.
    @discardableResult static func observed(in slot: Slot, _ object: () -> T?) -> T? {
        let kept = slot.content as? Subscribed<T>
        let object = object()
        if kept?.object !== object { slot.content = object.map { Subscribed($0) } }
        _ = (slot.content as? Subscribed<T>)?.changes.value
        return object
    }
}

/// A link from a property to its object. It is a class, because the view that has the property is copied.
final class ObjectLink<T: ObservableObject> {
    private var object: T?
    private let make: (() -> T)?

    nonisolated init(_ make: (() -> T)?) { self.make = make }

    var value: T {
        get {
            guard let object = object ?? make?() else { fatalError("No ObservableObject of type \(T.self) found") }
            self.object = object
            return object
        }
        set { object = newValue }
    }
}

@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    let link: ObjectLink<ObjectType>

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { link = ObjectLink(thunk) }
    @MainActor public var wrappedValue: ObjectType { link.value }
    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: link.value) }
}
extension StateObject: InstalledProperty {
    @MainActor func install(_ slot: Slot, _ environment: EnvironmentValues, _ graph: ViewGraph) {
        if let kept = slot.content as? Subscribed<ObjectType> { link.value = kept.object }
        Subscribed.observed(in: slot) { link.value }
    }
}

@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(
                identity: [ObjectIdentifier(object), AnyHashable(keyPath)], get: { object[keyPath: keyPath] },
                set: { object[keyPath: keyPath] = $0 })
        }
    }
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}
extension ObservedObject: InstalledProperty {
    @MainActor func install(_ slot: Slot, _ environment: EnvironmentValues, _ graph: ViewGraph) {
        Subscribed.observed(in: slot) { wrappedValue }
    }
}

@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    let link: ObjectLink<ObjectType>

    public init() { link = ObjectLink(nil) }
    @MainActor public var wrappedValue: ObjectType { link.value }
    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: link.value) }
}
extension EnvironmentObject: InstalledProperty {
    @MainActor func install(_ slot: Slot, _ environment: EnvironmentValues, _ graph: ViewGraph) {
        let object = Subscribed.observed(in: slot) {
            environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
        }
        if let object { link.value = object }
    }
}

extension View {
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        with(.environment { $0.objects[ObjectIdentifier(T.self)] = object })
    }
    /// Only compiled: no measured app receives anything.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { with(.look) }
}

// MARK: bindings
extension Binding {
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(identity: nil, get: get, set: { set($0, Transaction(animation: nil)) })
    }
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { (_: Value) in }) }
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
}
extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    public subscript(position: Index) -> Binding<Value.Element> {
        Binding<Value.Element>(identity: nil, get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
    }
}

// MARK: environment and changes
extension EnvironmentValues {
    public var isPresented: Bool { self[DismissKey.self] != nil }
}
extension View {
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View { onChange(of: value) { _, new in action(new) } }
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { with(.task { await action() }) }
    nonisolated public func hidden() -> some View { with(.opacity(0)) }
    nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        with(.background(background))
    }
}
extension SceneStorage {
    public init(_ key: String) where Value == Data? { self.init(key: key, link: LocationLink(Location(nil))) }
}

// MARK: navigation
nonisolated public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    public init() {}
    public init(_ codable: CodableRepresentation) {}
    public var isEmpty: Bool { elements.isEmpty }
    public var count: Int { elements.count }
    public mutating func append<V: Hashable>(_ value: V) { elements.append(value) }
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
    /// Only compiled.
    public var codable: CodableRepresentation? { nil }
    public struct CodableRepresentation: Codable {}
}
extension NavigationStack where Data == NavigationPath {
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.path = StackPath(identity: path.identity) {
            path.wrappedValue.elements
        } set: {
            path.wrappedValue.elements = $0
        }
        self.root = root()
    }
}

nonisolated public struct LocalizedStringResource: Sendable {}
extension NavigationLink {
    /// Only compiled.
    nonisolated public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) { self.init(value: nil, label: label()) }
}
extension NavigationLink where Destination == Never, Label == Text {
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value.map { AnyHashable($0) }, label: Text(titleKey))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value.map { AnyHashable($0) }, label: Text(title))
    }
    /// Only compiled.
    nonisolated public init<P: Hashable>(_ title: LocalizedStringResource, value: P?) { self.init("", value: value) }
}

/// Only compiled: FlowStacks uses it on systems without a `NavigationStack`.
nonisolated public struct NavigationView<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}
public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle {}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { with(.look) }
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { with(.presentation(.init(.sheet, isPresented, onDismiss, content))) }
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { with(.presentation(.init(.cover, isPresented, onDismiss, content))) }
}
extension PresentationSpec {
    fileprivate init<Content: View>(
        _ style: Style, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ content: @escaping () -> Content
    ) {
        self.init(
            style: style, item: { isPresented.wrappedValue ? (AnyHashable(true), content()) : nil },
            dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss.map { action in { action() } })
    }
}
#endif
