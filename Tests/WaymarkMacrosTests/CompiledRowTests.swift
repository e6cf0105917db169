#if Macros
import Testing

/// The diagnostics of the macros, as the compiler prints them.
@Suite("The compiler, with the macros") struct CompiledRowTests {
    @Test("every misuse of the macros compiles once it is fixed", .enabled(if: MacroCompiler.isThere))
    func fixed() throws {
        let rows = DiagnosticRow.all
        for fault in try MacroCompiler.faults(rows.map(\.fixed)) {
            Issue.record("\(rows[fault.source].name), line \(fault.line): \(fault.message)")
        }
    }
    @Test(
        "no misuse of the macros compiles, and the compiler prints the expected error for each",
        .enabled(if: MacroCompiler.isThere))
    func broken() throws {
        let rows = DiagnosticRow.all
        let faults = Set(try MacroCompiler.faults(rows.map(\.source)))
        for (index, row) in rows.enumerated() {
            let expected = MacroCompiler.Fault(source: index, line: row.line, message: row.message)
            if !faults.contains(expected) {
                Issue.record(
                    "\(row.name): \(faults.filter { $0.source == index }.map { "\($0.line): \($0.message)" })")
            }
        }
    }
}
#endif
