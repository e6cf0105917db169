#if Tools
import SwiftSyntax

/// Insertion at the places that recipes name.
extension SourceEditor {
    /// Inserts a text at a place of a type, such as `member`, `case show`, `statement init` or `element features`.
    ///
    /// - Throws: ``CommandFault`` if there is no such place.
    mutating func insert(_ text: String, at place: [String], of type: String) throws(CommandFault) {
        let member = place.count > 1 ? place[1] : ""
        switch place.first {
        case "import": try addImport(text)
        case "member": try append(member: text, to: type)
        case "beside": try append(member: text, beside: member, of: type)
        case "storage": try append(storage: text, to: type)
        case "case": try append(case: text, to: member, taking: place.count > 2 ? place[2] : nil, of: type)
        case "statement": try append(statement: text, to: member, of: type)
        case "closure": try append(statement: text, toClosureOf: member, in: type)
        case "element": try append(element: text, toArray: member)
        case "arguments": try append(element: text, toArgumentsOf: member, of: type)
        default: throw CommandFault("'\(place.joined(separator: " "))' isn't a place for text")
        }
    }
}
#endif
