// Conformances that need no code: for types that convert to and from a string or another parameter.

extension LinkParameter where Self: RawRepresentable, RawValue: LinkParameter {
    /// Creates the value whose raw value has this text. The raw value's own type parses the text.
    ///
    /// - Throws: ``LinkParameterError`` if that type refuses the text, or if no value has this raw value.
    public static func parse(_ text: String) throws(LinkParameterError) -> Self { try parse(rawText: text) }
    public var linkText: String { rawValue.linkText }
    public static var mayHoldSlashes: Bool { RawValue.mayHoldSlashes }

    fileprivate static func parse(rawText text: String) throws(LinkParameterError) -> Self {
        let all = texts.map { "one of " + $0.joined(separator: ", ") }
        let rawValue: RawValue
        do throws(LinkParameterError) { rawValue = try RawValue.parse(text) } catch {
            throw all.map { .malformed(expected: $0) } ?? error
        }
        guard let value = Self(rawValue: rawValue) else {
            throw .outOfRange(expected: all ?? "one of the values of \(Self.self)")
        }
        return value
    }
}

extension LinkParameter where Self: RawRepresentable & CaseIterable, RawValue: LinkParameter {
    public static var texts: [String]? { allCases.map(\.linkText) }
}

extension LinkParameter where Self: LosslessStringConvertible {
    /// Creates the value with this description.
    ///
    /// - Throws: ``LinkParameterError`` if the text isn't valid for a `String` parameter, if no value has it, or if it
    ///   differs from the value's own description: each value has one spelling in links.
    public static func parse(_ text: String) throws(LinkParameterError) -> Self {
        let text = try String.parse(text)
        guard let value = Self(text), value.description.utf8.elementsEqual(text.utf8) else {
            throw .malformed(expected: "a value of \(Self.self), as it describes itself")
        }
        return value
    }
    public var linkText: String { description }
}

extension LinkParameter where Self: FixedWidthInteger {
    /// Parses `0`, or digits without a leading zero, from `min` to `max`, with a `-` for negative numbers. `-0` is
    /// refused.
    public static func parse(_ text: String) throws(LinkParameterError) -> Self {
        try parse(text, allowsSign: Self.isSigned)
    }
    fileprivate static func parse(_ text: String, allowsSign: Bool) throws(LinkParameterError) -> Self {
        let isNegative = allowsSign && text.utf8.count > 1 && text.utf8.first == Byte.hyphen
        let digits = isNegative ? text.utf8.dropFirst() : text.utf8[...]
        let hasLeadingZero = digits.first == Byte.zero && text.utf8.count > 1
        guard !digits.isEmpty, !hasLeadingZero, digits.allSatisfy(Byte.isDigit) else {
            throw .malformed(expected: "a whole number without \(allowsSign ? "" : "a sign or ")leading zeros")
        }
        guard let number = Self(text) else {
            throw .outOfRange(expected: isNegative ? "at least \(Self.min)" : "at most \(Self.max)")
        }
        return number
    }
}

extension Int: LinkParameter {
    /// Parses `0`, or digits without a leading zero, up to `Int.max`. Negative numbers are refused; a type of your own
    /// can allow them.
    public static func parse(_ text: String) throws(LinkParameterError) -> Int { try parse(text, allowsSign: false) }
}

extension UInt: LinkParameter {}

extension LinkParameter where Self: LosslessStringConvertible & CaseIterable {
    public static var texts: [String]? { allCases.map(\.description) }
}

// types with both conformances use the raw value

extension LinkParameter where Self: RawRepresentable & LosslessStringConvertible, RawValue: LinkParameter {
    /// Creates the value whose raw value has this text. The raw value's own type parses the text.
    ///
    /// - Throws: ``LinkParameterError`` if that type refuses the text, or if no value has this raw value.
    public static func parse(_ text: String) throws(LinkParameterError) -> Self { try parse(rawText: text) }
    public var linkText: String { rawValue.linkText }
}

extension LinkParameter
where Self: RawRepresentable & LosslessStringConvertible & CaseIterable, RawValue: LinkParameter {
    public static var texts: [String]? { allCases.map(\.linkText) }
}
