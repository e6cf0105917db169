/// A part of an app's interface.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a primitive view has no body") }
}

extension View where Body == Never {
    public var body: Never { fatalError("a primitive view has no body") }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

/// A view that the evaluator draws, instead of reading its body.
@MainActor protocol Primitive {
    @MainActor func update(_ node: Node, in graph: ViewGraph)
}

/// A view that only wraps its content: if the content draws nothing, the wrapper draws nothing and never appears.
protocol Wrapper {}

extension Optional: Wrapper where Wrapped: View {}
extension Optional: Primitive where Wrapped: View {
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        graph.setChildren(of: node, map { [Child(key: 0, view: $0)] } ?? [])
    }
}

/// A result builder that combines several views into one.
@resultBuilder public struct ViewBuilder {
    nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    nonisolated public static func buildBlock() -> EmptyView { EmptyView() }
    nonisolated public static func buildBlock<Content>(_ content: Content) -> Content { content }
    // a single view isn't wrapped in a tuple
    @_disfavoredOverload nonisolated public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var children: [any View] = []
        repeat children.append(each content)
        return TupleView((repeat each content), children)
    }
    nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    nonisolated public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .first(first)) }
    nonisolated public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .second(second)) }
}

protocol Tuple {
    var children: [any View] { get }
}
nonisolated public struct TupleView<T>: View, Primitive, Wrapper, Tuple {
    public var value: T
    let children: [any View]
    public typealias Body = Never

    init(_ value: T, _ children: [any View]) {
        self.value = value
        self.children = children
    }
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        graph.setChildren(of: node, children.enumerated().map { Child(key: $0.offset, view: $0.element) })
    }
}

// swift-format-ignore: NoLeadingUnderscores
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage { case first(TrueContent), second(FalseContent) }
    let storage: Storage
}

extension _ConditionalContent: Wrapper where TrueContent: View, FalseContent: View {}
extension _ConditionalContent: View, Primitive where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        switch storage {
        case .first(let view): graph.setChildren(of: node, [Child(key: "first", view: view)])
        case .second(let view): graph.setChildren(of: node, [Child(key: "second", view: view)])
        }
    }
}

nonisolated public struct AnyView: View, Primitive, Wrapper {
    let view: any View
    public typealias Body = Never
    public init<V: View>(_ view: V) { self.view = view }
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        graph.setChildren(of: node, [Child(key: 0, view: view)])
    }
}

nonisolated public struct EmptyView: View, Primitive, Wrapper {
    public typealias Body = Never
    public init() {}
    @MainActor func update(_ node: Node, in graph: ViewGraph) { graph.setChildren(of: node, []) }
}

/// A view that is updated only if its value or its environment differs from the last one, or something that it reads
/// has changed.
nonisolated public struct EquatableView<Content: View & Equatable>: View, Primitive, Wrapper {
    public var content: Content
    public typealias Body = Never
    public init(content: Content) { self.content = content }
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        if let kept = node.children.first, kept.view as? Content == content, kept.environment == node.environment {
            node.pending = nil
        } else {
            graph.setChildren(of: node, [Child(key: 0, view: content)])
        }
    }
}

extension View where Self: Equatable {
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
