/// A JSON value whose keys keep their order.
indirect enum JSONText {
    case string(String)
    case number(Int)
    case array([JSONText])
    case object([(key: String, value: JSONText?)])

    /// The JSON text, indented by two spaces for each level. Members that are nil are omitted.
    func text(indent: String = "") -> String {
        switch self {
        case .string(let string): return Self.quoted(string)
        case .number(let number): return String(number)
        case .array(let elements):
            guard !elements.isEmpty else { return "[]" }
            let deeper = indent + "  "
            return "[\n" + elements.map { deeper + $0.text(indent: deeper) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            let parts = members.compactMap { key, value in
                value.map { Self.quoted(key) + ": " + $0.text(indent: indent + "  ") }
            }
            return "{" + parts.joined(separator: ", ") + "}"
        }
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // the JSON may be embedded in a script element
            case "<", ">", "&", "\u{2028}", "\u{2029}", "\0"..."\u{1F}", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
