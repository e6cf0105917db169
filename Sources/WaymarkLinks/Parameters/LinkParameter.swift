/// A value that can stand for one segment or one query value of a link.
///
/// Conform your own types to say what is valid, once, for links, saved state and pages alike:
/// ```swift
/// struct UserID: LinkParameter {
///     let text: String
///     static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> UserID {
///         UserID(text: try TextRule(bytes: 3...64, allowing: .letters, .digits).text(bytes))
///     }
///     var linkText: String { text }
/// }
/// ```
/// A type that is `RawRepresentable` by a parameter, or `LosslessStringConvertible`, needs no code at all:
/// ```swift
/// extension Ticket: LinkParameter {}
/// ```
public protocol LinkParameter: LinkValue {
    /// Reads a value from its bytes: decoded once, valid UTF-8, and gone when the call returns.
    ///
    /// - Throws: ``LinkParameterError``, with what would have been valid.
    static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Self

    /// Reads a value from bytes that stand in the link as they are: printable ASCII, which the policy has checked.
    ///
    /// The default is ``parse(_:)``. A type that takes whatever can be printed may leave out its own check, and must
    /// give the same value.
    ///
    /// - Throws: ``LinkParameterError``, with what would have been valid.
    static func parse(printable bytes: Span<UInt8>) throws(LinkParameterError) -> Self

    /// The value's text, not yet encoded. `parse` must give the value back: printing checks that it does.
    var linkText: String { get }

    /// Whether `parse` gives this value back for the bytes of its own text, which printing asks of every value.
    ///
    /// The default parses. A type that knows without making a second value may say so.
    func isReadBack(from bytes: Span<UInt8>) -> Bool
}

extension LinkParameter {
    @inlinable public static func parse(printable bytes: Span<UInt8>) throws(LinkParameterError) -> Self {
        try parse(bytes)
    }
    @inlinable public func isReadBack(from bytes: Span<UInt8>) -> Bool { (try? Self.parse(bytes)) == self }
    @inlinable public static var mayHoldSlashes: Bool { false }
}

/// Why a parameter's text is not a value of its type. Each names what would have been one.
public enum LinkParameterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Not written as such a value is.
    case malformed(expected: String)
    /// Written well, but outside of what is allowed.
    case outOfRange(expected: String)
    /// Fewer bytes than `minimum`.
    case tooShort(minimum: Int)
    /// More bytes than `maximum`.
    case tooLong(maximum: Int)

    public var description: String {
        switch self {
        case .malformed(let expected): "expected \(expected)"
        case .outOfRange(let expected): "out of range, expected \(expected)"
        case .tooShort(let minimum): "expected at least \(minimum) bytes"
        case .tooLong(let maximum): "expected at most \(maximum) bytes"
        }
    }
}

/// What can fill a placeholder: a parameter, an optional one, or a list of them.
///
/// Conform to ``LinkParameter`` instead; this protocol is what ties a placeholder's form to a type.
public protocol LinkValue: Hashable, Sendable {
    /// How many texts a value stands for.
    static var arity: LinkArity { get }
    /// Reads the value that stands at the placeholder's place.
    static func read(_ placeholder: Int, of match: borrowing LinkMatch) throws(LinkError) -> Self
    /// All texts of the type where they are few, as an enum's are; nil else. Association files name them.
    static var texts: [String]? { get }
    /// Whether a text is a value of the type, or of its elements.
    static func accepts(_ text: String) -> Bool
    /// Whether a value in a path segment may hold `/` or `\`, percent-encoded.
    ///
    /// A ``LinkParameter`` may not where it does not say otherwise: many programs decode a path before they split it,
    /// and see another path. A query value may hold them either way.
    static var mayHoldSlashes: Bool { get }
    /// Writes the value at the printer's next placeholder.
    func write(to printer: inout LinkPrinter)
}

/// How many texts a value stands for.
public enum LinkArity: String, Hashable, Sendable {
    /// `{name}`
    case one
    /// `{name?}`
    case optional
    /// `{name...}`: a catch-all of at least one segment, or a query key that may be repeated.
    case many
}

extension LinkParameter {
    public static var arity: LinkArity { .one }
    public static var texts: [String]? { nil }
    public static func accepts(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { (try? parse($0.span)) != nil }
    }
    @inlinable public static func read(
        _ placeholder: Int, of match: borrowing LinkMatch
    ) throws(LinkError) -> Self { try match.parameter(placeholder) }
    @inlinable public func write(to printer: inout LinkPrinter) { printer.parameter(self) }
}

extension Optional: LinkValue where Wrapped: LinkParameter {
    public static var arity: LinkArity { .optional }
    public static var texts: [String]? { Wrapped.texts }
    public static var mayHoldSlashes: Bool { Wrapped.mayHoldSlashes }
    public static func accepts(_ text: String) -> Bool { Wrapped.accepts(text) }
    @inlinable public static func read(
        _ placeholder: Int, of match: borrowing LinkMatch
    ) throws(LinkError) -> Wrapped? { try match.optionalParameter(placeholder) }
    @inlinable public func write(to printer: inout LinkPrinter) {
        if let self { printer.parameter(self) } else { printer.absent() }
    }
}

extension Array: LinkValue where Element: LinkParameter {
    public static var arity: LinkArity { .many }
    public static var texts: [String]? { Element.texts }
    public static var mayHoldSlashes: Bool { Element.mayHoldSlashes }
    public static func accepts(_ text: String) -> Bool { Element.accepts(text) }
    @inlinable public static func read(
        _ placeholder: Int, of match: borrowing LinkMatch
    ) throws(LinkError) -> [Element] { try match.parameters(placeholder) }
    @inlinable public func write(to printer: inout LinkPrinter) { printer.parameters(self) }
}
