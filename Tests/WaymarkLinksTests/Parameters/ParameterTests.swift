import Foundation
import Testing
import WaymarkLinks

@Suite("Parameters")
struct ParameterTests {
    enum Color: String, LinkParameter, CaseIterable { case red, green }
    struct Level: RawRepresentable, LinkParameter {
        let rawValue: Int
        init?(rawValue: Int) {
            guard (1...9).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }
    }

    private func parse<P: LinkParameter>(_ text: String, as type: P.Type) -> Result<P, LinkParameterError> {
        Result { () throws(LinkParameterError) in try P.parse(text) }
    }

    @Test("a malformed number and one out of range are different errors")
    func differentErrors() {
        let malformed = LinkParameterError.malformed(expected: "a whole number without a sign or leading zeros")
        #expect(parse("x", as: Int.self) == .failure(malformed))
        #expect(parse("ten", as: Level.self) == .failure(malformed))
        #expect(parse("10", as: Level.self) == .failure(.outOfRange(expected: "one of the values of Level")))
        #expect(parse("blue", as: Color.self) == .failure(.outOfRange(expected: "one of red, green")))
    }
    @Test(
        "a Bool has to be true or false",
        arguments: [("true", true), ("false", false), ("1", nil), ("TRUE", nil)] as [(String, Bool?)])
    func booleans(_ text: String, _ value: Bool?) { #expect((try? parse(text, as: Bool.self).get()) == value) }
    @Test(
        "a UUID in either case is printed in lower case",
        arguments: [
            "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "6BA7B810-9DAD-11D1-80B4-00C04FD430C8",
        ])
    func uuid(_ text: String) throws {
        #expect(try parse(text, as: UUID.self).get().linkText == "6ba7b810-9dad-11d1-80b4-00c04fd430c8")
    }
    @Test(
        "a text that is almost a UUID is refused",
        arguments: [
            "6ba7b810-9dad-11d1-80b4-00c04fd430c", "{6ba7b810-9dad-11d1-80b4-00c04fd430c}",
            "6ba7b8109dad11d180b400c04fd430c8",
            "6ba7b810-9dad-11d1-80b4-00c04fd430cg",
        ])
    func noUUID(_ text: String) { #expect((try? parse(text, as: UUID.self).get()) == nil) }
    @Test("the Kelvin sign isn't an ASCII letter")
    func kelvin() { #expect((try? Word.parse("\u{212A}")) == nil) }
    @Test(
        "a rule distinguishes texts that are too short, too long and malformed",
        arguments: [
            ("ab", LinkParameterError.tooShort(minimum: 3)),
            (String(repeating: "a", count: 65), .tooLong(maximum: 64)),
            ("ab_", .malformed(expected: "only ASCII letters, digits")),
        ])
    func rules(_ text: String, _ error: LinkParameterError) {
        #expect(parse(text, as: UserID.self) == .failure(error))
    }
    @Test(
        "parsing printable ASCII gives the same value or error as parsing any text",
        arguments: [0, 1, 7, 8, 9, 15, 16, 17, 255, 256, 257])
    func printable(_ count: Int) {
        func result(_ parse: () throws(LinkParameterError) -> String) -> Result<String, LinkParameterError> {
            Result { () throws(LinkParameterError) in try parse() }
        }
        for first in UInt8(0x21)...0x7E {
            let bytes = (0..<count).map { (first &- 0x21 &+ UInt8($0 % 94)) % 94 &+ 0x21 }
            let text = String(decoding: bytes, as: UTF8.self)
            let whole = result { () throws(LinkParameterError) in try String.parse(text) }
            #expect(result { () throws(LinkParameterError) in try String._parse(printable: text) } == whole)
        }
    }
}
