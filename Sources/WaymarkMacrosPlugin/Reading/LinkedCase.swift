#if Macros
import SwiftSyntax
import WaymarkLinks

/// A case of the enum as it is written in the source, with its patterns.
struct LinkedCase {
    struct Value {
        let label: String?
        let type: TypeSyntax
        let hasDefault: Bool
        /// The source text of the default value; nil if there is none. A link that omits the value is printed only if
        /// the value equals the default.
        let defaultText: String?
        let node: EnumCaseParameterSyntax
    }
    struct Pattern {
        let text: String
        let literal: StringLiteralExprSyntax
        let attribute: AttributeSyntax
        let parsed: ParsedPattern

        /// Returns true if this pattern's attribute can be removed without a loss: the other pattern of the case reads
        /// all links of this one, and the attribute has neither another argument nor a comment.
        func isRedundant(beside other: Pattern) -> Bool {
            let hasComment = attribute.leadingTrivia.contains { !$0.isWhitespace }
            let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
            return other.parsed.reads(allOf: parsed) && arguments?.count == 1 && !hasComment
        }
    }
    let name: String
    let values: [Value]
    var patterns: [Pattern] = []
    /// The source text of the `as:` argument, and its node; nil without such an argument.
    var presentation: (text: String, node: ExprSyntax)?
    let node: EnumCaseDeclSyntax

    /// The placeholders of the case's canonical pattern, in the order in which the generated code reads and prints
    /// them; empty without a pattern.
    var placeholders: [LinkPlaceholder] { patterns.first?.parsed.placeholders ?? [] }
    /// Returns the associated value that fills a placeholder; nil if there is none.
    func value(filling placeholder: LinkPlaceholder) -> Value? { values.first { $0.label == placeholder.name } }

    /// The case's name with its labels, such as `detail(identifier:)`.
    var signature: String {
        let labels = values.map { ($0.label ?? "_") + ":" }.joined()
        return name.filter { $0 != "`" } + (values.isEmpty ? "" : "(\(labels))")
    }
    /// Returns the name of the case in logs and listings, such as `character/detail`.
    func name(in type: String) -> String { DestinationName.of(type: type, case: name.filter { $0 != "`" }) }

    init(_ element: EnumCaseElementSyntax, of node: EnumCaseDeclSyntax) {
        name = element.name.text
        self.node = node
        values = (element.parameterClause?.parameters ?? []).map { parameter in
            let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.identifier?.name }
            return Value(
                label: label, type: parameter.type.trimmed, hasDefault: parameter.defaultValue != nil,
                defaultText: parameter.defaultValue?.value.trimmedDescription, node: parameter)
        }
    }
}

extension EnumCaseDeclSyntax {
    /// The case's `@Link` attributes, in order.
    var links: [AttributeSyntax] {
        attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
            ["Link", "Waymark.Link"].contains($0.attributeName.trimmedDescription)
        }
    }
}

/// A type's syntax, classified without looking the type up.
enum WrittenType {
    /// An optional, with the type that it wraps.
    case optional(TypeSyntax)
    /// An array, with the type of its elements.
    case array(TypeSyntax)
    case other
    /// A type whose values can't be in a link, such as a tuple, a dictionary or an optional array.
    case impossible

    init(_ type: TypeSyntax) {
        if let optional = type.as(OptionalTypeSyntax.self) {
            self = Self.isOne(optional.wrappedType) ? .optional(optional.wrappedType) : .impossible
        } else if let array = type.as(ArrayTypeSyntax.self) {
            self = Self.isOne(array.element) ? .array(array.element) : .impossible
        } else if let name = type.as(IdentifierTypeSyntax.self), let argument = name.onlyArgument {
            switch name.name.text {
            case "Optional": self = Self.isOne(argument) ? .optional(argument) : .impossible
            case "Array": self = Self.isOne(argument) ? .array(argument) : .impossible
            case "Set", "Dictionary": self = .impossible
            default: self = .other
            }
        } else {
            self = Self.isOne(type) ? .other : .impossible
        }
    }
    /// The arity of the placeholder for an optional or an array; nil for any other type, which may be a typealias.
    var arity: _LinkArity? {
        switch self {
        case .optional: .optional
        case .array: .many
        case .other, .impossible: nil
        }
    }
    /// Returns true if a type could be a `LinkParameter`, judging by its syntax.
    private static func isOne(_ type: TypeSyntax) -> Bool {
        if let name = type.as(IdentifierTypeSyntax.self) {
            return !["Any", "AnyObject", "Void", "Never"].contains(name.name.text)
        }
        return type.is(MemberTypeSyntax.self)
    }
}

extension IdentifierTypeSyntax {
    /// The type's generic argument; nil if there isn't exactly one, or if it isn't a type.
    fileprivate var onlyArgument: TypeSyntax? {
        guard let arguments = genericArgumentClause?.arguments, arguments.count == 1 else { return nil }
        return arguments.first?.argument.as(TypeSyntax.self)
    }
}
#endif
