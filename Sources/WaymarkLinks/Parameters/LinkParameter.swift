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
public protocol LinkParameter: _LinkValue {
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

    /// Creates a value from a text that is known to be printable ASCII, so that a `String` needn't be checked again.
    static func _parse(printable text: String) throws(LinkParameterError) -> Self
}

extension LinkParameter {
    public static var texts: [String]? { nil }
    @inlinable public static var mayHoldSlashes: Bool { false }
    @inlinable public static func _parse(printable text: String) throws(LinkParameterError) -> Self { try parse(text) }
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
///
/// Underscored: conform your own types to ``LinkParameter`` instead.
public protocol _LinkValue: Hashable, Sendable {
    /// The number of texts in a value.
    static var _arity: _LinkArity { get }
    /// The type of the value or, for an optional or an array, of its element.
    static var _parameter: any LinkParameter.Type { get }
    /// Reads the value of the placeholder at an index, from a match.
    static func _read(_ placeholder: Int, of match: borrowing _LinkMatch) throws(LinkError) -> Self
    /// The value's texts, not encoded.
    var _linkTexts: [String] { get }
}

extension _LinkValue {
    /// Returns true if a text is valid for the type or, for an optional or an array, for its element.
    package static func accepts(_ text: String) -> Bool { (try? _parameter.parse(text)) != nil }
}

/// The number of texts in a value.
///
/// Underscored: part of ``_LinkValue``.
public enum _LinkArity: String, Hashable, Sendable {
    /// Exactly one text: `{name}`.
    case one
    /// At most one text: `{name?}`.
    case optional
    /// Any number of texts. `{name...}` is a catch-all of at least one segment, or a repeatable query key.
    case many

    /// Returns a placeholder for a value, such as `{name?}`.
    package func written(_ name: String) -> String {
        switch self {
        case .one: "{\(name)}"
        case .optional: "{\(name)?}"
        case .many: "{\(name)...}"
        }
    }
}

extension LinkParameter {
    public static var _arity: _LinkArity { .one }
    public static var _parameter: any LinkParameter.Type { Self.self }
    @inlinable public static func _read(
        _ placeholder: Int, of match: borrowing _LinkMatch
    ) throws(LinkError) -> Self {
        try match.parameter(placeholder)
    }
    public var _linkTexts: [String] { [linkText] }
}

extension Optional: _LinkValue where Wrapped: LinkParameter {
    public static var _arity: _LinkArity { .optional }
    public static var _parameter: any LinkParameter.Type { Wrapped.self }
    @inlinable public static func _read(
        _ placeholder: Int, of match: borrowing _LinkMatch
    ) throws(LinkError) -> Wrapped? {
        try match.optionalParameter(placeholder)
    }
    public var _linkTexts: [String] { map { [$0.linkText] } ?? [] }
}

extension Array: _LinkValue where Element: LinkParameter {
    public static var _arity: _LinkArity { .many }
    public static var _parameter: any LinkParameter.Type { Element.self }
    @inlinable public static func _read(
        _ placeholder: Int, of match: borrowing _LinkMatch
    ) throws(LinkError) -> [Element] {
        try match.parameters(placeholder)
    }
    public var _linkTexts: [String] { map(\.linkText) }
}
