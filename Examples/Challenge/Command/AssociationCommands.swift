import ArgumentParser
import ChallengeApp
import ChallengeWeb
import Foundation
import Waymark
import WaymarkAssociation

/// The command `challenge association`.
struct Association: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the files that let links to the site open the app, or check one.",
        subcommands: [Apple.self, Android.self, Check.self])

    struct Apple: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Print apple-app-site-association.")

        func run() async throws { print(try await text()) }
        @MainActor private func text() throws -> String {
            String(decoding: try AppAssociations.apple(ChallengeLinks.links()).json(), as: UTF8.self)
        }
    }

    struct Android: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Print assetlinks.json.")

        @Flag(help: "Print the manifest's intent filters instead.")
        var manifest = false

        func run() async throws { print(try await text()) }
        @MainActor private func text() throws -> String {
            let links = try ChallengeLinks.links()
            if manifest { return AndroidAssociation.intentFilters(for: links) }
            return String(decoding: try AppAssociations.android(links).json(), as: UTF8.self)
        }
    }

    struct Check: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Compare an apple-app-site-association file with the app's links.",
            discussion:
                "Prints the links that it lacks or wrongly claims, and its errors. Exits with 1 if there are any.")

        @Argument(help: "The file.")
        var file: String

        func run() async throws {
            guard let json = FileManager.default.contents(atPath: file) else {
                throw ValidationError("'\(file)' cannot be read")
            }
            let lines = try await lines(json)
            for line in lines { print(line) }
            if !lines.isEmpty { throw ExitCode.failure }
            print("the file claims every link of the app, and no other")
        }
        @MainActor private func lines(_ json: Data) throws -> [String] {
            let findings = AppleAssociation.issues(in: json).map { "lint: \($0)" }
            guard let given = try? AppleAssociation(json: json) else {
                return findings.isEmpty ? ["lint: the file isn't an association file"] : findings
            }
            let links = try ChallengeLinks.links()
            guard !given.appIDs.isEmpty else { return findings + ["the file lists no app for universal links"] }
            return findings
                + given.appIDs.flatMap { app in
                    given.issues(comparedWith: links, host: AppLinks.hosts[0], for: app).map { "\(app): \($0)" }
                }
        }
    }
}
