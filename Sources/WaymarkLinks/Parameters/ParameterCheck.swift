// What `@Links` writes compiles in two steps: the types of all values are checked by the signature of one function, and the
// code that reads and writes links accepts every type. So a type that isn't a parameter is one error, which names the
// protocol.

/// A type that has to be a parameter.
///
/// Underscored: only the code that `@Links` writes names it.
public enum _Parameter<Value: LinkParameter> {}

/// A type that has to be an optional or an array of parameters, under whatever name: it may be a typealias.
///
/// Underscored: only the code that `@Links` writes names it.
public enum _Parameters<Value: _OptionalOrArray> where Value._Element: LinkParameter {}

/// An optional or an array, whatever it holds.
///
/// Underscored: it is a part of ``_Parameters``, which requires less of `Value` than that it is a ``LinkValue``, so that
/// the compiler names the type that isn't a parameter, once.
public protocol _OptionalOrArray {
    associatedtype _Element
}
extension Optional: _OptionalOrArray {
    public typealias _Element = Wrapped
}
extension Array: _OptionalOrArray {
    public typealias _Element = Element
}

extension _LinkDeclaration {
    /// Replaces the initializer for a value that isn't a parameter. Never runs, since ``_Parameter`` doesn't compile then.
    @_disfavoredOverload
    public init(_ canonical: LinkPattern, _ others: LinkPattern..., values: [Any.Type]) { neverRun() }
}

extension _LinkMatch {
    /// Replaces the reading of a value that isn't a parameter. Never runs, since ``_Parameter`` doesn't compile then.
    @_disfavoredOverload
    public borrowing func value<V>(_ index: Int, as type: V.Type = V.self) throws(LinkError) -> V { neverRun() }
}

extension _LinkPrinter {
    /// Replaces the writing of a value that isn't a parameter. Never runs, since ``_Parameter`` doesn't compile then.
    @_disfavoredOverload
    public mutating func value<V>(_ value: V) { neverRun() }
}

private func neverRun() -> Never { fatalError("a value in a link does not conform to LinkParameter") }
