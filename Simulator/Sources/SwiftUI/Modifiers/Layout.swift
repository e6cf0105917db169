public import Foundation
import Screen

public protocol Shape: View, Sendable {}
/// The corners of the shapes that can clip a view.
private protocol RoundedShape { var radius: Double { get } }

nonisolated public struct Circle: Shape, RoundedShape {
    public init() {}
    public var body: Never { fatalError("a shape has no body") }
    var radius: Double { 1000 }
}
nonisolated public struct Rectangle: Shape, RoundedShape {
    public init() {}
    public var body: Never { fatalError("a shape has no body") }
    var radius: Double { 0 }
}
nonisolated public struct RoundedRectangle: Shape, RoundedShape {
    public var cornerSize: CGSize
    public var body: Never { fatalError("a shape has no body") }
    var radius: Double { Double(cornerSize.width) }
}
extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }
}
nonisolated public enum RoundedCornerStyle: Sendable { case circular, continuous }

nonisolated public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat
    public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }
}

extension View {
    /// Adds a box with some properties.
    nonisolated func boxed(_ change: (inout Box) -> Void) -> Attributed<Self> {
        var box = Box()
        change(&box)
        return with(.box(box))
    }
    nonisolated public func padding(_ length: CGFloat) -> some View { boxed { $0.padding = Double(length) } }
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        boxed { ($0.width, $0.height) = (width.map { Double($0) }, height.map { Double($0) }) }
    }
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { boxed { $0.isWide = maxWidth == .infinity } }
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        boxed { $0.radius = (shape as? any RoundedShape)?.radius }
    }
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    // MARK: rows of lists
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { with(.look) }
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        with((view as? Color) == .clear ? .bareRow : .look)
    }
}
nonisolated public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
