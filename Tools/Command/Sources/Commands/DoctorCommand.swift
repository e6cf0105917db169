#if Tools
import ArgumentParser
import Foundation

/// The command `waymark doctor`.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Find out why a link opens the browser and not the app.",
        discussion: """
            Compares the app's links with its files and its site. Connects only to the given host. Identifiers and \
            fingerprints come from .waymark.yml. The exit code is 1 if something is wrong.
            """)

    @OptionGroup var app: AppOptions
    @Option(help: "The site to check, such as recipes.example, or http://127.0.0.1:8080 for a local server.")
    var host: String?
    @Option(help: "A file that will be served as apple-app-site-association.", completion: .file(), transform: path)
    var file: String?
    @Option(help: "A file that will be served as assetlinks.json.", completion: .file(), transform: path)
    var assetlinks: String?
    @Option(help: "The app's entitlements.", completion: .file(), transform: path)
    var entitlements: String?
    @Option(help: "The app's Info.plist.", completion: .file(), transform: path)
    var infoPlist: String?
    @Option(help: "The Android app's AndroidManifest.xml.", completion: .file(), transform: path)
    var manifest: String?

    func validate() throws {
        guard [host, file, assetlinks, entitlements, infoPlist, manifest].contains(where: { $0 != nil }) else {
            throw ValidationError(
                "there is nothing to compare: add --host, --file, --assetlinks, --entitlements, --info-plist or "
                    + "--manifest")
        }
    }

    func run() async throws {
        let (read, app) = try await app.read()
        let table = try DoctorTable(read, app)
        if infoPlist ?? manifest != nil, !table.knowsSchemes { Self.noteUnknown("schemes") }
        if entitlements ?? manifest != nil, !table.knowsHosts { Self.noteUnknown("hosts") }
        var findings: [DoctorFinding] = []
        if let entitlements {
            findings += PropertyListChecks.entitlements(try data(entitlements), table, file: entitlements)
        }
        if let infoPlist { findings += PropertyListChecks.info(try data(infoPlist), table, file: infoPlist) }
        if let file { findings += AssociationChecks.apple(try data(file), table, file: file) }
        if let assetlinks { findings += try AssociationChecks.android(try data(assetlinks), table, file: assetlinks) }
        if let manifest { findings += ManifestChecks.findings(try data(manifest), table, file: manifest) }
        if let host {
            findings += try await ProgressLine.during { progress in
                progress.report(.host(host))
                return try await Self.site(host, table)
            }
        }
        let compared = [file, assetlinks, entitlements, infoPlist, manifest, host].compactMap(\.self)
        try CommandOutput.write(
            lines: findings.isEmpty
                ? ["no findings in \(compared.joined(separator: ", "))"] : findings.map { "\($0)" })
        if !findings.isEmpty { throw ExitCode(1) }
    }
    private static func noteUnknown(_ what: String) {
        CommandOutput.note("some \(what) can't be read, so unknown ones aren't reported; state all in .waymark.yml")
    }
    private func data(_ path: String) throws -> Data {
        do throws(RegularFile.Fault) { return try RegularFile.data(URL(filePath: path), isAsked: true) } catch {
            throw CommandFault("\(path) \(error.message)")
        }
    }

    /// Checks the association files that a site serves. Android's is checked only if the app's package is known.
    ///
    /// - Throws: `CommandFault` if `host` isn't a host, if a file can't be fetched, or if the app's schemes or hosts
    ///   are malformed.
    static func site(_ host: String, _ table: DoctorTable) async throws -> [DoctorFinding] {
        guard let site = URL(string: host.contains("://") ? host : "https://" + host), site.host?.isEmpty == false,
            ["http", "https"].contains(site.scheme?.lowercased() ?? ""), site.user == nil, site.password == nil,
            site.query == nil, site.fragment == nil
        else { throw CommandFault("--host takes a host, such as recipes.example, or http://127.0.0.1:8080") }
        let apple = site.appending(path: ".well-known/apple-app-site-association")
        let android = site.appending(path: ".well-known/assetlinks.json")
        var findings: [DoctorFinding] = []
        let file = try await ServedFile.fetch(apple)
        findings += file.findings
        if file.status == 200 { findings += AssociationChecks.apple(file.body, table, file: file.url) }
        guard table.androidPackage != nil else { return findings }
        let statements = try await ServedFile.fetch(android)
        findings += statements.findings
        if statements.status == 200 {
            findings += try AssociationChecks.android(statements.body, table, file: statements.url)
        }
        return findings
    }
}
#endif
