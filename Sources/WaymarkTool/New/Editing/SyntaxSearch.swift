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
    var imports: [Import] { Finder.all(ImportDeclSyntax.self, in: self).map { node in
        Import(name: node.path.trimmedDescription, isAttributed: !node.attributes.isEmpty, node: node)
    } }
    /// The declaration of a type by its name; of a nested one with the names of those around it.
    func declaration(of type: String) -> (any DeclGroupSyntax)? {
        let names = type.split(separator: ".").map(String.init)
        var scope = Syntax(self)
        var found: (any DeclGroupSyntax)?
        for name in names {
            found = Finder.groups(in: scope).first { $0.declaredName == name }
            guard let found else { return nil }
            scope = Syntax(found.memberBlock)
        }
        return found
    }
    func extensions(of type: String) -> [any DeclGroupSyntax] {
        Finder.all(ExtensionDeclSyntax.self, in: self).filter {
            $0.extendedType.trimmedDescription.prefix { $0 != "<" } == type
        }
    }
}

extension MemberBlockSyntax {
    /// The function, initialiser or property of a name.
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

extension DeclGroupSyntax {
    fileprivate var declaredName: String? { asProtocol((any NamedDeclSyntax).self)?.name.text }
}

/// Collects nodes, also those inside of `#if`.
private enum Finder {
    static func all<Node: SyntaxProtocol>(_ kind: Node.Type, in node: some SyntaxProtocol) -> [Node] {
        var found: [Node] = []
        collect(Syntax(node), kind, &found)
        return found
    }
    private static func collect<Node: SyntaxProtocol>(_ node: Syntax, _ kind: Node.Type, _ found: inout [Node]) {
        if let match = node.as(kind) { found.append(match) }
        for child in node.children(viewMode: .sourceAccurate) { collect(child, kind, &found) }
    }
    static func groups(in node: Syntax) -> [any DeclGroupSyntax] {
        var found: [any DeclGroupSyntax] = []
        for child in node.children(viewMode: .sourceAccurate) {
            if let group = child.asProtocol((any DeclGroupSyntax).self), !child.is(ExtensionDeclSyntax.self) {
                found.append(group)
            }
            found += groups(in: child)
        }
        return found
    }
}
#endif
