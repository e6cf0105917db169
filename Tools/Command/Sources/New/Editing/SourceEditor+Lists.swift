#if Tools
import SwiftSyntax

/// Lists: arguments, parameters and array elements.
extension SourceEditor {
    private static let width = 120

    /// Adds an argument to the first call of a function in a member of a type.
    mutating func append(
        argument: String, toCallOf function: String, in member: String, of type: String
    ) throws(CommandFault) {
        guard let call = try body(of: member, in: type).call(of: function), let open = call.leftParen else {
            throw CommandFault("'\(member)' of \(type) calls no \(function)")
        }
        append(argument, to: Array(call.arguments), after: open)
    }
    /// Adds an argument before the last one that has a label.
    mutating func insert(
        argument: String, before label: String, toCallOf function: String, in member: String, of type: String
    ) throws(CommandFault) {
        guard let call = try body(of: member, in: type).call(of: function),
            let argumentAfter = call.arguments.first(where: { $0.label?.text == label })
        else { throw CommandFault("'\(member)' of \(type) passes no '\(label)'") }
        let position = argumentAfter.positionAfterSkippingLeadingTrivia
        let line = line(of: position)
        insert(argument + (line.isFirst ? ",\n" + line.indentation : ", "), at: position)
    }
    /// Adds a parameter to a function or initializer.
    mutating func append(parameter: String, to member: String, of type: String) throws(CommandFault) {
        guard let clause = try body(of: member, in: type).first(FunctionParameterClauseSyntax.self) else {
            throw CommandFault("'\(member)' of \(type) has no parameters")
        }
        append(parameter, to: Array(clause.parameters), after: clause.leftParen)
    }
    /// Adds an element to the array literal that a constant is made with: one of the file's, or one in a member.
    mutating func append(
        element: String, toArray name: String, in member: String? = nil, of type: String? = nil
    ) throws(CommandFault) {
        let scope = if let member, let type { try body(of: member, in: type) } else { Syntax(tree) }
        guard let array = scope.array(named: name) else { throw CommandFault("there is no array '\(name)'") }
        append(element, to: Array(array.elements), after: array.leftSquare, endsWithComma: true)
    }
    /// Adds an element to the first array literal in the attributes of a function.
    mutating func append(element: String, toArgumentsOf member: String, of type: String) throws(CommandFault) {
        guard let function = try body(of: member, in: type).as(FunctionDeclSyntax.self),
            let array = Syntax(function.attributes).first(ArrayExprSyntax.self)
        else { throw CommandFault("'\(member)' of \(type) has no arguments") }
        append(element, to: Array(array.elements), after: array.leftSquare, endsWithComma: true)
    }

    /// - Parameter endsWithComma: Whether the last element of several lines has a comma: that of a collection.
    private mutating func append(
        _ new: String, to elements: [some SyntaxProtocol], after open: TokenSyntax, endsWithComma: Bool = false
    ) {
        guard let last = elements.last else { return insert(new, at: open.endPositionBeforeTrailingTrivia) }
        let hasComma = last.lastToken(viewMode: .sourceAccurate)?.tokenKind == .comma
        let line = line(of: last.positionAfterSkippingLeadingTrivia)
        let fits = line.length + new.count + 2 <= Self.width
        let separator: String
        if line.isFirst && (elements.count > 1 || !fits || spansLines(last, after: open)) {
            separator = "\n" + line.indentation
        } else if fits {
            separator = " "
        } else {
            separator = "\n" + line.indentation + (line.isFirst ? "" : "    ")
        }
        // a single element of several lines has none by convention, so it doesn't say what the others are like
        let isEnded = hasComma || endsWithComma && elements.count == 1 && line.isFirst
        insert(
            (hasComma ? "" : ",") + separator + new + (isEnded ? "," : ""), at: last.endPositionBeforeTrailingTrivia)
    }
    /// True if the first element of a list stands on a line of its own.
    private func spansLines(_ first: some SyntaxProtocol, after open: TokenSyntax) -> Bool {
        line(of: open.position).start != line(of: first.positionAfterSkippingLeadingTrivia).start
    }
}
#endif
