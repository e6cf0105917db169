#if Tools
import SwiftSyntax

extension SyntaxProtocol {
    /// Returns the first node of a kind for which `holds` returns true, in source order; nil if there is none. It may
    /// be this node or one below it.
    func first<Node: SyntaxProtocol>(_ kind: Node.Type, where holds: (Node) -> Bool = { _ in true }) -> Node? {
        if let node = Syntax(self).as(kind), holds(node) { return node }
        for child in children(viewMode: .sourceAccurate) {
            if let found = child.first(kind, where: holds) { return found }
        }
        return nil
    }
    /// Returns the first trailing closure passed to a function such as `List`; nil if there is none.
    ///
    /// - Parameter function: The name, or the beginning of a call with its first argument: `Element("ul"`.
    func closure(of function: String) -> ClosureExprSyntax? {
        first(FunctionCallExprSyntax.self) { call in
            guard call.trailingClosure != nil else { return false }
            if call.calledExpression.trimmedDescription == function { return true }
            return function.contains("(") && call.trimmedDescription.hasPrefix(function)
        }?.trailingClosure
    }
    /// Returns the array literal of the first constant or property called `name` that has one; nil if there is none.
    func array(named name: String) -> ArrayExprSyntax? {
        first(PatternBindingSyntax.self) { binding in
            binding.pattern.trimmedDescription == name && binding.first(ArrayExprSyntax.self) != nil
        }?.first(ArrayExprSyntax.self)
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
    /// Returns the declaration of a type; nil if there is none. A nested type has a name such as `Feature.Route`.
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
    /// The declarations, including those inside `#if`.
    fileprivate var declarations: [DeclSyntax] {
        compactMap { $0.item.as(DeclSyntax.self) }.flatMap(\.withConditional)
    }
}
extension MemberBlockItemListSyntax {
    fileprivate var declarations: [DeclSyntax] { map(\.decl).flatMap(\.withConditional) }
}
extension DeclSyntax {
    /// The declarations inside an `#if`; for any other declaration, only that declaration.
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
    /// Returns the function, initializer or property with a name; nil if there is none.
    ///
    /// - Parameter parameter: The type of a function's first parameter; nil for any.
    func member(_ name: String, taking parameter: String? = nil) -> Syntax? {
        members.lazy.map(\.decl).first { declaration in
            if let function = declaration.as(FunctionDeclSyntax.self) {
                let first = function.signature.parameterClause.parameters.first?.type.trimmedDescription
                return function.name.text == name && (parameter == nil || first == parameter)
            }
            if name == "init" { return declaration.is(InitializerDeclSyntax.self) }
            return declaration.as(VariableDeclSyntax.self)?.bindings
                .contains { $0.pattern.trimmedDescription == name } ?? false
        }.map(Syntax.init)
    }
}
#endif
