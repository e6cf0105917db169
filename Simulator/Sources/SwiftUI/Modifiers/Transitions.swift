public import Foundation

/// A namespace for the ids of views. The view that declares it keeps it between evaluations.
@propertyWrapper nonisolated public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {
        fileprivate let object: ObjectIdentifier
    }
    private let holder = NamespaceHolder()
    public init() {}
    public var wrappedValue: Namespace.ID { Namespace.ID(object: ObjectIdentifier(holder.kept ?? holder)) }
}
private final class NamespaceHolder {
    nonisolated(unsafe) var kept: AnyObject?
    nonisolated init() {}
}
extension Namespace: InstalledProperty {
    @MainActor func install(_ slot: Slot, _ environment: EnvironmentValues, _ graph: ViewGraph) {
        if slot.content == nil { slot.content = holder }
        holder.kept = slot.content
    }
}

public protocol NavigationTransition {}

@available(macOS, unavailable)
@available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct ZoomNavigationTransition: NavigationTransition {
    let source: AnyHashable
}
@available(macOS, unavailable)
@available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(source: AnyHashable([AnyHashable(sourceID), AnyHashable(namespace)]))
    }
}

public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
nonisolated public struct Anchor<Value> {
    public struct Source {}
}
extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}
nonisolated public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let all = Set(rawValue: 15)
    }
}

nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: .max)
}
extension View {
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        self
    }
}
