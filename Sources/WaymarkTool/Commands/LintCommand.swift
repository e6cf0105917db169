#if Tools
import ArgumentParser
import Foundation

struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Checks the rules of an app's navigation.",
        discussion: """
            Ends with 0 without findings, 1 with some, 2 if it could not run. Notes are no findings. A rule is switched
            off in .waymark.yml, or at a line: // waymark:disable:this rule-id
            """)

    @OptionGroup var reading: ReadingOptions
    @Option(help: "How findings are written.") var format = LintFormat.text
    @Flag(help: "Mends what can be mended without a change of what the app does.") var fix = false

    func run() async throws {
        var read = try await reading.read()
        var findings = Linter.findings(in: read)
        if fix, findings.contains(where: { $0.fix != nil }) {
            let prefix = ReadingOptions.prefix(of: read.root)
            for path in try FixApplier.apply(findings, in: read).skipped {
                CommandOutput.note("\(prefix)\(path) has changed since it was read, and isn't mended")
            }
            read = try await reading.read()
            findings = Linter.findings(in: read)
        }
        let report = LintReport(findings, prefix: ReadingOptions.prefix(of: read.root))
        try CommandOutput.write(report.text(format, isColored: CommandOutput.isColored))
        if !report.isClean { throw ExitCode(1) }
    }
}

extension LintFormat: ExpressibleByArgument {}
#endif
