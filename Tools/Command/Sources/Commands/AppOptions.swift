#if Tools
import ArgumentParser
import Foundation

/// The options of commands that work on one app.
struct AppOptions: ParsableArguments {
    @OptionGroup var reading: ReadingOptions
    @Option(help: "The app, if the folder has several.") var app: String?

    static let nothingDeclared = "the sources declare no destinations"

    /// Reads the sources, and returns the app that the options choose.
    ///
    /// - Throws: `CommandFault` if the sources can't be read, or if not exactly one app fits the options.
    func read() async throws -> (read: ReadApp, app: App) {
        let read = try await reading.read()
        let apps = read.apps
        if let name = app {
            guard let found = apps.first(where: { $0.name == name }) else {
                let near = Spelling.suggestion(for: name, in: apps.map(\.name))
                throw CommandFault(
                    "there is no app '\(name)'\(near.isEmpty ? "; the apps are \(Self.list(apps))" : near)")
            }
            return (read, found)
        }
        guard let only = apps.first else { throw CommandFault(Self.nothingDeclared) }
        guard apps.count == 1 else {
            throw CommandFault("there are several apps; choose one with --app: \(Self.list(apps))")
        }
        return (read, only)
    }
    private static func list(_ apps: [App]) -> String { apps.map(\.name).joined(separator: ", ") }

    /// Prints to standard error the number of patterns that a listing leaves out, unless it is 0.
    static func noteComputed(_ read: ReadApp, _ app: App) {
        let count = computedPatterns(read, app)
        guard count > 0 else { return }
        CommandOutput.note("\(count) \(count == 1 ? "pattern is" : "patterns are") computed, and left out")
    }
    /// Returns the number of patterns that can't be read, plus one for each type whose declaration of links can't be
    /// read.
    static func computedPatterns(_ read: ReadApp, _ app: App) -> Int {
        let links = app.navigations.flatMap { read.model.navigations[$0].destinations }.flatMap(\.links)
        return links.filter { $0.pattern.value == nil }.count
            + app.navigations.filter { read.model.navigations[$0].unreadableLinks != nil }.count
    }
}
#endif
