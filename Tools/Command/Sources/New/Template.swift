#if Tools
import Foundation

/// A text with placeholders.
///
/// `{{Feature}}` is replaced by a value. The text between `{{#tracker}}` and `{{/tracker}}` is kept if the value isn't
/// empty, and between `{{^tracker}}` and `{{/tracker}}` if it is. A mark alone on its line leaves no blank line.
struct Template {
    private let text: String

    init(_ text: String) { self.text = text }

    /// Reads the template of a name in a folder of the resources; nil if there is none.
    init?(_ name: String, in folder: String) {
        let url = Bundle.module.url(forResource: "Templates/\(folder)/\(name)", withExtension: nil)
        guard let url, let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
        self.init(text)
    }

    /// Returns the value for a condition: `true` if it holds; empty otherwise.
    static func flag(_ holds: Bool) -> String { holds ? "true" : "" }

    /// Fills in the placeholders.
    ///
    /// - Precondition: Each placeholder has a value, and each mark a counterpart.
    func filled(_ values: [String: String]) -> String {
        var result = ""
        var kept = [true]
        var rest = withoutMarkLines[...]
        while let start = rest.firstRange(of: "{{"), let end = rest.firstRange(of: "}}") {
            if kept.last == true { result += rest[..<start.lowerBound] }
            let mark = rest[start.upperBound..<end.lowerBound]
            rest = rest[end.upperBound...]
            let name = String(mark.trimmingPrefix { "#^/".contains($0) })
            let isSkipped = kept.last == false && !"#^".contains(mark.first ?? " ")
            guard let value = isSkipped || mark.hasPrefix("/") ? "" : values[name] else {
                preconditionFailure("a template has no value '\(name)'")
            }
            switch mark.first {
            case "#", "^": kept.append(kept.last == true && value.isEmpty == (mark.first == "^"))
            case "/": kept.removeLast()
            default: result += value
            }
        }
        return result + rest
    }

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
