#if Tools
import SwiftParser
import SwiftSyntax

/// An editor that inserts text into a Swift source, and keeps the format of the rest.
package struct SourceEditor {
    package private(set) var text: String

    package init(_ text: String) { self.text = text }

    /// The syntax tree; empty for a source that nests too deeply, so that nothing is found in it.
    var tree: SourceFileSyntax { (try? SourceTree.parse(text)) ?? Parser.parse(source: "") }

    // MARK: declarations
    func declares(_ type: String) -> Bool { tree.declaration(of: type) != nil }
    func extends(_ type: String) -> Bool { tree.extensions(of: type).isEmpty == false }

    // MARK: insertion
    mutating func insert(_ new: String, at position: AbsolutePosition) {
        text.insert(contentsOf: new, at: text.utf8.index(text.utf8.startIndex, offsetBy: position.utf8Offset))
    }
    /// Returns the line of a position: its start, its indentation, its length in characters, and a flag that is true if
    /// only whitespace precedes the position.
    func line(
        of position: AbsolutePosition
    ) -> (start: AbsolutePosition, indentation: String, isFirst: Bool, length: Int) {
        let utf8 = text.utf8
        let index = utf8.index(utf8.startIndex, offsetBy: position.utf8Offset)
        let start = utf8[..<index].lastIndex(of: UInt8(ascii: "\n")).map { utf8.index(after: $0) } ?? utf8.startIndex
        let before = text[start..<index]
        let end = text[index...].firstIndex(of: "\n") ?? text.endIndex
        let offset = utf8.distance(from: utf8.startIndex, to: start)
        return (
            AbsolutePosition(utf8Offset: offset), String(before.prefix { $0 == " " || $0 == "\t" }),
            before.allSatisfy { $0 == " " || $0 == "\t" }, text[start..<end].count
        )
    }
    /// Inserts lines before a closing brace, indented by `extra` spaces more than the brace's line.
    mutating func insert(lines: String, before brace: TokenSyntax, indentedBy extra: Int = 4) {
        let position = brace.positionAfterSkippingLeadingTrivia
        let line = line(of: position)
        let body = Self.indented(lines, by: line.indentation + String(repeating: " ", count: extra))
        if line.isFirst {
            insert(body + "\n", at: line.start)
        } else {
            insert("\n" + body + "\n" + line.indentation, at: position)
        }
    }
    /// Inserts lines after a node, with its indentation.
    mutating func insert(lines: String, after node: some SyntaxProtocol) {
        let line = line(of: node.positionAfterSkippingLeadingTrivia)
        insert("\n" + Self.indented(lines, by: line.indentation), at: node.endPositionBeforeTrailingTrivia)
    }
    private static func indented(_ lines: String, by indentation: String) -> String {
        lines.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
    }

    /// Adds an import, in alphabetical order, unless it exists.
    ///
    /// - Throws: ``CommandFault`` if the file has no import without attributes.
    mutating func addImport(_ module: String) throws(CommandFault) {
        let imports = tree.imports
        guard !imports.contains(where: { $0.name == module }) else { return }
        let plain = imports.filter { !$0.isAttributed }
        if let next = plain.first(where: { $0.name > module }) {
            insert("import \(module)\n", at: next.node.positionAfterSkippingLeadingTrivia)
        } else if let last = plain.last {
            insert("\nimport \(module)", at: last.node.endPositionBeforeTrailingTrivia)
        } else {
            throw CommandFault("there are no imports to which '\(module)' can be added")
        }
    }
    /// Adds a member at the end of a type. Unless it is the first one, a blank line precedes it if it has several lines
    /// or follows a property or an initializer.
    ///
    /// - Throws: ``CommandFault`` if there is no such type.
    mutating func append(member: String, to type: String) throws(CommandFault) {
        let block = try group(type).memberBlock
        let last = block.members.last?.decl
        let isApart = last.map { $0.is(VariableDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) } ?? false
        let isLong = last != nil && member.contains("\n")
        insert(lines: (isApart || isLong ? "\n" : "") + member, before: block.rightBrace)
    }
    /// Adds a member at the end of the declaration or extension that has a function whose name begins with a prefix.
    ///
    /// - Throws: ``CommandFault`` if there is no such type or function.
    mutating func append(member: String, beside prefix: String, of type: String) throws(CommandFault) {
        let block = try groups(type).map(\.memberBlock).first { block in
            block.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text.hasPrefix(prefix) ?? false }
        }
        guard let block else { throw CommandFault("\(type) has no '\(prefix)…'") }
        insert(lines: "\n" + member, before: block.rightBrace)
    }
    /// Adds a stored property or a case after the last one of a type. If there is none, it becomes the type's first
    /// member.
    ///
    /// - Throws: ``CommandFault`` if there is no such type.
    mutating func append(storage: String, to type: String) throws(CommandFault) {
        let members = try group(type).memberBlock.members
        let last = members.last { member in
            if member.decl.is(EnumCaseDeclSyntax.self) { return true }
            return member.decl.as(VariableDeclSyntax.self)?.bindings.allSatisfy { $0.accessorBlock == nil } ?? false
        }
        if let last { return insert(lines: storage, after: last) }
        guard !members.isEmpty else { return try append(member: storage, to: type) }
        // a stored property goes above initializers and functions
        let brace = try group(type).memberBlock.leftBrace
        let indentation = line(of: brace.position).indentation + "    "
        insert("\n" + Self.indented(storage, by: indentation) + "\n", at: brace.endPositionBeforeTrailingTrivia)
    }
    /// Adds a case at the end of the first `switch` of a function or computed property. If the `switch` has a
    /// `default`, adds the case before it and the comments above it.
    ///
    /// - Parameter parameter: The type of the first parameter, to choose among functions with the same name.
    /// - Throws: ``CommandFault`` if there is no such type or member, or if it has no `switch`.
    mutating func append(
        case text: String, to member: String, taking parameter: String? = nil, of type: String
    ) throws(CommandFault) {
        let member = try body(of: member, taking: parameter, in: type)
        guard let found = member.first(SwitchExprSyntax.self) else {
            throw CommandFault("there is no switch in \(type)")
        }
        let other = found.cases.last { $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) ?? false }
        if let other {
            let space = other.leadingTrivia.prefix { !$0.isComment }.reduce(0) { $0 + $1.sourceLength.utf8Length }
            let line = line(of: other.position.advanced(by: space))
            insert(Self.indented(text, by: line.indentation) + "\n", at: line.start)
        } else {
            insert(lines: text, before: found.rightBrace, indentedBy: 0)
        }
    }
    /// Adds a statement at the end of the first trailing closure that is passed to a function within a type.
    ///
    /// - Throws: ``CommandFault`` if there is no such type, or no such call in it.
    mutating func append(statement: String, toClosureOf call: String, in type: String) throws(CommandFault) {
        let closure = try groups(type).lazy.compactMap { $0.memberBlock.closure(of: call) }.first
        guard let closure else { throw CommandFault("there is no \(call) in \(type)") }
        insert(lines: statement, before: closure.rightBrace)
    }
    /// Adds a statement at the end of a function, before its final `return`.
    ///
    /// - Throws: ``CommandFault`` if there is no such type or function, or if it has no body.
    mutating func append(statement: String, to member: String, of type: String) throws(CommandFault) {
        guard let block = try body(of: member, in: type).first(CodeBlockSyntax.self) else {
            throw CommandFault("'\(member)' of \(type) has no body")
        }
        guard let last = block.statements.last, last.item.is(ReturnStmtSyntax.self) else {
            return insert(lines: statement, before: block.rightBrace)
        }
        let line = line(of: last.positionAfterSkippingLeadingTrivia)
        insert(Self.indented(statement, by: line.indentation) + "\n", at: line.start)
    }

    func group(_ type: String) throws(CommandFault) -> any DeclGroupSyntax {
        guard let found = tree.declaration(of: type) else { throw CommandFault("there is no \(type)") }
        return found
    }
    /// Returns the declaration of a type and its extensions.
    ///
    /// - Throws: ``CommandFault`` if there is neither.
    func groups(_ type: String) throws(CommandFault) -> [any DeclGroupSyntax] {
        let all = (tree.declaration(of: type).map { [$0] } ?? []) + tree.extensions(of: type)
        guard !all.isEmpty else { throw CommandFault("there is no \(type)") }
        return all
    }
    /// Returns the function, initializer or property with a name.
    ///
    /// - Parameter parameter: The type of a function's first parameter; nil for any.
    /// - Throws: ``CommandFault`` if there is no such type or member.
    func body(
        of member: String, taking parameter: String? = nil, in type: String
    ) throws(CommandFault) -> Syntax {
        for group in try groups(type) {
            if let found = group.memberBlock.member(member, taking: parameter) { return found }
        }
        throw CommandFault("\(type) has no '\(member)'")
    }
}
#endif
