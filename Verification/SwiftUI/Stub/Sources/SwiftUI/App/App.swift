@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}
extension App {
    @MainActor @preconcurrency public static func main() { fatalError("apps run on Apple's systems") }
}

@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
extension Scene where Body == Never {
    public var body: Never { fatalError("a primitive scene has no body") }
}

@resultBuilder public struct SceneBuilder {
    nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

nonisolated public struct WindowGroup<Content: View>: Scene, ViewScene {
    let make: () -> Content
    public typealias Body = Never
    public init(@ViewBuilder makeContent: @escaping () -> Content) { make = makeContent }
    @MainActor var root: any View { make() }
}

/// A scene that shows a view.
@MainActor protocol ViewScene {
    var root: any View { get }
}

/// Shows a view in the canvas of the editor.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PreviewPlugin", type: "PreviewMacro")
