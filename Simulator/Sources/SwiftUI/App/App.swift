import Foundation

@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}
extension App {
    @MainActor @preconcurrency public static func main() { RunningApp.run(Self()) }
}

@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
extension Scene where Body == Never {
    public var body: Never { fatalError("a primitive scene has no body") }
}

extension Scene {
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func commandsRemoved() -> some Scene { SceneWithoutCommands(content: self) }
}
nonisolated private struct SceneWithoutCommands<Content: Scene>: CommandlessScene {
    let content: Content
    @MainActor var body: Content { content }
}

protocol CommandlessScene: Scene {}

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

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowGroup {
    nonisolated public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { make = { PresentedWindowContent(value: nil, content: content) } }
}
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View, Primitive, Wrapper {
    let value: Data?
    let content: (Binding<Data?>) -> Content
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        let value = value
        graph.setChildren(
            of: node,
            [
                Child(
                    key: 0,
                    view: content(
                        Binding {
                            value
                        } set: { _ in
                        }))
            ])
    }
}
/// The content of a scene that presents a value.
protocol PresentsData {
    /// Returns the view for a stored value; nil if the value can't be decoded as the scene's type.
    func presenting(_ stored: Data) -> (any View)?
}
extension PresentedWindowContent: PresentsData {
    func presenting(_ stored: Foundation.Data) -> (any View)? {
        (try? JSONDecoder().decode(Data.self, from: stored)).map { PresentedWindowContent(value: $0, content: content) }
    }
}

@MainActor @preconcurrency public struct OpenWindowAction {
    nonisolated(unsafe) let open: (Any, Data) -> Void
    nonisolated init(_ open: @escaping (Any, Data) -> Void) { self.open = open }
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        if let stored = try? JSONEncoder().encode(value) { open(value, stored) }
    }
}
private struct OpenWindowKey: EnvironmentKey { static var defaultValue: OpenWindowAction? { nil } }
extension EnvironmentValues {
    public var openWindow: OpenWindowAction { self[OpenWindowKey.self] ?? OpenWindowAction { _, _ in } }
    public var supportsMultipleWindows: Bool { self[OpenWindowKey.self] != nil }
    mutating func setOpenWindow(_ action: OpenWindowAction?) { self[OpenWindowKey.self] = action }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Never: Commands {}
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@resultBuilder nonisolated public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
}
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CommandGroupPlacement {
    public static let sidebar = CommandGroupPlacement()
}
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct CommandGroup<Content: View>: Commands, ViewScene {
    let content: Content
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    @MainActor public var body: Never { fatalError("primitive commands have no body") }
    @MainActor var root: any View { content }
}
extension Scene {
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        SceneWithCommands(content: self, commands: content())
    }
}
nonisolated struct SceneWithCommands<Content: Scene, Added: Commands>: Scene {
    let content: Content
    let commands: Added
    @MainActor var body: Content { content }
}
/// The items of a menu with some commands.
struct Menus<Added: Commands>: View, Primitive {
    let commands: Added
    typealias Body = Never
    func update(_ node: Node, in graph: ViewGraph) {
        graph.install(commands, node)
        if let group = commands.body as? any ViewScene {
            graph.setChildren(of: node, [Child(key: 0, view: group.root)])
        }
    }
}

/// A scene that has a view.
@MainActor protocol ViewScene {
    var root: any View { get }
}

/// Type-checks a preview, and expands to nothing. With Apple's macro, Xcode shows the view in its canvas.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
