/// A value in a link: one segment of its path, or one value of its query.
///
/// Conform your own types, and what is valid is said once for links, saved state and pages:
/// ```swift
/// struct UserID: LinkParameter {
///     let text: String
///     static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> UserID {
///         UserID(text: try TextRule(bytes: 3...64, allowing: .letters, .digits).text(bytes))
///     }
///     var linkText: String { text }
/// }
/// ```
/// A type that is `LosslessStringConvertible`, or `RawRepresentable` with a raw value that is a parameter, needs no
/// code:
/// ```swift
/// extension Ticket: LinkParameter {}
/// ```
public protocol LinkParameter: _LinkValue {
    /// Reads a value from its bytes: decoded once, valid UTF-8, and gone when the call returns.
    ///
    /// - Throws: ``LinkParameterError``, with what would have been valid.
    static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Self

    /// The value's text, not yet encoded. `parse` must give the value back: printing checks that it does.
    var linkText: String { get }

    /// All texts of a type that has few values, such as an enum; nil by default. Association files name them.
    static var texts: [String]? { get }

    /// Whether a value in a path segment may hold `/` or `\`, percent-encoded. The default is no: many programs decode
    /// a path before they split it, and see another path. A query value may hold them either way.
    static var mayHoldSlashes: Bool { get }

    /// Reads a value from bytes that are printable ASCII for certain, where this module's own types need not look twice.
    static func _parse(printable bytes: Span<UInt8>) throws(LinkParameterError) -> Self

    /// Whether `parse` gives this value back for its own text, where this module's own types know without parsing.
    ///
    /// - Parameter isPlain: Whether the text is known to have no characters but ASCII letters, digits, `-`, `.` and `_`.
    func _isReadBack(from bytes: Span<UInt8>, isPlain: Bool) -> Bool
}

extension LinkParameter {
    /// Reads a value from text that is not percent-encoded, such as what a user typed.
    ///
    /// - Throws: ``LinkParameterError``, with what would have been valid.
    public static func parse(_ text: String) throws(LinkParameterError) -> Self {
        var failure: LinkParameterError?
        var text = text
        let value = text.withUTF8 { bytes -> Self? in
            do throws(LinkParameterError) { return try parse(bytes.span) } catch {
                failure = error
                return nil
            }
        }
        guard let value else { throw failure ?? .malformed(expected: "\(Self.self)") }
        return value
    }

    public static var texts: [String]? { nil }
    @inlinable public static var mayHoldSlashes: Bool { false }
    @inlinable public static func _parse(printable bytes: Span<UInt8>) throws(LinkParameterError) -> Self {
        try parse(bytes)
    }
    @inlinable public func _isReadBack(from bytes: Span<UInt8>, isPlain: Bool) -> Bool {
        (try? Self.parse(bytes)) == self
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

/// What can fill a placeholder: a parameter, an optional one, or a list of them.
///
/// Underscored: types of an app conform to ``LinkParameter``, and the code that `@Links` writes calls this.
public protocol _LinkValue: Hashable, Sendable {
    /// How many texts a value stands for.
    static var _arity: _LinkArity { get }
    /// Reads the value that stands at the placeholder's place.
    static func _read(_ placeholder: Int, of match: borrowing _LinkMatch) throws(LinkError) -> Self
    /// All texts of the type, or of its elements, where they are few.
    static var _texts: [String]? { get }
    /// Whether a text is a value of the type, or of its elements.
    static func _accepts(_ text: String) -> Bool
    /// Whether a value in a path segment may hold `/` or `\`.
    static var _mayHoldSlashes: Bool { get }
    /// Writes the value at the printer's next placeholder.
    func _write(to printer: inout _LinkPrinter)
}

/// How many texts a value stands for.
///
/// Underscored: it is a part of ``_LinkValue``.
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

extension Optional: _LinkValue where Wrapped: LinkParameter {
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

extension Array: _LinkValue where Element: LinkParameter {
    public static var _arity: _LinkArity { .many }
    public static var _texts: [String]? { Element.texts }
    public static var _mayHoldSlashes: Bool { Element.mayHoldSlashes }
    public static func _accepts(_ text: String) -> Bool { Element._accepts(text) }
    @inlinable public static func _read(
        _ placeholder: Int, of match: borrowing _LinkMatch
    ) throws(LinkError) -> [Element] { try match.parameters(placeholder) }
    @inlinable public func _write(to printer: inout _LinkPrinter) { printer.parameters(self) }
}
