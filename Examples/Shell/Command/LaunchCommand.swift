import ArgumentParser
import Foundation
import ShellApp
import ShellServer
import Waymark
import WaymarkTelemetry

/// The command `shell launch`: the app's launch without views, as a process that tests can kill at any point.
struct Launch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Launch the app without views: session, saved state, links.",
        discussion: """
            Reads commands from standard input, one per line: a link to open, `frame` to confirm the first frame, \
            `save`, `lock`, `unlock`, `logout`. Prints the resulting state as a link after each. While the app is \
            locked, links wait. Without a file, the state is stored in the owner's account.
            """)

    @OptionGroup var options: AccountOptions
    @OptionGroup var metrics: MetricsOptions
    @Option(help: "The file of the saved state.")
    var state: String?
    @Option(help: "The logged-in user. Required without --state; defaults to nobody with it.")
    var owner: String?

    func validate() throws {
        guard let state else {
            _ = try accountOwner()
            return
        }
        // refuses folders, and also pipes, because reading one would block
        let file = URL(filePath: state).resolvingSymlinksInPath().path
        let type = try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
        guard type == nil || type == .typeRegular else {
            throw ValidationError("'\(state)' isn't a file that can store the state")
        }
    }
    func run() async throws {
        let metrics = try metrics.file()
        let writing = Task { await metrics?.write() }
        if let state {
            try await Self.launch(FileRestorationStore(path: state), owner: owner, metrics)
        } else {
            let owner = try accountOwner()
            try await options.withAccounts { accounts in try await Self.launch(accounts, owner: owner, metrics) }
        }
        writing.cancel()
        await writing.value
    }
    /// Returns the user whose account has the saved state.
    ///
    /// - Throws: `ValidationError` if `--owner` is missing or malformed.
    private func accountOwner() throws -> UserID {
        guard let owner, let id = try? UserID(owner) else {
            throw ValidationError("pass --state, or --owner with a valid user ID")
        }
        return id
    }

    /// Launches the app with the state saved in an account, and saves each changed state there.
    @MainActor private static func launch(
        _ accounts: AccountDatabase, owner: UserID, _ metrics: MetricsFile?
    ) async throws {
        var kept = try await accounts.savedState(of: owner)
        let store = MemoryRestorationStore(kept)
        try await launch(store, owner: owner.linkText, metrics) {
            guard store.bytes != kept else { return }
            try await accounts.saveState(store.bytes, of: owner)
            kept = store.bytes
        }
    }
    /// Launches the app, and performs the commands on standard input.
    ///
    /// - Parameter onChange: Called when the saved state may have changed, before the new state is printed.
    @MainActor private static func launch(
        _ store: any RestorationStore, owner: String?, _ metrics: MetricsFile?,
        onChange: () async throws -> Void = {}
    ) async throws {
        struct Fixed: SessionRepository {
            let owner: String?
            func session() async throws -> Session? { owner.map { Session(owner: $0) } }
        }
        let app = try AppDependencyContainer(sessions: Fixed(owner: owner), store: store).makeAppCoordinator()
        if let metrics { app.router.report(to: NavigationTelemetry(metrics: metrics)) }
        let links = try DefaultRouteResolver(root: .home).links
        func say(_ text: String) {
            print(text)
            fflush(nil)
        }
        func show() { say("showing \(links.path(of: app.router.state) ?? app.router.state.description)") }
        let report = await app.boot()
        try await onChange()
        say("restored \(report.map { "\($0)" } ?? "nothing")")
        show()
        var waiting: NavigationHandle?
        while let line = readLine(strippingNewline: true) {
            switch line {
            case "frame": app.confirmRestoration()
            case "save": app.save().forEach { say("not saved: \($0)") }
            case "lock": app.lock()
            case "unlock":
                try await app.unlock()
                _ = await waiting?.outcome
            case "logout": app.logOut()
            default:
                let transition = app.open(line)
                if case .locked = app.phase { waiting = transition } else { _ = await transition.outcome }
            }
            try await onChange()
            show()
        }
    }
}
