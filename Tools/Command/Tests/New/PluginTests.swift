#if Tools
import Foundation
import Testing
import WaymarkTool

/// The commands of an app's developer: `swift package waymark …`, in a package that depends on this one with the trait.
@Suite("The plugin, in a package of its own", .serialized) struct PluginTests {
    @Test("the plugin lints the package, and exits with the command's status", .timeLimit(.minutes(15)))
    func lint() async throws {
        let folder = MadeApp.folder.appending(path: "plugin")
        let app = try MadeApp(.routes, tracker: false, below: folder)
        try app.ask(for: ["Tools"])
        func lint() throws -> (status: Int32, output: String) {
            try run([
                "swift", "package", "--package-path", app.root.path(percentEncoded: false), "--scratch-path",
                folder.appending(path: ".build").path(percentEncoded: false), "waymark", "lint",
            ])
        }
        let clean = try lint()
        #expect(clean.status == 0 && clean.output.hasSuffix("no findings\n"), "\(clean.output.suffix(4_000))")

        let file = app.root.appending(path: "App/Broken.swift")
        try "enum Broken {\n".write(to: file, atomically: true, encoding: .utf8)
        let faulty = try lint()
        #expect(faulty.status == 1, "\(faulty.output.suffix(4_000))")
        #expect(faulty.output.contains("App/Broken.swift:"), "\(faulty.output.suffix(4_000))")
    }
}
#endif
