// What `@Links` writes compiles in two steps: the types of all values are checked by the signature of one function, and the
// code that reads and writes links accepts every type. So a type that is no parameter is one error, which names the
// protocol.

/// A type that has to be a parameter.
///
/// Underscored: only the code that `@Links` writes names it.
public enum _Parameter<Value: LinkParameter> {}

/// A type that has to fill a placeholder: a parameter, an optional one, or a list of them. It checks a type whose name may
/// be a typealias for one of these.
///
/// Underscored: only the code that `@Links` writes names it.
public enum _Filling<Value: _LinkValue> {}

extension _LinkDeclaration {
    /// Stands in for the initializer where a value is no parameter. It is never run: ``_Parameter`` is an error then.
    @_disfavoredOverload
    public init(_ canonical: LinkPattern, _ others: LinkPattern..., values: [Any.Type]) { neverRun() }
}

extension _LinkMatch {
    /// Stands in for reading a value that is no parameter. It is never run: ``_Parameter`` is an error then.
    @_disfavoredOverload
    public borrowing func value<V>(_ index: Int, as type: V.Type = V.self) throws(LinkError) -> V { neverRun() }
}

extension _LinkPrinter {
    /// Stands in for writing a value that is no parameter. It is never run: ``_Parameter`` is an error then.
    @_disfavoredOverload
    public mutating func value<V>(_ value: V) { neverRun() }
}

private func neverRun() -> Never { fatalError("a value in a link does not conform to LinkParameter") }
