#if Tools
import SwiftSyntax

/// A visitor that finds the first syntax error.
final class SyntaxProblems: SyntaxAnyVisitor {
    private let lines: LineTable
    private var found: SourceProblem?

    private init(_ lines: LineTable) {
        self.lines = lines
        super.init(viewMode: .all)
    }

    /// Returns only the first error of a malformed file, because later ones are often its consequences. If none is
    /// found, returns a general one at the start of the file.
    static func find(in tree: SourceFileSyntax, _ lines: LineTable) -> [SourceProblem] {
        let visitor = SyntaxProblems(lines)
        visitor.walk(tree)
        let unknown = SourceProblem(message: "this isn't Swift", place: lines.place(0))
        return [visitor.found ?? unknown]
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard found == nil, node.hasError else { return .skipChildren }
        if let unexpected = node.as(UnexpectedNodesSyntax.self) {
            add("unexpected '\(ValueReader.short(unexpected))'", at: lines.place(unexpected))
            return .skipChildren
        }
        return .visitChildren
    }
    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard found == nil, token.presence == .missing else { return .skipChildren }
        let place = lines.place(token.position.utf8Offset)
        // for anything but a fixed word, the parser has a placeholder such as `<#expression#>`
        let text = token.text.trimmingPrefix("<#").replacing("#>", with: "")
        let what = text == token.text ? "'\(text)'" : "an \(text)".replacing(#/^an (?=[^aeiou])/#, with: "a ")
        add(token.text.isEmpty ? "something is missing here" : "expected \(what)", at: place)
        return .skipChildren
    }
    private func add(_ message: String, at place: SourcePlace) {
        found = SourceProblem(message: message, place: place)
    }
}
#endif
