/// The fields of a submitted form, parsed as `application/x-www-form-urlencoded` (WHATWG URL, section 5).
public struct WebForm: Hashable, Sendable {
    /// The field that holds the form's name.
    static let nameField = "waymark-form"
    /// The field with the visitor's token, which proves that the form was on one of this visitor's pages.
    static let tokenField = "waymark-token"
    /// The field that distinguishes the form from the same form of another rendered page.
    static let onceField = "waymark-once"
    /// The field with the link that the visitor requested before being sent to the form's page.
    static let nextField = "waymark-next"
    /// The maximum size of a body, in bytes.
    static let maximumBytes = 16 * 1_024
    private let fields: [String: String]

    /// Returns the value of the first field with this name; nil if there is none.
    public subscript(_ name: String) -> String? { fields[name] }
    var name: String? { fields[Self.nameField] }

    /// Parses a body. Returns nil if it isn't a form: if it has an invalid percent escape, invalid UTF-8, a control
    /// character other than tabs and line breaks, or more than 64 fields.
    init?(body: [UInt8]) {
        var fields: [String: String] = [:]
        let pairs = body.split(separator: UInt8(ascii: "&"))
        guard pairs.count <= 64 else { return nil }
        for pair in pairs {
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(parts[0]), let value = Self.decoded(parts.count == 2 ? parts[1] : []) else {
                return nil
            }
            if fields[name] == nil { fields[name] = value }
        }
        self.fields = fields
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
        var output: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "+"): output.append(0x20)
            case UInt8(ascii: "%"):
                guard index + 2 < bytes.endIndex,
                    let value = UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16),
                    bytes[index + 1] != UInt8(ascii: "+"), bytes[index + 1] != UInt8(ascii: "-")
                else { return nil }
                output.append(value)
                index += 2
            default: output.append(bytes[index])
            }
            index += 1
        }
        // browsers don't send control characters, and other software may end a text at a NUL
        let isText = output.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        guard isText else { return nil }
        return String(validating: output, as: UTF8.self)
    }
}
