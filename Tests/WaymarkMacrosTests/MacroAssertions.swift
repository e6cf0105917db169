#if Macros
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

private let macros = [
    "Links": MacroSpec(type: LinksMacro.self), "Link": MacroSpec(type: LinkMacro.self),
]

/// Expands a source, and compares the expansion and the diagnostics with the expected ones.
func expect(
    _ source: String, expandsTo expanded: String, diagnostics: [DiagnosticSpec] = [], fixing label: String? = nil,
    into fixed: String? = nil, at location: Testing.SourceLocation = #_sourceLocation
) {
    assertMacroExpansion(
        source, expandedSource: expanded, diagnostics: diagnostics, macroSpecs: macros,
        applyFixIts: label.map { [$0] }, fixedSource: fixed,
        failureHandler: { failure in Issue.record("\(failure.message)", sourceLocation: location) })
}

/// Expects that a source has one error and no expansion. `fixed` is the source after the error's fix-it.
func expect(
    _ source: String, says message: String, line: Int, column: Int, fix: String? = nil, fixed: String? = nil,
    at location: Testing.SourceLocation = #_sourceLocation
) {
    let spec = DiagnosticSpec(
        message: message, line: line, column: column, fixIts: fix.map { [FixItSpec(message: $0)] } ?? [])
    expect(
        source, expandsTo: withoutAttributes(source), diagnostics: [spec], fixing: fix, into: fixed, at: location)
}

/// Returns a source without the macros' attributes, each of which has to be on its own line.
private func withoutAttributes(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { (line: Substring) in !line.drop { $0 == " " }.starts(with: "@Link") }
        .joined(separator: "\n")
}
#endif
