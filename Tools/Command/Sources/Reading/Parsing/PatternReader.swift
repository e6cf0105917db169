#if Tools
import SwiftSyntax

/// A reader of the patterns in switches and conditions.
enum PatternReader {
    static func read(_ pattern: PatternSyntax, isNarrowed: Bool) -> RowPattern {
        if let binding = pattern.as(ValueBindingPatternSyntax.self) {
            return read(binding.pattern, isNarrowed: isNarrowed)
        }
        if let name = pattern.as(IdentifierPatternSyntax.self) {
            return RowPattern(kind: .anything, boundName: name.identifier.text, isNarrowed: isNarrowed)
        }
        if pattern.is(WildcardPatternSyntax.self) {
            return RowPattern(kind: .anything, boundName: nil, isNarrowed: isNarrowed)
        }
        if let type = pattern.as(IsTypePatternSyntax.self) {
            return RowPattern(kind: .type(WrittenName.plain(type.type)), boundName: nil, isNarrowed: isNarrowed)
        }
        if let expression = pattern.as(ExpressionPatternSyntax.self)?.expression {
            return read(expression, isNarrowed: isNarrowed)
        }
        return RowPattern(kind: .other, boundName: nil, isNarrowed: true)
    }

    private static func read(_ expression: ExprSyntax, isNarrowed: Bool) -> RowPattern {
        if let pattern = expression.as(PatternExprSyntax.self) { return read(pattern.pattern, isNarrowed: isNarrowed) }
        if expression.is(DiscardAssignmentExprSyntax.self) {
            return RowPattern(kind: .anything, boundName: nil, isNarrowed: isNarrowed)
        }
        // a cast: `let home as HomeOutgoingNavigation` or `.home as Route`
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self) {
                let inner = read(parts[0], isNarrowed: isNarrowed)
                let name = WrittenName.plain(type.type)
                switch inner.kind {
                case .member(_, let member):
                    return RowPattern(
                        kind: .member(type: name, name: member), boundName: nil, isNarrowed: inner.isNarrowed)
                case .anything, .type, .other:
                    return RowPattern(kind: .type(name), boundName: inner.boundName, isNarrowed: inner.isNarrowed)
                }
            }
        }
        if let optional = expression.as(OptionalChainingExprSyntax.self) {
            return read(optional.expression, isNarrowed: isNarrowed)
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            let inner = read(call.calledExpression, isNarrowed: isNarrowed)
            let isOpen = call.arguments.allSatisfy { matchesAnything($0.expression) }
            return RowPattern(kind: inner.kind, boundName: nil, isNarrowed: inner.isNarrowed || !isOpen)
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            let type = member.base.flatMap(WrittenName.type)
            guard member.base == nil || type != nil else {
                return RowPattern(kind: .other, boundName: nil, isNarrowed: true)
            }
            return RowPattern(
                kind: .member(type: type, name: member.declName.baseName.text), boundName: nil, isNarrowed: isNarrowed)
        }
        return RowPattern(kind: .other, boundName: nil, isNarrowed: true)
    }
    private static func matchesAnything(_ expression: ExprSyntax) -> Bool {
        if expression.is(DiscardAssignmentExprSyntax.self) { return true }
        guard let pattern = expression.as(PatternExprSyntax.self)?.pattern else { return false }
        return matchesAnything(pattern)
    }
    private static func matchesAnything(_ pattern: PatternSyntax) -> Bool {
        if let binding = pattern.as(ValueBindingPatternSyntax.self) { return matchesAnything(binding.pattern) }
        if let expression = pattern.as(ExpressionPatternSyntax.self) { return matchesAnything(expression.expression) }
        return pattern.is(IdentifierPatternSyntax.self) || pattern.is(WildcardPatternSyntax.self)
    }

    /// Reads the first condition of the form `if let home = navigation as? Home` or `if case .home = route`. If there
    /// are other conditions, the pattern is narrowed. Returns nil if no condition has either form.
    static func read(_ conditions: ConditionElementListSyntax) -> RowPattern? {
        for condition in conditions {
            let isNarrowed = conditions.count > 1
            if let matching = condition.condition.as(MatchingPatternConditionSyntax.self) {
                return read(matching.pattern, isNarrowed: isNarrowed)
            }
            if let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                let sequence = binding.initializer?.value.as(SequenceExprSyntax.self)
            {
                let parts = Array(sequence.elements)
                guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
                    let type = parts[2].as(TypeExprSyntax.self)
                else { continue }
                return RowPattern(
                    kind: .type(WrittenName.plain(type.type)),
                    boundName: binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    isNarrowed: isNarrowed)
            }
        }
        return nil
    }
}
#endif
