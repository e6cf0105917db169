/// The allowed length and ASCII characters of a text parameter.
///
/// ```swift
/// TextRule(bytes: 3...64)                               // letters and digits
/// TextRule(bytes: 4...4, letters: false)                // four digits
/// TextRule(bytes: 1...80, others: "-_")                 // letters, digits, hyphens and underscores
/// ```
public struct TextRule: Hashable, Sendable {
    let bytes: ClosedRange<Int>
    let letters: Bool
    let digits: Bool
    let others: String

    /// Creates a rule for a text of ASCII characters.
    ///
    /// - Parameters:
    ///   - bytes: The allowed lengths, in bytes.
    ///   - letters: true to allow `A`…`Z` and `a`…`z`.
    ///   - digits: true to allow `0`…`9`.
    ///   - others: Additional allowed characters. Those that aren't ASCII match nothing.
    public init(bytes: ClosedRange<Int>, letters: Bool = true, digits: Bool = true, others: String = "") {
        self.bytes = bytes
        self.letters = letters
        self.digits = digits
        self.others = others
    }

    /// Returns the text if it follows the rule.
    ///
    /// - Throws: ``LinkParameterError``: too short, too long, or malformed, with the allowed characters.
    public func checked(_ text: String) throws(LinkParameterError) -> String {
        let count = text.utf8.count
        guard count >= bytes.lowerBound else { throw .tooShort(minimum: bytes.lowerBound) }
        guard count <= bytes.upperBound else { throw .tooLong(maximum: bytes.upperBound) }
        guard text.utf8.allSatisfy(allows) else { throw .malformed(expected: expectation) }
        return text
    }
    private func allows(_ byte: UInt8) -> Bool {
        letters && Byte.isLetter(byte) || digits && Byte.isDigit(byte) || byte < 0x80 && others.utf8.contains(byte)
    }
    private var expectation: String {
        let names = [letters ? "ASCII letters" : nil, digits ? "digits" : nil, others.isEmpty ? nil : "'\(others)'"]
        return "only " + names.compactMap(\.self).joined(separator: ", ")
    }
}
