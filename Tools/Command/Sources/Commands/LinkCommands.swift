#if Tools
import ArgumentParser
import Foundation
import WaymarkAssociation
import WaymarkLinks

struct LinksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "links", abstract: "List an app's links.")

    @OptionGroup var options: AppOptions
    @Option(help: "The format of the list.") var format = LinkListing.Format.table

    func run() async throws {
        let (read, app) = try await options.read()
        try CommandOutput.write(document: LinkListing(read, app).text(format))
        AppOptions.noteComputed(read, app)
    }
}

extension LinkListing.Format: ExpressibleByArgument {}

struct ResolveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve", abstract: "Say where links lead, or why they are refused.",
        discussion:
            "The exit code is 1 if a link is refused. Nothing is built: notes list decisions left to the app's code.")

    @OptionGroup var options: AppOptions
    @Flag(help: "Explain for each pattern why it doesn't match.") var explain = false
    @Flag(help: "Write a line of JSON for each link.") var json = false
    @Argument(help: "Links with a scheme or host of the app, or paths.") var links: [String]

    func run() async throws {
        let (read, app) = try await options.read()
        let resolution = try LinkResolution(read, app)
        var isRefused = false
        for link in links {
            let answer = resolution.answer(link, explains: explain)
            isRefused = isRefused || !answer.isAccepted
            try CommandOutput.write(document: json ? try answer.json() : answer.text)
        }
        AppOptions.noteComputed(read, app)
        if isRefused { throw ExitCode(1) }
    }
}

struct AssociationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "association", abstract: "Write the files that let links to a site open the app.",
        subcommands: [Apple.self, Android.self])

    struct Apple: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Write apple-app-site-association.")

        @OptionGroup var options: AppOptions
        @Option(name: .customLong("app-id"), help: "PREFIX.bundle.identifier. Defaults to those in .waymark.yml.")
        var appIDs: [String] = []

        func run() async throws {
            let (read, app) = try await options.read()
            let identifiers = appIDs.isEmpty ? read.model.configuration.appIDs : appIDs
            guard !identifiers.isEmpty else {
                throw CommandFault("add --app-id, with the identifier of the app, such as ABCDE12345.com.example.shop")
            }
            try CommandOutput.write(document: ReadTable(read, app).apple(appIDs: identifiers))
            AppOptions.noteComputed(read, app)
        }
    }

    struct Android: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Write assetlinks.json.")

        @OptionGroup var options: AppOptions
        @Option(help: "The app's package. Defaults to the one in .waymark.yml.") var package: String?
        @Option(name: .customLong("fingerprint"), help: "The SHA-256 fingerprint of a certificate.")
        var fingerprints: [String] = []
        @Flag(help: "Write the intent filters of the app's manifest instead.") var manifest = false

        func run() async throws {
            let (read, app) = try await options.read()
            let table = try ReadTable(read, app)
            try CommandOutput.write(document: manifest ? try filters(read, app, table) : try file(read, table))
            AppOptions.noteComputed(read, app)
        }
        private func filters(_ read: ReadApp, _ app: App, _ table: ReadTable) throws -> String {
            let found = read.model.origins(of: app)
            do throws(LinkSetupError) {
                let origins = try LinkOrigins(schemes: found.schemes, hosts: found.hosts)
                let filters = AndroidIntentFilter.filters(for: LinkResolver(origins: origins, table: table.table))
                return filters.map(\.xml).joined(separator: "\n") + "\n"
            } catch { throw CommandFault(app.place(of: error) + "\(error)") }
        }
        private func file(_ read: ReadApp, _ table: ReadTable) throws -> String {
            let configuration = read.model.configuration
            guard let name = package ?? configuration.androidPackage else {
                throw CommandFault("add --package, with the package of the app, such as com.example.shop")
            }
            let certificates = fingerprints.isEmpty ? configuration.fingerprints : fingerprints
            return try table.android(name, certificates)
        }
    }
}
#endif
