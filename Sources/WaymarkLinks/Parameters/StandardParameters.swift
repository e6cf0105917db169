#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Int: LinkBytesParameter {
    public static func parse(_ text: String) throws(LinkParameterError) -> Int { try _parse(utf8: text) }
    /// Parses `0`, or digits without a leading zero, up to `Int.max`. Negative numbers are refused; a type of your own
    /// can allow them.
    @inlinable public static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Int {
        try LinkDecimal.parse(bytes)
    }
    public var linkText: String { description }
    @inlinable public func _isReadBack(from text: String, isPlain: Bool) -> Bool { self >= 0 }
}

extension UInt: LinkBytesParameter {
    public static func parse(_ text: String) throws(LinkParameterError) -> UInt { try _parse(utf8: text) }
    /// Parses `0`, or digits without a leading zero, up to `UInt.max`.
    @inlinable public static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> UInt {
        try LinkDecimal.parse(bytes)
    }
    public var linkText: String { description }
    @inlinable public func _isReadBack(from text: String, isPlain: Bool) -> Bool { true }
}

/// A parser of whole numbers without a sign or leading zeros.
@usableFromInline enum LinkDecimal {
    /// Parses a number.
    ///
    /// - Throws: ``LinkParameterError``. For a number that is too large, the error names the type's maximum.
    @inlinable static func parse<Number: FixedWidthInteger>(
        _ bytes: Span<UInt8>
    ) throws(LinkParameterError) -> Number {
        guard let value = try value(bytes), let number = Number(exactly: value) else { throw tooLarge(Number.max) }
        return number
    }
    /// Returns the number; nil if it doesn't fit into 64 bits.
    ///
    /// - Throws: ``LinkParameterError`` unless the text is `0`, or digits without a leading zero.
    @inlinable static func value(_ bytes: Span<UInt8>) throws(LinkParameterError) -> UInt64? {
        let count = bytes.count
        guard count > 0, count == 1 || bytes[0] != 0x30 else { throw malformed() }
        guard count <= 19 else { return try longValue(bytes) }
        var value: UInt64 = 0
        for index in bytes.indices {
            let digit = bytes[index] &- 0x30
            guard digit < 10 else { throw malformed() }
            // 19 digits always fit
            value = value &* 10 &+ UInt64(digit)
        }
        return value
    }
    /// Parses more than 19 digits; returns nil if they overflow.
    @usableFromInline @inline(never) static func longValue(_ bytes: Span<UInt8>) throws(LinkParameterError) -> UInt64? {
        for index in bytes.indices where !Byte.isDigit(bytes[index]) { throw malformed() }
        var value: UInt64 = 0
        for index in bytes.indices {
            let (tenfold, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, isOver) = tenfold.addingReportingOverflow(UInt64(bytes[index] - Byte.zero))
            guard !isTooLarge, !isOver else { return nil }
            value = sum
        }
        return value
    }
    @usableFromInline @inline(never) static func malformed() -> LinkParameterError {
        .malformed(expected: "a whole number without a sign or leading zeros")
    }
    @usableFromInline @inline(never) static func tooLarge(_ maximum: some FixedWidthInteger) -> LinkParameterError {
        .outOfRange(expected: "at most \(maximum)")
    }
}

extension String: LinkBytesParameter {
    public static func parse(_ text: String) throws(LinkParameterError) -> String { try _parse(utf8: text) }
    /// Parses printable Unicode text of at most 256 bytes: no control, bidirectional or invisible format characters,
    /// and no space at either end. In a path segment, it contains no `/` or `\`.
    public static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> String {
        guard bytes.count <= LinkLimits.textBytes else { throw tooLongText() }
        let text = String(linkBytes: bytes)
        if let scalar = PrintableText.refusal(of: text) {
            throw .refusedCharacter(
                scalar, expected: "printable text: no control or invisible characters, and no space at either end")
        }
        return text
    }
    @inlinable public static func _parse(printable bytes: Span<UInt8>) throws(LinkParameterError) -> String {
        guard bytes.count <= LinkLimits.textBytes else { throw tooLongText() }
        return String(linkBytes: bytes)
    }
    @inlinable public func _isReadBack(from text: String, isPlain: Bool) -> Bool {
        utf8.count <= LinkLimits.textBytes && (isPlain || PrintableText.refusal(of: self) == nil)
    }
    @inlinable public var linkText: String { self }

    @usableFromInline @inline(never) static func tooLongText() -> LinkParameterError {
        .tooLong(maximum: LinkLimits.textBytes)
    }
}

extension Bool: LinkBytesParameter {
    public static func parse(_ text: String) throws(LinkParameterError) -> Bool { try _parse(utf8: text) }
    public static var texts: [String]? { ["true", "false"] }
    /// Parses `true` or `false`.
    public static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Bool {
        switch String(linkBytes: bytes) {
        case "true": return true
        case "false": return false
        default: throw .malformed(expected: "'true' or 'false'")
        }
    }
    public var linkText: String { self ? "true" : "false" }
}

extension UUID: LinkBytesParameter {
    public static func parse(_ text: String) throws(LinkParameterError) -> UUID { try _parse(utf8: text) }
    /// Parses the 36-character form of RFC 9562, section 4, in either case. ``linkText`` is in lower case.
    public static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> UUID {
        let expected = LinkParameterError.malformed(expected: "a UUID: 8-4-4-4-12 hexadecimal digits")
        guard bytes.count == 36 else { throw expected }
        for index in bytes.indices {
            let isHyphenPlace = index == 8 || index == 13 || index == 18 || index == 23
            guard isHyphenPlace ? bytes[index] == Byte.hyphen : Byte.hexValue(bytes[index]) != nil else {
                throw expected
            }
        }
        guard let value = UUID(uuidString: String(linkBytes: bytes)) else { throw expected }
        return value
    }
    public var linkText: String { uuidString.lowercased() }
}
