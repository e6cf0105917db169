#if Tools
import ArgumentParser
import Foundation

struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check the rules of an app's navigation.",
        discussion: """
            The exit code is 0 without findings, 1 with some, and 2 if the command could not run. Notes don't count as \
            findings. A rule is disabled in .waymark.yml, or for a line by a comment:

            // waymark:disable:this rule-id
            """)

    @OptionGroup var reading: ReadingOptions
    @Option(help: "The format of findings.") var format = LintFormat.text
    @Flag(help: "Fix findings whose fixes don't change what the app does.") var fix = false
    @Flag(help: "With --fix, print the changes as a unified diff, and write nothing.") var dryRun = false

    func validate() throws {
        guard fix || !dryRun else { throw ValidationError("--dry-run shows the changes of --fix: add --fix") }
    }

    func run() async throws {
        var read = try await reading.read()
        if read.apps.isEmpty { CommandOutput.note(AppOptions.nothingDeclared) }
        var findings = Linter.findings(in: read)
        if fix, findings.contains(where: { $0.fix != nil }) {
            let result = try await FixApplier.apply(findings, in: read, isDryRun: dryRun)
            let prefix = ReadingOptions.prefix(of: read.root)
            for path in result.skipped {
                CommandOutput.note("\(prefix)\(path) has changed since it was read, so it wasn't fixed")
            }
            if dryRun {
                try CommandOutput.write(document: result.mended.map(\.diff).joined())
            } else {
                for file in result.mended {
                    CommandOutput.note("\(prefix)\(file.path): \(file.count) \(file.count == 1 ? "fix" : "fixes")")
                }
                read = try await reading.read()
                findings = Linter.findings(in: read)
            }
        }
        let report = LintReport(findings, prefix: ReadingOptions.prefix(of: read.root))
        // a dry run prints the diff alone, so that git can apply it
        if !dryRun { try CommandOutput.write(exactly: report.text(format, isColored: CommandOutput.isColored)) }
        if !report.isClean { throw ExitCode(1) }
    }
}

extension LintFormat: ExpressibleByArgument {}
#endif
