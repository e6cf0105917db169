extension Double: LinkBytesParameter {
    public static func parse(_ text: String) throws(LinkParameterError) -> Double { try _parse(utf8: text) }
    /// Parses a number in decimal notation: `0`, `52.5`, `-0.00001`. There is no exponent, no `+`, no superfluous zero,
    /// and no digit more than needed to distinguish the number from its neighbors, so that each number has one
    /// spelling. Unlike an `Int`, it may be negative, because coordinates are.
    ///
    /// - Throws: ``LinkParameterError``, including for `inf`, `nan` and numbers whose text has more than 32 bytes.
    public static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> Double {
        let expected = LinkParameterError.malformed(expected: "a decimal number such as 52.5, in its shortest form")
        guard bytes.count <= LinkNumber.maximumBytes else { throw .tooLong(maximum: LinkNumber.maximumBytes) }
        for index in bytes.indices {
            let byte = bytes[index]
            guard Byte.isDigit(byte) || byte == Byte.dot || byte == Byte.hyphen else { throw expected }
        }
        let text = String(linkBytes: bytes)
        guard let value = Double(text), value.linkText == text else { throw expected }
        return value
    }
    public var linkText: String { LinkNumber.text(of: self) }
}

/// The decimal notation of floating-point numbers.
private enum LinkNumber {
    static let maximumBytes = 32

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
