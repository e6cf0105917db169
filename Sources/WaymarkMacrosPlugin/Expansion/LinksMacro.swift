#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The macro `@Links`. It generates `links` and a check of the values' types. If a case has an `as:` argument and the
/// enum doesn't declare `presentationType` itself, it generates that, too. Unless cases are inside an `#if`, it also
/// generates the names and the list of the cases.
struct LinksMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let declaration = declaration.as(EnumDeclSyntax.self) else {
            context.diagnose(Diagnostic(node: node, message: LinkDiagnostic.notAnEnum))
            return []
        }
        var reader = LinkReader(context)
        reader.read(declaration, notingMissingLinks: node.notesMissingLinks)
        guard !reader.hasFailed else { return [] }
        let writer = LinkExpansion(cases: reader.cases, access: declaration.memberAccess)
        // conditional cases are unknown to the macro
        let isWhole = !declaration.memberBlock.members.hasConditionalCases
        let type = declaration.name.text
        let name = isWhole ? writer.name(of: type) : nil
        let list = isWhole ? writer.list(of: type) : nil
        let presentation = reader.isPresentedByHand ? nil : writer.presentation
        return [writer.links] + [writer.valueCheck, name, list, presentation].compactMap(\.self)
    }
}

/// The macro `@Link`, which `@Links` reads. By itself, it only diagnoses an attribute in the wrong place.
struct LinkMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(EnumCaseDeclSyntax.self) else {
            context.diagnose(Diagnostic(node: node, message: LinkDiagnostic.notACase))
            return []
        }
        guard let owner = context.lexicalContext.first?.as(EnumDeclSyntax.self) else { return [] }
        let hasLinks = owner.attributes.contains { attribute in
            let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
            return name == "Links" || name == "Waymark.Links"
        }
        if !hasLinks { context.diagnose(Diagnostic(node: node, message: LinkDiagnostic.noLinksAttribute)) }
        return []
    }
}

extension AttributeSyntax {
    fileprivate var notesMissingLinks: Bool {
        arguments?.as(LabeledExprListSyntax.self)?.contains { argument in
            argument.label?.text == "notingMissingLinks"
                && argument.expression.as(BooleanLiteralExprSyntax.self)?.literal.text == "true"
        } ?? false
    }
}

extension MemberBlockItemListSyntax {
    /// A Boolean value that indicates whether an `#if` among the members contains cases.
    fileprivate var hasConditionalCases: Bool {
        lazy.compactMap { $0.decl.as(IfConfigDeclSyntax.self) }.flatMap(\.clauses).contains { clause in
            guard case .decls(let members) = clause.elements else { return false }
            return members.hasConditionalCases || members.contains { $0.decl.is(EnumCaseDeclSyntax.self) }
        }
    }
}

extension EnumDeclSyntax {
    /// The access modifier that gives members the visibility of the type, with a trailing space; empty for a type
    /// that is neither public nor package.
    fileprivate var memberAccess: String {
        modifiers.lazy.map(\.name.text).first { ["public", "package"].contains($0) }.map { $0 + " " } ?? ""
    }
}
#endif
