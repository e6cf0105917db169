import Testing
import WaymarkLinks

struct Ticket: RawRepresentable, Hashable, Sendable { let rawValue: String }
extension Ticket: LinkParameter {}

struct Version: LosslessStringConvertible, Hashable, Sendable {
    let major: Int, minor: Int
    init(major: Int, minor: Int) { (self.major, self.minor) = (major, minor) }
    init?(_ text: String) {
        let parts = text.split(separator: ".").compactMap { Int($0) }
        guard parts.count == 2 else { return nil }
        self.init(major: parts[0], minor: parts[1])
    }
    var description: String { "\(major).\(minor)" }
}
extension Version: LinkParameter {}
/// An altitude in meters, which is negative below sea level.
struct Altitude: LosslessStringConvertible, LinkParameter {
    let metres: Int32
    init(_ metres: Int32) { self.metres = metres }
    init?(_ text: String) {
        guard let metres = Int32(text) else { return nil }
        self.metres = metres
    }
    var description: String { metres.description }
}

enum Size: String, CaseIterable, LosslessStringConvertible {
    case small = "s"
    case large = "l"
    init?(_ text: String) { self.init(rawValue: text) }
    var description: String { self == .small ? "Small" : "Large" }
}
extension Size: LinkParameter {}

@Suite("Conversions of values in links")
struct ConversionTests {
    private func parse<P: LinkParameter>(_ text: String, as type: P.Type = P.self) -> P? {
        try? P.parse(text)
    }

    @Test("a RawRepresentable type is parsed as its raw value, under the rules of the raw value's type")
    func rawRepresentable() {
        #expect(parse("café", as: Ticket.self) == Ticket(rawValue: "café"))
        #expect(parse("a\u{200B}", as: Ticket.self) == nil)
        #expect(Ticket(rawValue: "x").linkText == "x" && !Ticket.mayHoldSlashes)
    }
    @Test(
        "a LosslessStringConvertible type is parsed from its description, in one spelling",
        arguments: [("1.2", Version(major: 1, minor: 2)), ("1.02", nil), ("+1.2", nil), ("1", nil), ("", nil)])
    func lossless(_ text: String, _ version: Version?) {
        #expect(parse(text) == version)
        if let version { #expect(version.linkText == text) }
    }
    @Test(
        "an app's own number type may be negative, and has one spelling",
        arguments: [("-5", Altitude(-5)), ("05", nil), ("+5", nil)])
    func negative(_ text: String, _ altitude: Altitude?) { #expect(parse(text) == altitude) }
    @Test("a type that is RawRepresentable and LosslessStringConvertible is parsed as its raw value")
    func both() {
        #expect(parse("s", as: Size.self) == .small && parse("Small", as: Size.self) == nil)
        #expect(Size.large.linkText == "l" && Size.texts == ["s", "l"])
    }

    @Test(
        "a Double has one spelling",
        arguments: [
            ("0", 0), ("1", 1), ("52.5", 52.5), ("-0.1", -0.1), ("0.00001", 1e-5), ("1000000000000000000", 1e18),
            ("0.1", 0.1), ("123456.789", 123456.789), ("", nil), ("-0", nil), ("52.50", nil), ("52.0", nil),
            ("052", nil), ("+1", nil), (".5", nil), ("5.", nil), ("1e5", nil), ("0x1p3", nil), ("inf", nil),
            ("nan", nil), ("-", nil), ("1.2.3", nil), ("--1", nil), ("0.1000000000000000055511151231257827", nil),
            ("1,5", nil), ("٣", nil),
        ] as [(String, Double?)])
    func doubles(_ text: String, _ number: Double?) {
        #expect(parse(text) == number)
        if let number { #expect(number.linkText == text) }
    }
    @Test("a Double round-trips if it is finite and its text has at most 32 bytes, and otherwise doesn't")
    func roundTrip() {
        let numbers: [Double] = [
            0, -0.0, .pi, 1e21, 1e22, 1e31, 1e32, 1e300, .leastNonzeroMagnitude, .leastNormalMagnitude,
            .greatestFiniteMagnitude,
            .infinity, -.infinity, .nan, 1.0 / 3, 1e15, 123_456_789_012_345_680,
        ]
        for number in numbers + numbers.map(-) {
            let text = number.linkText
            let isReadBack = (try? Double.parse(text)) == number
            #expect(isReadBack == (number.isFinite && text.utf8.count <= 32), "\(number)")
        }
    }
}
