#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension String: LinkParameter {
    /// Parses printable Unicode text of at most 256 bytes: no control, bidirectional or invisible format characters,
    /// and no space at either end. In a path segment, it contains no `/` or `\`.
    public static func parse(_ text: String) throws(LinkParameterError) -> String {
        if let scalar = PrintableText.refusal(of: text) {
            throw .refusedCharacter(
                scalar, expected: "printable text: no control or invisible characters, and no space at either end")
        }
        return try _parse(printable: text)
    }
    public static func _parse(printable text: String) throws(LinkParameterError) -> String {
        guard text.utf8.count <= LinkLimits.textBytes else { throw .tooLong(maximum: LinkLimits.textBytes) }
        return text
    }
    public var linkText: String { self }
}

extension Bool: LinkParameter {
    public static var texts: [String]? { ["true", "false"] }
    /// Parses `true` or `false`.
    public static func parse(_ text: String) throws(LinkParameterError) -> Bool {
        guard let value = Bool(text) else { throw .malformed(expected: "'true' or 'false'") }
        return value
    }
}

extension UUID: LinkParameter {
    /// Parses the 36-character form of RFC 9562, section 4, in either case. ``linkText`` is in lower case.
    public static func parse(_ text: String) throws(LinkParameterError) -> UUID {
        guard let value = UUID(uuidString: text), value.linkText == Byte.lowercased(text) else {
            throw .malformed(expected: "a UUID: 8-4-4-4-12 hexadecimal digits")
        }
        return value
    }
    public var linkText: String { uuidString.lowercased() }
}

extension Double: LinkParameter {
    /// Parses a number in decimal notation: `0`, `52.5`, `-0.00001`. There is no exponent, no `+`, no superfluous zero,
    /// and no digit more than needed to distinguish the number from its neighbors, so that each number has one
    /// spelling. Unlike an `Int`, it may be negative, because coordinates are.
    ///
    /// - Throws: ``LinkParameterError``, including for `inf`, `nan` and numbers whose text has more than 32 bytes.
    public static func parse(_ text: String) throws(LinkParameterError) -> Double {
        guard text.utf8.count <= 32 else { throw .tooLong(maximum: 32) }
        guard let value = Double(text), value.isFinite, value.linkText == text else {
            throw .malformed(expected: "a decimal number such as 52.5, in its shortest form")
        }
        return value
    }
    public var linkText: String { LinkNumber.text(of: self) }
}

/// The decimal notation of floating-point numbers.
private enum LinkNumber {
    /// Returns the shortest digits that round-trip, without an exponent; for a number that isn't finite, its
    /// description, which `parse` refuses.
    static func text(of number: Double) -> String {
        guard number.isFinite else { return number.description }
        let parts = number.magnitude.description.split(separator: "e")
        let halves = parts[0].split(separator: ".")
        var digits = Array(halves[0].utf8)
        var point = digits.count
        if halves.count > 1, halves[1] != "0" { digits += halves[1].utf8 }
        if parts.count > 1 { point += Int(parts[1]) ?? 0 }
        if point < 1 {
            digits.insert(contentsOf: repeatElement(Byte.zero, count: 1 - point), at: 0)
            point = 1
        } else if point > digits.count {
            digits += repeatElement(Byte.zero, count: point - digits.count)
        }
        if point < digits.count { digits.insert(Byte.dot, at: point) }
        if number < 0 { digits.insert(Byte.hyphen, at: 0) }
        return String(decoding: digits, as: UTF8.self)
    }
}
