#if Tools
import SwiftSyntax

/// Insertion into array literals.
extension SourceEditor {
    private static let width = 120

    /// Adds an element to the array literal of the first constant or property called `name` that has one.
    ///
    /// - Throws: ``CommandFault`` if there is no such array.
    mutating func append(element: String, toArray name: String) throws(CommandFault) {
        guard let array = tree.array(named: name) else { throw CommandFault("there is no array '\(name)'") }
        append(element, to: array)
    }
    /// Adds an element to the first array literal in the attributes of a function.
    ///
    /// - Throws: ``CommandFault`` if there is no such type or function, or if its attributes have no array.
    mutating func append(element: String, toArgumentsOf member: String, of type: String) throws(CommandFault) {
        guard let function = try body(of: member, in: type).as(FunctionDeclSyntax.self),
            let array = Syntax(function.attributes).first(ArrayExprSyntax.self)
        else { throw CommandFault("no attribute of '\(member)' of \(type) has an array") }
        append(element, to: array)
    }

    private mutating func append(_ new: String, to array: ArrayExprSyntax) {
        guard let last = array.elements.last else {
            let isOpen = line(of: array.rightSquare.positionAfterSkippingLeadingTrivia).isFirst
            return isOpen
                ? insert(lines: new, before: array.rightSquare)
                : insert(new, at: array.leftSquare.endPositionBeforeTrailingTrivia)
        }
        let hasComma = last.trailingComma != nil
        let line = line(of: last.positionAfterSkippingLeadingTrivia)
        let fits = line.length + new.count + 2 <= Self.width
        let spansLines = self.line(of: array.leftSquare.position).start != line.start
        let separator: String
        if line.isFirst && (array.elements.count > 1 || !fits || spansLines) {
            separator = "\n" + line.indentation
        } else {
            separator = fits ? " " : "\n" + line.indentation + (line.isFirst ? "" : "    ")
        }
        // a single element on its own line has no trailing comma by convention; several elements have one
        let isEnded = hasComma || array.elements.count == 1 && line.isFirst
        insert(
            (hasComma ? "" : ",") + separator + new + (isEnded ? "," : ""), at: last.endPositionBeforeTrailingTrivia)
    }
}
#endif
