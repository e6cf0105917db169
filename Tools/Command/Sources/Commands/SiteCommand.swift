#if Tools
import ArgumentParser
import Foundation

/// The command `waymark site`.
struct SiteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "site", abstract: "Make a static site for the hosts of the app's links.",
        discussion: """
            The folder 'public' has the association files, an index, and a page for each pattern, for people who don't \
            have the app; nginx.conf and Caddyfile beside it map links to pages. Hosts and schemes are the app's. \
            Options take precedence over .waymark.yml, which takes precedence over the last run for the same folder. \
            Files that this command didn't write, or that were edited since, are overwritten only with --force.
            """)

    @OptionGroup var options: AppOptions
    @Option(help: "The folder of the site.", completion: .directory, transform: path) var out: String
    @Option(help: "The app's public name.") var title: String?
    @Option(name: .customLong("app-id"), help: "PREFIX.bundle.identifier of an Apple app.") var appIDs: [String] = []
    @Option(name: .customLong("app-store-id"), help: "The App Store ID, for the Smart App Banner and the store link.")
    var appStoreID: String?
    @Option(help: "The package of the Android app.") var package: String?
    @Option(name: .customLong("fingerprint"), help: "The SHA-256 fingerprint of a certificate of the Android app.")
    var fingerprints: [String] = []
    @Flag(help: "Overwrite files that this command didn't write, or that were edited since.") var force = false
    @Flag(help: "Print the changes as a unified diff, and write nothing.") var dryRun = false

    func run() async throws {
        let (read, app) = try await options.read()
        let configuration = read.model.configuration
        let folder = SiteFolder(URL(filePath: out, directoryHint: .isDirectory))
        let told = given.or(folder.told)
        // the options of this run take precedence over .waymark.yml, which takes precedence over the last run
        let all = given.or(configured(configuration)).or(told)
        var text = configuration.site
        text.title = all.title
        text.appStoreID = all.appStoreID
        let site = try SiteFiles(
            read, app, text: text, appIDs: all.appIDs ?? [],
            android: all.package.map { ($0, all.fingerprints ?? []) })
        let changes = try folder.changes(to: site.files, force: force)
        if dryRun {
            try CommandOutput.write(document: SiteFolder.diff(changes))
        } else {
            try folder.write(changes, files: site.files, told: told)
            try CommandOutput.write(
                lines: changes.isEmpty ? ["nothing to change"] : changes.map { "\($0.word)\($0.path)" })
        }
        for note in site.notes { CommandOutput.note(note) }
        AppOptions.noteComputed(read, app)
    }

    /// The options given on the command line.
    private var given: SiteOptions {
        var given = SiteOptions()
        given.title = title
        given.appIDs = appIDs.isEmpty ? nil : appIDs
        given.appStoreID = appStoreID
        given.package = package
        given.fingerprints = fingerprints.isEmpty ? nil : fingerprints
        return given
    }
    private func configured(_ configuration: ToolConfiguration) -> SiteOptions {
        var configured = SiteOptions()
        configured.title = configuration.site.title
        configured.appIDs = configuration.appIDs.isEmpty ? nil : configuration.appIDs
        configured.appStoreID = configuration.site.appStoreID
        configured.package = configuration.androidPackage
        configured.fingerprints = configuration.fingerprints.isEmpty ? nil : configuration.fingerprints
        return configured
    }
}
#endif
