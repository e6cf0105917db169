/// A value in a link: one segment of its path, or one value of its query.
///
/// Conform your own types, and what is valid is said once for links, saved state and pages:
/// ```swift
/// struct UserID: LinkParameter {
///     let linkText: String
///     static func parse(_ text: String) throws(LinkParameterError) -> UserID {
///         UserID(linkText: try TextRule(bytes: 3...64).checked(text))
///     }
/// }
/// ```
/// A type that is `LosslessStringConvertible`, or `RawRepresentable` with a raw value that is a parameter, needs no
/// code:
/// ```swift
/// extension Ticket: LinkParameter {}
/// ```
/// A type that wants to read its bytes without making a `String` conforms to ``LinkBytesParameter``.
public protocol LinkParameter: LinkValue {
    /// Creates a value from its decoded text.
    ///
    /// - Throws: ``LinkParameterError``, with what would have been valid.
    static func parse(_ text: String) throws(LinkParameterError) -> Self

    /// The value's text, not yet encoded. `parse` must give the value back: printing checks that it does.
    var linkText: String { get }

    /// All texts of a type that has few values, such as an enum; nil by default. Association files name them.
    static var texts: [String]? { get }

    /// True if a value in a path segment may contain `/` or `\`, percent-encoded. Defaults to false: many programs decode
    /// a path before they split it, and see another path. A query value may hold them either way.
    static var mayHoldSlashes: Bool { get }

    /// Creates a value from its decoded bytes, which are valid UTF-8. ``LinkBytesParameter`` implements it; every other
    /// type parses a `String` made of them.
    static func _parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Self

    /// Creates a value from bytes that are known to be printable ASCII, which this module's own types don't check again.
    static func _parse(printable bytes: Span<UInt8>) throws(LinkParameterError) -> Self

    /// Returns true if `parse` gives this value back for its own text; this module's types know without parsing.
    ///
    /// - Parameters:
    ///   - text: The value's own text.
    ///   - isPlain: Whether the text is known to have only characters that need no encoding.
    func _isReadBack(from text: String, isPlain: Bool) -> Bool
}

extension LinkParameter {
    @inlinable public static func _parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Self {
        try parse(String(linkBytes: bytes))
    }
    public static var texts: [String]? { nil }
    @inlinable public static var mayHoldSlashes: Bool { false }
    @inlinable public static func _parse(printable bytes: Span<UInt8>) throws(LinkParameterError) -> Self {
        try _parse(bytes)
    }
    @inlinable public func _isReadBack(from text: String, isPlain: Bool) -> Bool { (try? Self.parse(text)) == self }
}

/// A parameter that parses the bytes of a link themselves, without making a `String` of them first.
///
/// ```swift
/// struct Digest: LinkBytesParameter {
///     let linkText: String
///     static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Digest {
///         guard bytes.count == 64 else { throw .malformed(expected: "64 hexadecimal digits") }
///         return Digest(linkText: String(linkBytes: bytes))
///     }
/// }
/// ```
public protocol LinkBytesParameter: LinkParameter {
    /// Creates a value from its decoded bytes, which are valid UTF-8 and must not outlive the call.
    ///
    /// - Throws: ``LinkParameterError``, with what would have been valid.
    static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Self
}

extension LinkBytesParameter {
    @inlinable public static func _parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Self {
        try parse(bytes)
    }
    public static func parse(_ text: String) throws(LinkParameterError) -> Self { try _parse(utf8: text) }
}

extension LinkParameter {
    /// Creates a value from the UTF-8 of a text.
    static func _parse(utf8 text: String) throws(LinkParameterError) -> Self {
        let bytes = Array(text.utf8)
        return try _parse(bytes.span)
    }
}

/// Why a text is not a valid value of a parameter's type, with what would have been valid.
public enum LinkParameterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text does not have the form of such a value.
    case malformed(expected: String)
    /// The form is right, but the value is outside the allowed range.
    case outOfRange(expected: String)
    /// The text has a character that no such value has.
    case refusedCharacter(Unicode.Scalar, expected: String)
    /// Fewer bytes than `minimum`.
    case tooShort(minimum: Int)
    /// More bytes than `maximum`.
    case tooLong(maximum: Int)

    public var description: String {
        switch self {
        case .malformed(let expected): "expected \(expected)"
        case .outOfRange(let expected): "out of range, expected \(expected)"
        case .refusedCharacter(let scalar, let expected):
            "\(PrintableText.name(scalar)) is not allowed; expected \(expected)"
        case .tooShort(let minimum): "expected at least \(minimum) bytes"
        case .tooLong(let maximum): "expected at most \(maximum) bytes"
        }
    }
}

/// A value that fills a placeholder: a ``LinkParameter``, an optional one for `{name?}`, or an array of them for
/// `{name...}`. Conform your own types to ``LinkParameter``, not to this.
public protocol LinkValue: Hashable, Sendable {
    /// The number of texts that a value consists of.
    static var _arity: _LinkArity { get }
    /// Reads the value of a placeholder.
    static func _read(_ placeholder: Int, of match: borrowing _LinkMatch) throws(LinkError) -> Self
    /// All texts of the type, or of its elements, where they are few.
    static var _texts: [String]? { get }
    /// Returns true if a text is a value of the type, or of its elements.
    static func _accepts(_ text: String) -> Bool
    /// True if a value in a path segment may contain `/` or `\`.
    static var _mayHoldSlashes: Bool { get }
    /// Writes the value at the printer's next placeholder.
    func _write(to printer: inout _LinkPrinter)
}

/// The number of texts that a value consists of.
///
/// Underscored: it is a part of ``LinkValue``.
public enum _LinkArity: String, Hashable, Sendable {
    /// `{name}`
    case one
    /// `{name?}`
    case optional
    /// `{name...}`: a catch-all of at least one segment, or a query key that may be repeated.
    case many
}

extension LinkParameter {
    public static var _arity: _LinkArity { .one }
    public static var _texts: [String]? { texts }
    public static var _mayHoldSlashes: Bool { mayHoldSlashes }
    public static func _accepts(_ text: String) -> Bool { (try? parse(text)) != nil }
    @inlinable public static func _read(
        _ placeholder: Int, of match: borrowing _LinkMatch
    ) throws(LinkError) -> Self { try match.parameter(placeholder) }
    @inlinable public func _write(to printer: inout _LinkPrinter) { printer.parameter(self) }
}

extension Optional: LinkValue where Wrapped: LinkParameter {
    public static var _arity: _LinkArity { .optional }
    public static var _texts: [String]? { Wrapped.texts }
    public static var _mayHoldSlashes: Bool { Wrapped.mayHoldSlashes }
    public static func _accepts(_ text: String) -> Bool { Wrapped._accepts(text) }
    @inlinable public static func _read(
        _ placeholder: Int, of match: borrowing _LinkMatch
    ) throws(LinkError) -> Wrapped? { try match.optionalParameter(placeholder) }
    @inlinable public func _write(to printer: inout _LinkPrinter) {
        if let self { self._write(to: &printer) } else { printer.absent() }
    }
}

extension Array: LinkValue where Element: LinkParameter {
    public static var _arity: _LinkArity { .many }
    public static var _texts: [String]? { Element.texts }
    public static var _mayHoldSlashes: Bool { Element.mayHoldSlashes }
    public static func _accepts(_ text: String) -> Bool { Element._accepts(text) }
    @inlinable public static func _read(
        _ placeholder: Int, of match: borrowing _LinkMatch
    ) throws(LinkError) -> [Element] { try match.parameters(placeholder) }
    @inlinable public func _write(to printer: inout _LinkPrinter) { printer.parameters(self) }
}
