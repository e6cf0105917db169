#if Tools
import SwiftSyntax

extension SyntaxProtocol {
    /// The first node of a kind below this one, or this one, in the order of the source.
    func first<Node: SyntaxProtocol>(_ kind: Node.Type, where holds: (Node) -> Bool = { _ in true }) -> Node? {
        if let node = Syntax(self).as(kind), holds(node) { return node }
        for child in children(viewMode: .sourceAccurate) {
            if let found = child.first(kind, where: holds) { return found }
        }
        return nil
    }
    /// The first call of a function, by its written name.
    func call(of function: String) -> FunctionCallExprSyntax? {
        first(FunctionCallExprSyntax.self) { $0.calledExpression.trimmedDescription == function }
    }
    /// The first closure that is passed to a function: `List`, or `Element("ul"` for one with such an argument.
    func closure(of function: String) -> ClosureExprSyntax? {
        first(FunctionCallExprSyntax.self) { call in
            guard call.trailingClosure != nil else { return false }
            if call.calledExpression.trimmedDescription == function { return true }
            return function.contains("(") && call.trimmedDescription.hasPrefix(function)
        }?.trailingClosure
    }
    /// The array literal that a constant is made with.
    func array(named name: String) -> ArrayExprSyntax? {
        first(PatternBindingSyntax.self) { $0.pattern.trimmedDescription == name && $0.initializer != nil }?
            .initializer?.first(ArrayExprSyntax.self)
    }
}

extension SourceFileSyntax {
    struct Import {
        let name: String
        let isAttributed: Bool
        let node: ImportDeclSyntax
    }
    /// The imports, in the order of the source.
    var imports: [Import] {
        statements.declarations.compactMap { $0.as(ImportDeclSyntax.self) }.map {
            Import(name: $0.path.trimmedDescription, isAttributed: !$0.attributes.isEmpty, node: $0)
        }
    }
    /// The declaration of a type by its name; of a nested one with the names of those around it.
    func declaration(of type: String) -> (any DeclGroupSyntax)? {
        var scope = statements.declarations
        var found: (any DeclGroupSyntax)?
        for name in type.split(separator: ".") {
            let named = scope.first { $0.asProtocol((any NamedDeclSyntax).self)?.name.text == String(name) }
            guard let group = named?.asProtocol((any DeclGroupSyntax).self) else { return nil }
            found = group
            scope = group.memberBlock.members.declarations
        }
        return found
    }
    func extensions(of type: String) -> [any DeclGroupSyntax] {
        statements.declarations.compactMap { $0.as(ExtensionDeclSyntax.self) }.filter {
            $0.extendedType.trimmedDescription.prefix { $0 != "<" } == type
        }
    }
}

extension CodeBlockItemListSyntax {
    /// The declarations, also those inside of `#if`.
    fileprivate var declarations: [DeclSyntax] {
        compactMap { $0.item.as(DeclSyntax.self) }.flatMap(\.withConditional)
    }
}
extension MemberBlockItemListSyntax {
    fileprivate var declarations: [DeclSyntax] { map(\.decl).flatMap(\.withConditional) }
}
extension DeclSyntax {
    /// The declaration itself; of an `#if`, those inside.
    fileprivate var withConditional: [DeclSyntax] {
        guard let condition = self.as(IfConfigDeclSyntax.self) else { return [self] }
        return condition.clauses.flatMap { clause -> [DeclSyntax] in
            switch clause.elements {
            case .statements(let statements): statements.declarations
            case .decls(let members): members.declarations
            default: []
            }
        }
    }
}

extension MemberBlockSyntax {
    /// The function, initializer or property of a name.
    func member(_ name: String) -> Syntax? {
        for member in members {
            let decl = member.decl
            if decl.as(FunctionDeclSyntax.self)?.name.text == name { return Syntax(decl) }
            if name == "init", decl.is(InitializerDeclSyntax.self) { return Syntax(decl) }
            if let variable = decl.as(VariableDeclSyntax.self),
                variable.bindings.contains(where: { $0.pattern.trimmedDescription == name })
            {
                return Syntax(decl)
            }
        }
        return nil
    }
    /// A function by its name and the type of its first parameter.
    func function(_ name: String, of parameter: String) -> FunctionDeclSyntax? {
        members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first {
            $0.name.text == name
                && $0.signature.parameterClause.parameters.first?.type.trimmedDescription == parameter
        }
    }
}
#endif
