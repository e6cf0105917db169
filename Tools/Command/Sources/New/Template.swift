#if Tools
/// A text with placeholders.
///
/// `{{Feature}}` is replaced by a value. The text between `{{#tracker}}` and `{{/tracker}}` is kept if the value isn't
/// empty, and between `{{^tracker}}` and `{{/tracker}}` if it is. A mark alone on its line leaves no blank line.
struct Template {
    /// The file that the text comes from, for messages.
    let name: String
    let text: String

    /// Returns the value for a condition: `true` if it holds; empty otherwise.
    static func flag(_ holds: Bool) -> String { holds ? "true" : "" }

    /// Fills in the placeholders.
    ///
    /// - Throws: ``CommandFault`` if a placeholder has no value, or a mark has no counterpart.
    func filled(_ values: [String: String]) throws(CommandFault) -> String {
        var result = ""
        var open: [(name: String, isKept: Bool)] = []
        var rest = withoutMarkLines[...]
        while let start = rest.firstRange(of: "{{") {
            let isKept = open.allSatisfy(\.isKept)
            if isKept { result += rest[..<start.lowerBound] }
            guard let end = rest[start.upperBound...].firstRange(of: "}}") else { throw fault("a '{{' isn't closed") }
            let mark = rest[start.upperBound..<end.lowerBound]
            rest = rest[end.upperBound...]
            switch mark.first {
            case "#", "^":
                let name = String(mark.dropFirst())
                guard let value = values[name] else { throw fault("there is no value '\(name)'") }
                open.append((name, value.isEmpty == (mark.first == "^")))
            case "/":
                guard open.popLast()?.name == String(mark.dropFirst()) else {
                    throw fault("'{{\(mark)}}' closes nothing")
                }
            default:
                guard isKept else { break }
                guard let value = values[String(mark)] else { throw fault("there is no value '\(mark)'") }
                result += value
            }
        }
        if let name = open.last?.name { throw fault("'{{#\(name)}}' isn't closed") }
        return result + rest
    }

    private func fault(_ message: String) -> CommandFault { CommandFault("the template \(name): \(message)") }
    /// The text with marks that stand alone on their line moved to the beginning of the next line.
    private var withoutMarkLines: String {
        text.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: "") { result, line in
            let mark = line.drop { $0 == " " }
            let isMark =
                ["{{#", "{{^", "{{/"].contains { mark.hasPrefix($0) } && mark.hasSuffix("}}")
                && mark.dropFirst(2).firstRange(of: "{{") == nil
            result += isMark ? mark : line + "\n"
        }
    }
}
#endif
