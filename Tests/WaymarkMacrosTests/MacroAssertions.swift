#if Macros
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import WaymarkMacrosPlugin

private let macros = [
    "Links": MacroSpec(type: LinksMacro.self), "Link": MacroSpec(type: LinkMacro.self),
]

/// Expands the source, and compares what comes out and what is said.
func expect(
    _ source: String, expandsTo expanded: String, diagnostics: [DiagnosticSpec] = [], fixing label: String? = nil,
    into fixed: String? = nil, at location: Testing.SourceLocation = #_sourceLocation
) {
    assertMacroExpansion(
        source, expandedSource: expanded, diagnostics: diagnostics, macroSpecs: macros,
        applyFixIts: label.map { [$0] }, fixedSource: fixed,
        failureHandler: { failure in Issue.record("\(failure.message)", sourceLocation: location) })
}

/// Expects one error, and nothing expanded; `fixed` is what its fix-it makes of the source.
func expect(
    _ source: String, says message: String, line: Int, column: Int, fix: String? = nil, fixed: String? = nil,
    at location: Testing.SourceLocation = #_sourceLocation
) {
    let spec = DiagnosticSpec(
        message: message, line: line, column: column, fixIts: fix.map { [FixItSpec(message: $0)] } ?? [])
    expect(
        source, expandsTo: withoutAttributes(source), diagnostics: [spec], fixing: fix, into: fixed, at: location)
}

/// What is left when the macros' attributes are gone: each stands on a line of its own.
private func withoutAttributes(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { (line: Substring) in !line.drop { $0 == " " }.starts(with: "@Link") }
        .joined(separator: "\n")
}
#endif
