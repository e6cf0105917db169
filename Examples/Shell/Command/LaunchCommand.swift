import ArgumentParser
import Foundation
import ShellApp
import Waymark

/// `shell launch`: what an app does between its launch and its first frame, as a process that can be killed in between.
struct Launch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Launch the app without a screen: session, saved state, links.",
        discussion: """
            Reads commands from standard input, one a line: a link to open, `frame` for the first frame that stands, \
            `save`, `lock`, `unlock`, `logout`. Says after each what is shown, as the link of the state. While the app \
            is locked a link waits.
            """)

    @Option(help: "The file of the saved state.")
    var state: String
    @Option(help: "Who is logged in; nobody unless it is said.")
    var owner: String?

    func validate() throws {
        // a pipe would be waited for, and a folder is none either
        let file = URL(filePath: state).resolvingSymlinksInPath().path
        let type = try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
        guard type == nil || type == .typeRegular else {
            throw ValidationError("'\(state)' is no file in which state can be kept")
        }
    }
    func run() async throws {
        try await Self.launch(state: state, owner: owner)
    }

    @MainActor private static func launch(state: String, owner: String?) async throws {
        struct Fixed: SessionRepository {
            let owner: String?
            func session() async throws -> Session? { owner.map { Session(owner: $0) } }
        }
        let app = try ShellApp(sessions: Fixed(owner: owner), store: FileRestorationStore(path: state))
        let links = try ShellLinks.links(root: .home)
        func say(_ text: String) {
            print(text)
            fflush(nil)
        }
        func show() { say("showing \(links.path(of: app.router.state) ?? app.router.state.description)") }
        let report = await app.coordinator.boot()
        say("restored \(report.map { "\($0)" } ?? "nothing")")
        show()
        var waiting: NavigationHandle?
        while let line = readLine(strippingNewline: true) {
            switch line {
            case "frame": app.coordinator.hostDidSettle()
            case "save": app.coordinator.save().forEach { say("not saved: \($0)") }
            case "lock": app.coordinator.lock()
            case "unlock":
                await app.coordinator.unlock()
                _ = await waiting?.outcome
            case "logout": app.coordinator.logOut()
            default:
                let transition = app.coordinator.open(line)
                if case .locked = app.coordinator.phase { waiting = transition } else { _ = await transition.outcome }
            }
            show()
        }
    }
}
