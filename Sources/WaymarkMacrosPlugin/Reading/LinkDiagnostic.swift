#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// The diagnostics of `@Links` and `@Link`.
enum LinkDiagnostic: DiagnosticMessage {
    case notAnEnum
    case notACase
    case noLinksAttribute
    case severalCases
    case sameName(String)
    case notALiteral
    case malformed(column: Int, problem: String)
    case unknownPlaceholder(String, of: String)
    case unfilledValue(String, of: String, pattern: String)
    case unlabelledValue(of: String)
    case noParameter(String, of: String)
    case arity(written: String, wanted: String, type: String, of: String)
    case ambiguous(String, of: String, with: String, ofOther: String)
    case firstSegmentsDifferByCase(String, of: String, with: String, ofOther: String)
    case presentationTwice(of: String)
    case presentationByHand
    case noLink(String)

    var message: String {
        switch self {
        case .notAnEnum: "@Links can only be attached to an enum"
        case .notACase: "@Link can only be attached to a case of an enum"
        case .noLinksAttribute: "@Link does nothing here: attach @Links to the enum"
        case .severalCases: "a @Link can't belong to several cases; declare each case on its own"
        case .sameName(let name):
            "two cases are called '\(name)': links tell cases apart by their names; give this one another name"
        case .notALiteral: "the pattern isn't a plain string literal, so the compiler can't read it"
        case .malformed(let column, let problem): "malformed pattern at character \(column): \(problem)"
        case .unknownPlaceholder(let name, let owner): "'{\(name)}' is not an associated value of case '\(owner)'"
        case .unfilledValue(let name, let owner, let pattern):
            "associated value '\(name)' of case '\(owner)' has no placeholder in '\(pattern)'"
        case .unlabelledValue(let owner):
            "an associated value of case '\(owner)' has no label: placeholders are filled by name"
        case .noParameter(let type, let owner):
            "'\(type)' in case '\(owner)' cannot be a parameter of a link: "
                + "use Int, UInt, Double, String, Bool, UUID, a type that conforms to LinkParameter, or an optional or array of one"
        case .arity(let written, let wanted, let type, let owner):
            "'\(written)' is filled by '\(type)' in case '\(owner)', which needs '\(wanted)'"
        case .ambiguous(let pattern, let owner, let other, let otherOwner):
            "'\(pattern)' of case '\(owner)' matches the same paths as '\(other)' of case '\(otherOwner)': "
                + "remove one, or give it another path"
        case .firstSegmentsDifferByCase(let pattern, let owner, let other, let otherOwner):
            "the first segments of '\(pattern)' of case '\(owner)' and '\(other)' of case '\(otherOwner)' "
                + "differ only by case, which custom schemes ignore: write both the same way"
        case .presentationTwice(let owner): "case '\(owner)' has more than one 'as:'"
        case .presentationByHand: "'as:' has no effect: the enum's own 'presentationType' wins"
        case .noLink(let name): "case '\(name)' has no link, so saved state cannot hold it"
        }
    }
    var diagnosticID: MessageID { MessageID(domain: "Waymark", id: "\(self)".prefix { $0 != "(" }.description) }
    var severity: DiagnosticSeverity {
        switch self {
        case .noLink, .presentationByHand: .note
        default: .error
        }
    }
}

/// The message of a fix-it.
struct LinkFix: FixItMessage {
    let message: String
    var fixItID: MessageID { MessageID(domain: "Waymark", id: "fix") }

    /// Returns a fix-it that replaces a pattern's literal with another pattern.
    static func pattern(_ text: String, instead literal: StringLiteralExprSyntax) -> FixIt {
        FixIt(
            message: LinkFix(message: "write \"\(text)\""),
            changes: [
                .replace(
                    oldNode: Syntax(literal),
                    newNode: Syntax(
                        StringLiteralExprSyntax(content: text).with(\.leadingTrivia, literal.leadingTrivia)
                            .with(\.trailingTrivia, literal.trailingTrivia)))
            ])
    }
    /// Returns a fix-it that labels an associated value.
    static func label(_ name: String, for parameter: EnumCaseParameterSyntax) -> FixIt {
        // keeps the comments in front of the parameter
        let labelled = parameter.with(\.leadingTrivia, []).with(\.firstName, .identifier(name)).with(\.secondName, nil)
            .with(\.colon, .colonToken(trailingTrivia: .space)).with(\.leadingTrivia, parameter.leadingTrivia)
        return FixIt(
            message: LinkFix(message: "label it '\(name)'"),
            changes: [.replace(oldNode: Syntax(parameter), newNode: Syntax(labelled))])
    }
    /// Returns a fix-it that removes an attribute from a case.
    static func removing(_ attribute: AttributeSyntax, from node: EnumCaseDeclSyntax) -> FixIt {
        let kept = node.attributes.filter { $0.as(AttributeSyntax.self)?.id != attribute.id }
        return FixIt(
            message: LinkFix(message: "remove this @Link"),
            changes: [.replace(oldNode: Syntax(node), newNode: Syntax(node.with(\.attributes, kept)))])
    }
}
#endif
