#if Tools
import SwiftSyntax

/// The truth value of a build condition; `maybe` if it isn't known.
enum Truth {
    case always, never, maybe

    static prefix func ! (truth: Truth) -> Truth {
        switch truth {
        case .always: .never
        case .never: .always
        case .maybe: .maybe
        }
    }
    static func && (one: Truth, other: Truth) -> Truth {
        if one == .never || other == .never { return .never }
        return one == .always && other == .always ? .always : .maybe
    }
    static func || (one: Truth, other: Truth) -> Truth { !(!one && !other) }
}

/// The target of a build.
enum BuildTarget: Equatable {
    case platform(Platform)
    /// Linux, with the stubs.
    case checks

    /// The platforms that have each known module. For other modules, `canImport` is `maybe`.
    private static let modules: [String: [Platform]] = [
        "SwiftUI": Platform.allCases, "Foundation": Platform.allCases, "Observation": Platform.allCases,
        "UserNotifications": Platform.allCases, "UIKit": [.iOS, .tvOS, .watchOS, .visionOS], "AppKit": [.macOS],
        "WidgetKit": [.iOS, .macOS, .watchOS, .visionOS], "FoundationEssentials": [],
    ]
    private static let stubs = [
        "SwiftUI", "Foundation", "FoundationEssentials", "Observation", "UserNotifications", "UIKit",
        "WidgetKit", "AppKit",
    ]

    func isOperatingSystem(_ name: String) -> Truth {
        switch self {
        case .platform(let platform): platform.rawValue == name ? .always : .never
        case .checks: name == "Linux" ? .always : .never
        }
    }
    func canImport(_ module: String) -> Truth {
        switch self {
        case .platform(let platform):
            Self.modules[module].map { $0.contains(platform) ? .always : .never } ?? .maybe
        case .checks: Self.stubs.contains(module) ? .always : .maybe
        }
    }
}

extension ExprSyntax {
    /// Returns the value of a build condition for a target.
    func truth(for target: BuildTarget) -> Truth {
        if let call = self.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression {
            let name = argument.trimmedDescription
            switch call.calledExpression.trimmedDescription {
            case "os": return target.isOperatingSystem(name)
            case "canImport": return target.canImport(name)
            default: return .maybe
            }
        }
        if let negation = self.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return !negation.expression.truth(for: target)
        }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return inner.expression.truth(for: target)
        }
        if let literal = self.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.text == "true" ? .always : .never
        }
        guard let sequence = self.as(SequenceExprSyntax.self) else { return .maybe }
        // the parser doesn't fold operators: `&&` binds more tightly than `||`
        var alternatives: [Truth] = [.always]
        for element in sequence.elements {
            if let infix = element.as(BinaryOperatorExprSyntax.self) {
                if infix.operator.text == "||" { alternatives.append(.always) }
            } else {
                alternatives[alternatives.count - 1] =
                    alternatives[alternatives.count - 1] && element.truth(for: target)
            }
        }
        return alternatives.dropFirst().reduce(alternatives[0]) { $0 || $1 }
    }
}

extension IfConfigClauseSyntax {
    /// Returns `always` if this clause is compiled for a target: its condition holds, and none before it does.
    func isCompiled(for target: BuildTarget) -> Truth {
        guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return .maybe }
        var earlier = Truth.never
        for clause in clauses {
            let own = clause.condition?.truth(for: target) ?? .always
            if clause.id == id { return own && !earlier }
            earlier = earlier || own
        }
        return .maybe
    }
}
#endif
