/// A value in a link: one segment of its path, or one value of its query.
///
/// Conform your own types to it, and links, saved state and pages share one definition of validity:
/// ```swift
/// struct UserID: LinkParameter {
///     let linkText: String
///     static func parse(_ text: String) throws(LinkParameterError) -> UserID {
///         UserID(linkText: try TextRule(bytes: 3...64).checked(text))
///     }
/// }
/// ```
/// A type that is `LosslessStringConvertible`, or `RawRepresentable` with a parameter as its raw value, needs no code:
/// ```swift
/// extension Ticket: LinkParameter {}
/// ```
/// A type that parses its bytes without creating a `String` conforms to ``LinkBytesParameter``.
public protocol LinkParameter: LinkValue {
    /// Creates a value from its decoded text.
    ///
    /// - Throws: ``LinkParameterError``, which says what is expected.
    static func parse(_ text: String) throws(LinkParameterError) -> Self

    /// The value's text, not encoded. If `parse` doesn't return the same value for it, the destination has no link.
    var linkText: String { get }

    /// The texts of all values of a type that has few, such as an enum; nil for any other type. Association files list
    /// them.
    ///
    /// Defaults to the texts of all cases if the type is `CaseIterable` and either `LosslessStringConvertible` or
    /// `RawRepresentable` with a parameter as its raw value; otherwise nil.
    static var texts: [String]? { get }

    /// A Boolean value that indicates whether a value in a path segment may contain a percent-encoded `/` or `\`.
    ///
    /// Defaults to false, because many programs decode a path before they split it, and then see another path. A type
    /// whose raw value is a parameter has the setting of that parameter's type instead. Query values may contain both
    /// characters anyway, unless the link's canonical pattern has the value in its path.
    static var mayHoldSlashes: Bool { get }

    /// Creates a value from its decoded bytes, which are valid UTF-8. ``LinkBytesParameter`` implements it; other types
    /// parse a `String`.
    static func _parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Self

    /// Creates a value from bytes that are known to be printable ASCII, so that this module's own types can skip that
    /// check.
    static func _parse(printable bytes: Span<UInt8>) throws(LinkParameterError) -> Self

    /// Returns true if `parse` returns this value for its own text. `Int`, `UInt` and `String` know without parsing.
    ///
    /// - Parameters:
    ///   - text: The value's own text.
    ///   - isPlain: true if the text is known to need no encoding.
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

/// A parameter that is parsed from bytes, without creating a `String` first.
///
/// ```swift
/// struct Digest: LinkBytesParameter {
///     let linkText: String
///     static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Digest {
///         guard bytes.count == 64 else { throw .malformed(expected: "64 bytes") }
///         return Digest(linkText: String(linkBytes: bytes))
///     }
/// }
/// ```
public protocol LinkBytesParameter: LinkParameter {
    /// Creates a value from its decoded bytes, which are valid UTF-8 and must not outlive the call.
    ///
    /// - Throws: ``LinkParameterError``, which says what is expected.
    static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Self
}

extension LinkBytesParameter {
    @inlinable public static func _parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Self {
        try parse(bytes)
    }
    public static func parse(_ text: String) throws(LinkParameterError) -> Self { try _parse(utf8: text) }
}

extension LinkParameter {
    /// Creates a value from a text's UTF-8.
    static func _parse(utf8 text: String) throws(LinkParameterError) -> Self {
        let bytes = Array(text.utf8)
        return try _parse(bytes.span)
    }
}

/// The reason that a text isn't a valid value of a parameter's type, with what is expected.
public enum LinkParameterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text doesn't have the type's form.
    case malformed(expected: String)
    /// The form is valid, but the value is outside the allowed range.
    case outOfRange(expected: String)
    /// The text contains a character that the type doesn't allow.
    case refusedCharacter(Unicode.Scalar, expected: String)
    /// The text has fewer bytes than `minimum`.
    case tooShort(minimum: Int)
    /// The text has more bytes than `maximum`.
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

/// A value for a placeholder: a ``LinkParameter``, an optional one for `{name?}`, or an array of them for `{name...}`.
/// Conform your own types to ``LinkParameter`` instead.
public protocol LinkValue: Hashable, Sendable {
    /// The number of texts in a value.
    static var _arity: _LinkArity { get }
    /// Reads the value of the placeholder at an index, from a match.
    static func _read(_ placeholder: Int, of match: borrowing _LinkMatch) throws(LinkError) -> Self
    /// The texts of all values of the type, or, for an optional or an array, of its element type; nil unless they are
    /// few.
    static var _texts: [String]? { get }
    /// Returns true if a text is valid for the type, or, for an optional or an array, for its element type.
    static func _accepts(_ text: String) -> Bool
    /// A Boolean value that indicates whether a value in a path segment may contain `/` or `\`.
    static var _mayHoldSlashes: Bool { get }
    /// Writes the value at the printer's next placeholder.
    func _write(to printer: inout _LinkPrinter)
}

/// The number of texts in a value.
///
/// Underscored: part of ``LinkValue``.
public enum _LinkArity: String, Hashable, Sendable {
    /// Exactly one text: `{name}`.
    case one
    /// At most one text: `{name?}`.
    case optional
    /// Any number of texts. `{name...}` is a catch-all of at least one segment, or a repeatable query key.
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
