// The declarations of a widget's configuration; the others are in WidgetKit.

@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Body { get }
}
extension Widget {
    @MainActor @preconcurrency public static func main() { fatalError("widgets run on Apple's systems") }
}
@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
}
extension Never: WidgetConfiguration {}
extension WidgetConfiguration where Body == Never {
    public var body: Never { fatalError("a primitive configuration has no body") }
}

nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String
    @_spi(Evaluator) public init(name: String) { self.name = name }
}
extension View {
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { overlay(alignment: alignment) { EmptyView() } }
}
