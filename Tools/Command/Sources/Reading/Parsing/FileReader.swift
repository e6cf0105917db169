#if Tools
import SwiftParser
import SwiftSyntax

/// A reader of one file. Doesn't retain the syntax tree.
final class FileReader: SyntaxVisitor {
    private let lines: LineTable
    private var facts: FileFacts
    /// The types and extensions around the current node, outermost first.
    private var types: [TypeFact] = []

    /// Reads a source. A file with syntax errors is read as far as possible, and reported; one that nests too deeply is
    /// reported but not read. Call it on a `ParsingThread`.
    package static func read(_ source: String, path: String) -> FileFacts {
        let reader = FileReader(LineTable(source, file: path), path)
        let tree: SourceFileSyntax
        do throws(SourceNesting.Excess) { tree = try SourceTree.parse(source) } catch {
            let message =
                "the file \(error.message), so it isn't read: simplify it, or exclude it in .waymark.yml"
            let place = reader.lines.place(error.offset)
            reader.facts.problems = [SourceProblem(message: message, place: place, isUnreadable: true)]
            return reader.facts
        }
        reader.walk(tree)
        if tree.hasError { reader.facts.problems = SyntaxProblems.find(in: tree, reader.lines) }
        reader.facts.suppressions = SuppressionReader.read(source, tree, reader.lines)
        reader.readTokens(tree)
        reader.facts.hasTypesOnly = tree.statements.allSatisfy { isTypeOrImport($0.item) }
        return reader.facts
    }

    private init(_ lines: LineTable, _ path: String) {
        self.lines = lines
        facts = FileFacts(path: path)
        super.init(viewMode: .sourceAccurate)
    }

    private static func isTypeOrImport(_ item: CodeBlockItemSyntax.Item) -> Bool {
        guard case .decl(let declaration) = item else { return false }
        return [.importDecl, .enumDecl, .structDecl, .classDecl, .actorDecl, .protocolDecl].contains(declaration.kind)
    }
    private func readTokens(_ tree: SourceFileSyntax) {
        var takes = 0
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            if WrittenName.isType(name) { facts.names.insert(name) }
            if name == "prepared", Self.isTake(token) { takes += 1 }
        }
        let functions = facts.functions + facts.types.flatMap(\.functions)
        facts.hasUnreadTakes = takes > functions.map(\.body.takes.count).reduce(0, +)
    }
    /// Returns true if a token is the name in a call to `prepared(for: …)`, rather than in its declaration.
    private static func isTake(_ token: TokenSyntax) -> Bool {
        let next = token.nextToken(viewMode: .sourceAccurate)
        return next?.tokenKind == .leftParen && next?.nextToken(viewMode: .sourceAccurate)?.text == "for"
            && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .keyword(.func)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name {
            facts.imports.append(
                ImportFact(module: module.text, place: lines.place(module), lineRange: lines.line(of: node)))
        }
        return .skipChildren
    }

    // MARK: types
    private func begin(
        _ kind: TypeFact.Kind, _ node: some DeclGroupSyntax, _ name: String, at place: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        let around = types.last.map { $0.name + "." } ?? ""
        let links = AttributeReader.attribute(["Links", "Waymark.Links"], in: node.attributes)
        types.append(
            TypeFact(
                kind: kind, name: around + name, inherited: WrittenName.inherited(node.inheritanceClause),
                attributes: node.attributes.compactMap {
                    $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
                }, restoring: links.map(AttributeReader.isRestoring) ?? false, place: lines.place(place)))
        return .visitChildren
    }
    private func begin(
        _ kind: TypeFact.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax
    ) -> SyntaxVisitorContinueKind { begin(kind, node, node.name.text, at: node.name) }
    private func end() {
        let done = types.removeLast()
        facts.types.append(done)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(.enumeration, node) }
    override func visitPost(_ node: EnumDeclSyntax) { end() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(.structure, node) }
    override func visitPost(_ node: StructDeclSyntax) { end() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(.reference, node) }
    override func visitPost(_ node: ClassDeclSyntax) { end() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(.reference, node) }
    override func visitPost(_ node: ActorDeclSyntax) { end() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { begin(.contract, node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { end() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.extension, node, WrittenName.plain(node.extendedType), at: node.extendedType)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { end() }

    // MARK: members
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !types.isEmpty else { return .skipChildren }
        let links = AttributeReader.links(node.attributes, lines)
        for element in node.elements {
            let parameters = (element.parameterClause?.parameters ?? []).map { parameter in
                let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
                return ParameterFact(
                    label: label, name: label, type: parameter.type.trimmedDescription,
                    hasDefault: parameter.defaultValue != nil, place: lines.place(parameter))
            }
            types[types.count - 1].cases.append(
                CaseFact(
                    name: element.name.text, parameters: parameters, links: links,
                    rawText: element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
                    place: lines.place(element.name)))
        }
        return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isStatic = Self.isStatic(node.modifiers)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let written = binding.typeAnnotation?.type.trimmedDescription
            let body = binding.initializer.map { BodyReader.read($0.value, lines) }
            let getter = binding.accessorBlock.flatMap(Self.getter)
            let place = lines.place(binding.pattern)
            if !types.isEmpty {
                types[types.count - 1].properties.append(
                    PropertyFact(
                        name: name, type: written ?? binding.initializer.flatMap { Self.madeType($0.value) },
                        isStatic: isStatic, isStored: getter == nil, value: body?.result, place: place))
            }
            if let body = body ?? getter.map({ BodyReader.read($0, lines) }),
                !body.mentions.isEmpty || body.result != nil
            {
                add(
                    FunctionFact(
                        name: name, parameters: [], returnType: written, isStatic: isStatic, body: body, place: place))
            }
        }
        return .skipChildren
    }
    private static func getter(_ block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
        switch block.accessors {
        case .getter(let statements): return statements
        case .accessors(let list):
            return list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        }
    }
    /// Returns the type that an initializer call creates: `Router<Route>` for `Router<Route>(…)`; nil for any other
    /// expression.
    private static func madeType(_ expression: ExprSyntax) -> String? {
        guard let call = expression.as(FunctionCallExprSyntax.self), WrittenName.type(call.calledExpression) != nil
        else { return nil }
        return call.calledExpression.trimmedDescription
    }
    private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    }
    private func add(_ function: FunctionFact) {
        if types.isEmpty {
            facts.functions.append(function)
        } else {
            types[types.count - 1].functions.append(function)
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        addFunction(
            node.name, node.signature, node.body, isStatic: Self.isStatic(node.modifiers))
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        addFunction(node.initKeyword, node.signature, node.body, isStatic: false)
    }
    private func addFunction(
        _ name: TokenSyntax, _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?, isStatic: Bool
    ) -> SyntaxVisitorContinueKind {
        add(
            FunctionFact(
                name: name.text, parameters: parameters(signature),
                returnType: signature.returnClause?.type.trimmedDescription, isStatic: isStatic,
                body: body.map { BodyReader.read($0.statements, lines) } ?? BodyFact(), place: lines.place(name)))
        return .skipChildren
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func parameters(_ signature: FunctionSignatureSyntax) -> [ParameterFact] {
        signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text
            return ParameterFact(
                label: label, name: parameter.secondName?.text ?? label, type: parameter.type.trimmedDescription,
                hasDefault: parameter.defaultValue != nil, place: lines.place(parameter))
        }
    }

    /// Reads a statement outside types, as in `main.swift` or a conditional compilation block, as a function named
    /// `main`.
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .decl = node.item { return .visitChildren }
        guard types.isEmpty else { return .skipChildren }
        let body = BodyReader.read([node], lines)
        facts.functions.append(
            FunctionFact(
                name: "main", parameters: [], returnType: nil, isStatic: false, body: body, place: lines.place(node)))
        return .skipChildren
    }
}
#endif
