#if Tools
import SwiftSyntax

/// A reader of a function's body, which finds its mentions and the rows of its switches and conditions.
final class BodyReader: SyntaxVisitor {
    private let lines: LineTable
    private var body = BodyFact()
    private var row: Int?
    private var callees: [Callee] = []
    /// The index of the row around each enclosing block or closure, outermost first; nil for one outside all rows.
    private var blocks: [Int?] = []
    private var switches: [SyntaxIdentifier: Int] = [:]
    /// The closures that return the roots of tabs.
    private var tabRoots: Set<SyntaxIdentifier> = []
    private var openTabRoots = 0

    init(_ lines: LineTable) {
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    /// Reads the statements of a function or a getter.
    static func read(_ statements: CodeBlockItemListSyntax, _ lines: LineTable) -> BodyFact {
        let reader = BodyReader(lines)
        reader.walk(statements)
        reader.body.result = ValueReader.onlyExpression(statements).map(reader.value)
        return reader.body
    }
    /// Reads the initial value of a constant or variable.
    static func read(_ expression: ExprSyntax, _ lines: LineTable) -> BodyFact {
        let reader = BodyReader(lines)
        reader.walk(expression)
        reader.body.result = reader.value(expression)
        return reader.body
    }
    private func value(_ expression: ExprSyntax) -> ValueFact {
        ValueReader(lines: lines) { [switches] in switches[$0.id] }.read(expression)
    }
    private func mention(_ kind: Mention.Kind, _ node: some SyntaxProtocol) {
        body.mentions.append(
            Mention(kind: kind, callees: callees, row: row, isTabRoot: openTabRoots > 0, place: lines.place(node)))
    }

    // MARK: expressions
    /// The types whose arguments are read: they set up an app's links, routers, guards and restoration.
    private static let composed: Set<String> = [
        "Router", "LinkTable", "LinkRoute", "NavigationCoordinator", "TabRouter", "AppCoordinator", "Restoration",
    ]

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var callee: Callee?
        if let type = WrittenName.type(call.calledExpression) {
            let arguments =
                Self.composed.contains(type) ? ValueReader(lines: lines).arguments(of: call) : []
            mention(.made(type: type, arguments: arguments), call)
            callee = Callee(base: type, name: "init")
            if type == "TabRouter", let closure = Self.tabRoot(of: call) { tabRoots.insert(closure.id) }
        } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            if let base = member.base {
                if let type = WrittenName.type(base) {
                    let kind: Mention.Kind =
                        name == "init" ? .made(type: type, arguments: []) : .member(type: type, name: name)
                    mention(kind, member.declName)
                    callee = Callee(base: type, name: name)
                } else {
                    // in `Wiring(book: book).basket()`, the base is `Wiring`
                    let made = base.as(FunctionCallExprSyntax.self).flatMap { WrittenName.type($0.calledExpression) }
                    let text = made ?? Self.baseName(base)
                    mention(.call(base: text, name: name), member.declName)
                    callee = Callee(base: text, name: name)
                    walk(base)
                }
            } else {
                mention(.implicit(name: name), member)
                callee = Callee(base: nil, name: name)
            }
        } else if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            mention(.call(base: nil, name: name), call)
            callee = Callee(base: nil, name: name)
        } else {
            walk(call.calledExpression)
        }
        if callee?.name == "prepared", let first = call.arguments.first, first.label?.text == "for" {
            body.takes.append(ValueReader(lines: lines).read(first.expression))
        }
        if let callee { callees.insert(callee, at: 0) }
        walk(call.arguments)
        // code inside a trailing closure isn't an argument of the call
        let around = callees
        callees = []
        if let closure = call.trailingClosure { walk(closure) }
        walk(call.additionalTrailingClosures)
        callees = around
        if callee != nil { callees.removeFirst() }
        return .skipChildren
    }
    /// Returns the last name of the expression before a dot: `navigator` for `self.navigator`; nil for other
    /// expressions, such as calls.
    private static func baseName(_ base: ExprSyntax) -> String? {
        if let name = base.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        if let member = base.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        if let chain = base.as(OptionalChainingExprSyntax.self) { return baseName(chain.expression) }
        if let forced = base.as(ForceUnwrapExprSyntax.self) { return baseName(forced.expression) }
        return nil
    }
    override func visit(_ member: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = member.declName.baseName.text
        guard let base = member.base else {
            mention(.implicit(name: name), member)
            return .skipChildren
        }
        if let type = WrittenName.type(base) {
            if name != "self" { mention(.member(type: type, name: name), member) }
            return .skipChildren
        }
        // a computed property may navigate as a function does
        mention(
            .call(
                base: base.as(FunctionCallExprSyntax.self).flatMap { WrittenName.type($0.calledExpression) }
                    ?? Self.baseName(base), name: name), member.declName)
        walk(base)
        return .skipChildren
    }
    override func visit(_ closure: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        blocks.append(row)
        if tabRoots.contains(closure.id) { openTabRoots += 1 }
        return .visitChildren
    }
    override func visitPost(_ closure: ClosureExprSyntax) {
        row = blocks.removeLast()
        if tabRoots.contains(closure.id) { openTabRoots -= 1 }
    }
    /// Returns the closure `root` of a `TabRouter`, which is labeled or the only trailing one; nil if there is none.
    private static func tabRoot(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
        if let last = call.additionalTrailingClosures.last { return last.label.text == "root" ? last.closure : nil }
        if let argument = call.arguments.first(where: { $0.label?.text == "root" }) {
            return argument.expression.as(ClosureExprSyntax.self)
        }
        return call.trailingClosure
    }

    /// Skips members beside a comparison operator, such as `.home` in `route == .home`, which aren't navigations.
    override func visit(_ sequence: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(sequence.elements)
        for (index, part) in parts.enumerated() {
            let isCompared = [index - 1, index + 1].contains { neighbour in
                guard parts.indices.contains(neighbour),
                    let text = parts[neighbour].as(BinaryOperatorExprSyntax.self)?.operator.text
                else { return false }
                return ["==", "!=", "~="].contains(text)
            }
            if isCompared, part.is(MemberAccessExprSyntax.self) || part.isImplicitCall { continue }
            walk(part)
        }
        return .skipChildren
    }

    // MARK: rows
    override func visit(_ found: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        walk(found.subject)
        let index = body.switches.count
        switches[found.id] = index
        body.switches.append(SwitchFact(subject: found.subject.trimmedDescription))
        read(found.cases, of: index)
        return .skipChildren
    }
    private func read(_ cases: SwitchCaseListSyntax, of index: Int) {
        for element in cases {
            switch element {
            case .switchCase(let found): read(found, of: index)
            case .ifConfigDecl(let config):
                for clause in config.clauses {
                    if case .switchCases(let cases)? = clause.elements { read(cases, of: index) }
                }
            }
        }
    }
    private func read(_ found: SwitchCaseSyntax, of index: Int) {
        var patterns: [RowPattern] = []
        switch found.label {
        case .default: patterns = [RowPattern(kind: .anything, boundName: nil, isNarrowed: false)]
        case .case(let label):
            for item in label.caseItems {
                patterns.append(PatternReader.read(item.pattern, isNarrowed: item.whereClause != nil))
                if let clause = item.whereClause { walk(clause) }
            }
        }
        let number = add(patterns, at: found, of: index)
        body.switches[index].rows.append(number)
        let around = row
        row = number
        walk(found.statements)
        row = around
        body.rows[number].value = ValueReader.onlyExpression(found.statements).map(value)
    }
    private func add(_ patterns: [RowPattern], at node: some SyntaxProtocol, of index: Int?) -> Int {
        body.rows.append(
            RowFact(switchIndex: index, parent: row, patterns: patterns, value: nil, place: lines.place(node)))
        return body.rows.count - 1
    }

    override func visit(_ found: IfExprSyntax) -> SyntaxVisitorContinueKind {
        walk(found.conditions)
        let around = row
        if let pattern = PatternReader.read(found.conditions) {
            let number = add([pattern], at: found, of: nil)
            row = number
            walk(found.body)
            body.rows[number].value = ValueReader.onlyExpression(found.body.statements).map(value)
        } else {
            walk(found.body)
        }
        row = around
        if let elseBody = found.elseBody { walk(elseBody) }
        return .skipChildren
    }
    override func visit(_ found: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(found.conditions)
        walk(found.body)
        // the rest of the block belongs to the row
        if let pattern = PatternReader.read(found.conditions) { row = add([pattern], at: found, of: nil) }
        return .skipChildren
    }
    override func visit(_ block: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        blocks.append(row)
        return .visitChildren
    }
    override func visitPost(_ block: CodeBlockSyntax) { row = blocks.removeLast() }
    override func visit(_ condition: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        walk(condition.initializer)
        return .skipChildren
    }
}

extension ExprSyntax {
    /// A Boolean value that indicates whether the expression calls a member, such as `.detail(identifier: 1)`.
    fileprivate var isImplicitCall: Bool {
        self.as(FunctionCallExprSyntax.self)?.calledExpression.is(MemberAccessExprSyntax.self) ?? false
    }
}
#endif
