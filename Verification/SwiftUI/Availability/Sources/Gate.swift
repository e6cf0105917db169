#if Tools
import Foundation
import SwiftParser
import SwiftSyntax

/// A use of a symbol at a position, from the compiler's index.
struct Use {
    let line: Int
    let column: Int
    let symbol: String
    let availability: Availability
}

/// A symbol that a supported platform, or its oldest supported version, lacks.
struct RestrictedName {
    let symbol: String
    let availability: Availability
}

/// A check of the uses of symbols in a source against the versions that the surrounding code guarantees.
struct Gate {
    let deploying: Availability
    /// The restricted symbols by base name, for code that the checks don't compile.
    var restricted: [String: RestrictedName] = [:]

    /// Returns a line for each platform on which a use may run without its symbol, and for each use that the source
    /// doesn't contain. In `#if` clauses that the checks don't compile, each restricted name counts as a use.
    func faults(in source: String, file: String, uses: [Use]) -> [String] {
        let tree = Parser.parse(source: source)
        let places = SourceLocationConverter(fileName: file, tree: tree)
        var faults: [String] = []
        for use in uses {
            guard let token = tree.token(at: places.position(ofLine: use.line, column: use.column)) else {
                faults.append("\(file):\(use.line): the index isn't of this source; build the checks again")
                continue
            }
            faults += missing(use.symbol, use.availability, at: token, "\(file):\(use.line)")
        }
        let uncompiled = UncompiledNames(viewMode: .sourceAccurate)
        uncompiled.walk(tree)
        for token in uncompiled.tokens {
            guard let name = restricted[token.text] else { continue }
            let line = places.location(for: token.positionAfterSkippingLeadingTrivia).line
            faults += missing(name.symbol, name.availability, at: token, "\(file):\(line)")
        }
        return faults
    }
    private func missing(
        _ symbol: String, _ available: Availability, at token: TokenSyntax, _ place: String
    ) -> [String] {
        Platform.allCases.compactMap { platform in
            guard let deploying = deploying[platform],
                let version = guaranteed(at: token, on: platform, deploying: deploying)
            else { return nil }
            guard let first = available[platform] else {
                return "\(place): \(symbol) is missing on \(platform.rawValue), where this is compiled"
            }
            return version < first
                ? "\(place): \(symbol) needs \(platform.rawValue) \(first), and this runs on \(version)" : nil
        }
    }
}

/// A collector of the names in `#if` clauses that the checks don't compile. The compiler's index lacks these names.
private final class UncompiledNames: SyntaxVisitor {
    var tokens: [TokenSyntax] = []
    private var depth = 0

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if node.isCompiled(for: .checks) != .always { depth += 1 }
        return .visitChildren
    }
    override func visitPost(_ node: IfConfigClauseSyntax) {
        if node.isCompiled(for: .checks) != .always { depth -= 1 }
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if depth > 0, !isCondition(Syntax(node)) { tokens.append(node.baseName) }
        return .visitChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if depth > 0 { tokens.append(node.name) }
        return .visitChildren
    }
    /// Returns true if a node is part of a clause's condition, such as the name in `os(macOS)`.
    private func isCondition(_ node: Syntax) -> Bool {
        var node = node
        while let parent = node.parent {
            if let clause = parent.as(IfConfigClauseSyntax.self) { return clause.condition?.id == node.id }
            node = parent
        }
        return false
    }
}
#endif
