#if Tools
import SwiftParser
import SwiftSyntax

/// A reader that turns expressions into `ValueFact` values.
struct ValueReader {
    let lines: LineTable
    /// Returns the index in `BodyFact.switches` of a `switch` that is used as an expression; nil if it isn't known.
    var switchIndex: (SwitchExprSyntax) -> Int? = { _ in nil }

    func read(_ expression: ExprSyntax) -> ValueFact {
        if let literal = expression.as(StringLiteralExprSyntax.self) {
            return literal.representedLiteralValue.map(ValueFact.text) ?? other(expression)
        }
        if expression.is(NilLiteralExprSyntax.self) { return .none }
        if let array = expression.as(ArrayExprSyntax.self) { return .list(array.elements.map { read($0.expression) }) }
        if let call = expression.as(FunctionCallExprSyntax.self) { return read(call) }
        if let member = expression.as(MemberAccessExprSyntax.self) { return read(member, arguments: []) }
        if let name = expression.as(DeclReferenceExprSyntax.self) { return .name(name.baseName.text) }
        if let found = expression.as(SwitchExprSyntax.self) {
            return switchIndex(found).map(ValueFact.switched) ?? other(expression)
        }
        if let attempt = expression.as(TryExprSyntax.self) { return read(attempt.expression) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil
        {
            return read(only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return read(sequence) }
        return other(expression)
    }

    private func read(_ call: FunctionCallExprSyntax) -> ValueFact {
        let arguments = arguments(of: call)
        if let type = WrittenName.type(call.calledExpression) {
            // a wrapped navigation is read as the navigation itself
            if type == "AnyNavigation", let only = arguments.first { return only.value }
            return .made(type: type, arguments: arguments)
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            if member.declName.baseName.text == "init", let type = member.base.flatMap(WrittenName.type) {
                return .made(type: type, arguments: arguments)
            }
            return read(member, arguments: arguments)
        }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            return .call(base: nil, name: name.baseName.text)
        }
        return other(ExprSyntax(call))
    }
    private func read(_ member: MemberAccessExprSyntax, arguments: [ArgumentFact]) -> ValueFact {
        let name = member.declName.baseName.text
        guard let base = member.base else { return .member(type: nil, name: name, arguments: arguments) }
        if let type = WrittenName.type(base) { return .member(type: type, name: name, arguments: arguments) }
        return .call(base: base.trimmedDescription, name: name)
    }
    func arguments(of call: FunctionCallExprSyntax) -> [ArgumentFact] {
        var arguments = call.arguments.map {
            ArgumentFact(label: $0.label?.text, value: read($0.expression), place: lines.place($0.expression))
        }
        if let closure = call.trailingClosure {
            arguments.append(ArgumentFact(label: nil, value: read(closure), place: lines.place(closure)))
        }
        return arguments
    }
    /// Reads a closure as the expression that `onlyExpression(_:)` returns, or as `{ … }` if there is none.
    private func read(_ closure: ClosureExprSyntax) -> ValueFact {
        Self.onlyExpression(closure.statements).map(read) ?? .other("{ … }")
    }

    /// Reads operators that the parser hasn't folded into an expression: a conditional expression, such as
    /// `self == .settings ? [] : [.settings]`, or a cast, which is read as the value before `as`. Others are kept as
    /// source.
    private func read(_ sequence: SequenceExprSyntax) -> ValueFact {
        let parts = Array(sequence.elements)
        guard let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = parts[index].as(UnresolvedTernaryExprSyntax.self), index + 2 == parts.count
        else {
            if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) { return read(parts[0]) }
            return other(ExprSyntax(sequence))
        }
        return .choice(condition(Array(parts[..<index])), read(ternary.thenExpression), read(parts[index + 1]))
    }
    private func condition(_ parts: [ExprSyntax]) -> ConditionFact {
        guard parts.count == 3, let comparison = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
            parts[0].trimmedDescription == "self",
            case .member(_, let name, let arguments) = read(parts[2]), arguments.isEmpty
        else { return .other }
        return comparison == "==" ? .isCase(name) : comparison == "!=" ? .isNotCase(name) : .other
    }

    private func other(_ expression: ExprSyntax) -> ValueFact { .other(Self.short(expression)) }

    /// Returns the source of a node on one line, truncated if it has more than 60 characters.
    static func short(_ node: some SyntaxProtocol) -> String {
        let text = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.count > 60 ? text.prefix(57) + "…" : text
    }

    /// Returns the only expression of a block, or the one that it returns after nothing but variable declarations; nil
    /// for any other block.
    static func onlyExpression(_ statements: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard let last = statements.last, statements.dropLast().allSatisfy({ $0.item.is(VariableDeclSyntax.self) })
        else { return nil }
        switch last.item {
        case .expr(let expression): return statements.count == 1 ? expression : nil
        case .stmt(let statement):
            if let statement = statement.as(ReturnStmtSyntax.self) { return statement.expression }
            return statements.count == 1 ? statement.as(ExpressionStmtSyntax.self)?.expression : nil
        case .decl: return nil
        }
    }
}
#endif
