// One-line conformances: a type that already turns into text, or into another parameter, needs no code of its own.

extension LinkParameter where Self: RawRepresentable, RawValue: LinkParameter {
    /// The case with this raw value, which is read by the rules of its own type.
    @inlinable public static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Self {
        guard let value = Self(rawValue: try RawValue.parse(bytes)) else {
            throw .outOfRange(expected: "one of the values of \(Self.self)")
        }
        return value
    }
    public var linkText: String { rawValue.linkText }
    @inlinable public static var mayHoldSlashes: Bool { RawValue.mayHoldSlashes }
}

extension LinkParameter where Self: RawRepresentable & CaseIterable, RawValue: LinkParameter {
    public static var texts: [String]? { allCases.map(\.linkText) }
    /// The case with this raw value; the error lists all of them.
    public static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Self {
        let all = allCases.map(\.linkText).joined(separator: ", ")
        do throws(LinkParameterError) {
            if let value = Self(rawValue: try RawValue.parse(bytes)) { return value }
        } catch { throw .malformed(expected: "one of \(all)") }
        throw .outOfRange(expected: "one of \(all)")
    }
}

extension LinkParameter where Self: LosslessStringConvertible {
    /// The value whose description is this text, printable like a `String` parameter. Other spellings of the same value
    /// are refused, so that a destination has one link.
    public static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Self {
        let text = try String.parse(bytes)
        guard let value = Self(text), value.description.utf8.elementsEqual(text.utf8) else {
            throw .malformed(expected: "a value of \(Self.self), as it describes itself")
        }
        return value
    }
    public var linkText: String { description }
}

extension LinkParameter where Self: FixedWidthInteger {
    /// `0`, or digits without a leading zero, from `min` to `max`; `-` in front of a negative number.
    public static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Self {
        let isNegative = Self.isSigned && bytes.count > 1 && bytes[0] == UInt8(ascii: "-")
        let start = isNegative ? 1 : 0
        let isZero = bytes.count == 1 && bytes[0] == Byte.zero
        guard start < bytes.count, isZero || bytes[start] != Byte.zero else { throw malformedNumber }
        for index in start..<bytes.count where !Byte.isDigit(bytes[index]) { throw malformedNumber }
        guard let number = Self(String(linkBytes: bytes)) else {
            throw .outOfRange(expected: isNegative ? "at least \(Self.min)" : "at most \(Self.max)")
        }
        return number
    }
    private static var malformedNumber: LinkParameterError {
        .malformed(expected: "a whole number without \(Self.isSigned ? "" : "a sign or ")leading zeros")
    }
}

extension LinkParameter where Self: LosslessStringConvertible & CaseIterable {
    public static var texts: [String]? { allCases.map(\.description) }
}

// A type that is both goes by its raw value.

extension LinkParameter where Self: RawRepresentable & LosslessStringConvertible, RawValue: LinkParameter {
    /// The case with this raw value, which is read by the rules of its own type.
    public static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Self {
        guard let value = Self(rawValue: try RawValue.parse(bytes)) else {
            throw .outOfRange(expected: "one of the values of \(Self.self)")
        }
        return value
    }
    public var linkText: String { rawValue.linkText }
}

extension LinkParameter
where Self: RawRepresentable & LosslessStringConvertible & CaseIterable, RawValue: LinkParameter {
    public static var texts: [String]? { allCases.map(\.linkText) }
    /// The raw value, where it is one of this type's.
    public static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Self {
        let all = allCases.map(\.linkText).joined(separator: ", ")
        guard let value = Self(rawValue: try RawValue.parse(bytes)) else {
            throw .outOfRange(expected: "one of \(all)")
        }
        return value
    }
}
