/// Random texts that can't be guessed, for session identifiers and form tokens.
public enum WebSecret {
    private static let length = 64

    /// Returns 256 bits from the system's random number generator, as 64 hexadecimal digits.
    public static func make() -> String {
        (0..<length / 16).map { _ in word() }.joined()
    }
    /// Returns 128 random bits as 32 hexadecimal digits, which identify a rendered form.
    static func number() -> String { word() + word() }
    private static func word() -> String {
        var generator = SystemRandomNumberGenerator()
        let word = String(generator.next(), radix: 16)
        return String(repeating: "0", count: 16 - word.utf8.count) + word
    }
    /// Returns true if a text has the form of a secret: 64 hexadecimal digits in lowercase.
    public static func isSecret(_ text: String) -> Bool {
        text.utf8.count == length && text.utf8.allSatisfy { $0 &- 0x30 < 10 || $0 &- 0x61 < 6 }
    }
    /// Returns true if two texts are equal. Takes constant time for texts of the same length.
    static func isEqual(_ one: String, _ other: String) -> Bool {
        guard one.utf8.count == other.utf8.count else { return false }
        return zip(one.utf8, other.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
