import Testing
public import WaymarkLinks

extension Int8: LinkParameter {}
extension Int16: LinkParameter {}
extension Int32: LinkParameter {}
extension Int64: LinkParameter {}
extension UInt8: LinkParameter {}
extension UInt16: LinkParameter {}
extension UInt32: LinkParameter {}
extension UInt64: LinkParameter {}
extension Int128: LinkParameter {}

@Suite("The bounds of whole numbers")
struct IntegerBoundTests {
    /// An integer type, with texts just inside and outside its bounds.
    struct Bounds: CustomTestStringConvertible, Sendable {
        let type: any (FixedWidthInteger & LinkParameter).Type
        let maximum: String
        let above: String
        /// The text of the least value; nil for an unsigned type and for `Int`, which can't be negative in a link.
        var minimum: String?
        var below: String?

        var testDescription: String { "\(type)" }
    }
    private static let tooLong = ["18446744073709551616", "99999999999999999999", String(repeating: "9", count: 60)]

    @Test(
        "an error names the bound of the parameter's own type",
        arguments: [
            Bounds(type: Int8.self, maximum: "127", above: "128", minimum: "-128", below: "-129"),
            Bounds(type: Int16.self, maximum: "32767", above: "32768", minimum: "-32768", below: "-32769"),
            Bounds(
                type: Int32.self, maximum: "2147483647", above: "2147483648", minimum: "-2147483648",
                below: "-2147483649"),
            Bounds(
                type: Int64.self, maximum: "9223372036854775807", above: "9223372036854775808",
                minimum: "-9223372036854775808", below: "-9223372036854775809"),
            Bounds(type: Int.self, maximum: "9223372036854775807", above: "9223372036854775808"),
            Bounds(type: UInt8.self, maximum: "255", above: "256"),
            Bounds(type: UInt16.self, maximum: "65535", above: "65536"),
            Bounds(type: UInt32.self, maximum: "4294967295", above: "4294967296"),
            Bounds(type: UInt64.self, maximum: "18446744073709551615", above: "18446744073709551616"),
            Bounds(type: UInt.self, maximum: "18446744073709551615", above: "18446744073709551616"),
        ])
    func bounds(_ bounds: Bounds) {
        #expect(Self.error(bounds.maximum, bounds.type) == nil)
        for text in [bounds.above] + Self.tooLong {
            #expect(Self.error(text, bounds.type) == .outOfRange(expected: "at most \(bounds.maximum)"), "\(text)")
        }
        guard let minimum = bounds.minimum, let below = bounds.below else {
            let expected = "a whole number without a sign or leading zeros"
            #expect(Self.error("-1", bounds.type) == .malformed(expected: expected))
            return
        }
        #expect(Self.error(minimum, bounds.type) == nil)
        for text in [below] + Self.tooLong.map({ "-" + $0 }) {
            #expect(Self.error(text, bounds.type) == .outOfRange(expected: "at least \(minimum)"), "\(text)")
        }
    }
    private static func error<Number: FixedWidthInteger & LinkParameter>(
        _ text: String, _: Number.Type
    ) -> LinkParameterError? {
        do throws(LinkParameterError) {
            let number = try Number.parse(text)
            #expect(number.linkText == text)
            return nil
        } catch { return error }
    }

    @Test(
        "a number has one spelling in every integer type",
        arguments: ["", "-", "-0", "00", "007", "-07", "+1", "1.0", "٤٢"])
    func spelling(_ text: String) {
        for type in [Int8.self, UInt64.self, Int.self] as [any (FixedWidthInteger & LinkParameter).Type] {
            guard case .malformed = Self.error(text, type) else {
                Issue.record("\(type) accepts '\(text)'")
                continue
            }
        }
    }
    @Test("an integer type of more than 64 bits keeps its range")
    func wide() throws {
        let text = Int128.max.description
        #expect(try Int128.parse(text) == .max)
        #expect(Self.error(text + "0", Int128.self) == .outOfRange(expected: "at most \(text)"))
    }

    struct Numbers: Hashable, Sendable {
        let id: Int
        let page: UInt?
        let line: Int8?
        let marks: [Int16]
    }
    @Test(
        "a link's error and its explanation name the same bound, in the path and in the query",
        arguments: [
            ("/n/99999999999999999999", "id", "at most 9223372036854775807"),
            ("/n/1?page=99999999999999999999", "page", "at most 18446744073709551615"),
            ("/n/1?line=-200", "line", "at least -128"), ("/n/1?line=200", "line", "at most 127"),
            ("/n/1?marks=1&marks=99999999999999999999", "marks", "at most 32767"),
        ])
    func links(_ path: String, _ name: String, _ bound: String) throws {
        let table = try LinkResolver<Numbers> {
            LinkRoute("/n/{id}?page={page?}&line={line?}&marks={marks...}") {
                Numbers(id: $0, page: $1, line: $2, marks: $3)
            } values: {
                ($0.id, $0.page, $0.line, $0.marks)
            }
        }
        let resolver = try table.accepting(LinkOrigins(hosts: ["host.example"]))
        let link = "https://host.example" + path
        let problem = "parameter '\(name)': out of range, expected \(bound)"
        #expect { try resolver.resolve(link) } throws: { "\($0)" == problem }
        #expect("\(resolver.explain(link))".contains(problem))
    }
}
