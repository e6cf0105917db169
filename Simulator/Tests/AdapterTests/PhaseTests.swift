import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkLinks
import WaymarkSwiftUI
import WaymarkTesting

enum Guarded: GuardedNavigation {
    case login
    case home
    case profile

    var accessRule: AccessRule { self == .login ? .everyone : .session() }
    var ancestors: [Guarded] { self == .profile ? [.home] : [] }
    static var links: Links<Guarded> {
        Links {
            LinkRoute("/login", to: .login)
            LinkRoute("/home", to: .home)
            LinkRoute("/profile", to: .profile)
        }
    }
}

@MainActor @Suite("Phases on screen")
struct PhaseTests {
    let sessions = SessionRepositoryMock()
    final class Saved { var bytes: [UInt8]? }
    let store = Saved()
    let clock = ManualClock()

    private func app() throws -> AppCoordinator<Guarded> {
        let links = LinkTable<Guarded>(schemes: ["app"], hosts: ["app.example"])
        let router = Router<Guarded>(links: links)
        router.timing.clock = .manual(clock)
        let saving = RestorationStore {
            store.bytes
        } save: {
            store.bytes = $0
        } clear: {
            store.bytes = nil
        }
        return AppCoordinator(router, sessions: sessions, store: saving) { reason, _ in
            reason == .unauthenticated ? .login : nil
        }
    }
    private func show(_ app: AppCoordinator<Guarded>) -> ViewHost {
        ViewHost(
            PhaseContainer(app) {
                NavigationContainer(app.router) {
                    Text("\($0)")
                } root: {
                    Text("start")
                }
            } booting: {
                Text("booting")
            } locked: {
                Text("locked")
            })
    }
    @Test func `links open in the window that was opened last`() async {
        let auth = AuthGuard<Guarded>(sessions: sessions)
        let windows = (0..<2).map { _ in
            AppCoordinator(Router(links: LinkTable<Guarded>(schemes: ["app"])), auth: auth, onDenial: nil)
        }
        let hosts = windows.map(show)
        for ui in hosts { await ui.settleTasks() }
        windows[0].open("app://login")
        #expect(windows.map(\.router.path) == [[], [.login]])
    }
    @Test("a phase fades in if its container requests it, and only when the phase changes")
    func animated() async throws {
        let app = try app()
        let ui = ViewHost(
            PhaseContainer(app, animated: { $0.session != nil }) {
                NavigationContainer(app.router) {
                    Text("\($0)")
                } root: {
                    Text("start")
                }
            } loggedOut: {
                Text("logged out")
            } booting: {
                Text("booting")
            })
        await ui.settleTasks()
        #expect(ui.texts == ["logged out"] && ui.fades.isEmpty, "the end of the boot was animated")
        app.logIn(Session(owner: "ana"))
        await ui.settleTasks()
        #expect(ui.texts == ["start"])
        #expect(ui.fades.map(\.from) == [["logged out"]])
        app.updateSession(Session(owner: "ana", permissions: ["admin"]))
        app.router.perform(.setRoot(.home))
        await ui.settleTasks()
        #expect(ui.texts == ["home"])
        #expect(ui.fades.map(\.from) == [["logged out"]])
        app.logOut()
        await ui.settleTasks()
        #expect(ui.texts == ["logged out"] && ui.fades.count == 1)
    }
    private func saved(_ path: [String], owner: String?) -> [UInt8] {
        let owner = owner.map { "\"owner\":\"\($0)\"," } ?? ""
        let links = path.map { "\"\($0)\"" }.joined(separator: ",")
        let now = Int(Date().timeIntervalSince1970)
        return Array("{\"version\":1,\"saved\":[{\"at\":\(now),\(owner)\"path\":[\(links)]}]}".utf8)
    }

    @Test(
        "only the boot screen is drawn before the session is known, and no protected saved state without a session")
    func firstFrame() async throws {
        store.bytes = saved(["/profile"], owner: "ana")
        let ui = show(try app())
        #expect(ui.texts == ["booting"])
        await ui.settleTasks()
        #expect(!ui.texts.contains("profile"))
        #expect(!ui.texts.contains("booting"))
    }
    @Test("the first frame confirms the restoration, even if the app booted before it was shown")
    func bootedBefore() async throws {
        store.bytes = saved(["/home"], owner: "ana")
        await sessions.set(Session(owner: "ana"))
        let app = try app()
        await app.boot()
        func isRestoring() -> Bool { String(decoding: store.bytes ?? [], as: UTF8.self).contains("restoring") }
        #expect(isRestoring())
        let ui = show(app)
        ui.settle()
        #expect(!isRestoring())
    }
    @Test("with a session, the saved state is shown after boot, and the restoration is confirmed")
    func restored() async throws {
        store.bytes = saved(["/home", "/profile"], owner: "ana")
        await sessions.set(Session(owner: "ana"))
        let app = try app()
        let ui = show(app)
        await ui.settleTasks()
        #expect(ui.texts == ["profile"])
        // the restoration is confirmed when the first frame appears
        #expect(store.bytes.map { !String(decoding: $0, as: UTF8.self).contains("restoring") } == true)
    }
    @Test("state restored at a login is confirmed once it has been drawn")
    func restoredAtLogin() async throws {
        store.bytes = saved(["/home", "/profile"], owner: "ana")
        let app = try app()
        let ui = show(app)
        await ui.settleTasks()
        #expect(ui.texts == ["start"])
        app.logIn(Session(owner: "ana"))
        #expect(store.bytes.map { String(decoding: $0, as: UTF8.self).contains("restoring") } == true)
        await ui.settleTasks()
        #expect(ui.texts == ["profile"])
        #expect(store.bytes.map { String(decoding: $0, as: UTF8.self).contains("restoring") } == false)
    }
    @Test("a link at launch waits for boot, and takes precedence over saved state")
    func launchLink() async throws {
        store.bytes = saved(["/home"], owner: "ana")
        await sessions.set(Session(owner: "ana"))
        let ui = show(try app())
        ui.open(try #require(URL(string: "app://profile")))
        #expect(ui.texts == ["booting"])
        await ui.settleTasks()
        #expect(ui.texts == ["profile"])
    }
    @Test("a link that needs a session leads to the login, and to its destination afterwards")
    func runningLink() async throws {
        let app = try app()
        let ui = show(app)
        await ui.settleTasks()
        ui.open(try #require(URL(string: "https://app.example/profile")))
        #expect(ui.texts == ["login"])
        app.logIn(Session(owner: "ana"))
        ui.settle()
        #expect(ui.texts == ["profile"])
    }
    @Test("the lock covers every level, and unlocking shows the same screens again")
    func locked() async throws {
        await sessions.set(Session(owner: "ana"))
        let app = try app()
        let ui = show(app)
        await ui.settleTasks()
        app.router.navigate(to: .home)
        app.router.present(.profile, as: .sheet)
        ui.settle()
        app.lock()
        ui.settle()
        #expect(ui.texts(level: 0) == [])
        #expect(ui.texts(level: 1).contains("locked"))
        #expect(ui.modals == ["sheet"])
        try await app.unlock()
        ui.settle()
        #expect(ui.texts(level: 1) == ["profile"])
        #expect(ui.texts(level: 0) == ["home"])
    }
    @Test("typing while the app is locked reaches no field, even one that had the focus")
    func typedUnderLock() async throws {
        await sessions.set(Session(owner: "ana"))
        let app = try app()
        let ui = ViewHost(
            PhaseContainer(app) {
                NavigationContainer(app.router) {
                    Text("\($0)")
                } root: {
                    Draft()
                }
            })
        await ui.settleTasks()
        #expect(ui.type("one", into: "draft"))
        app.lock()
        ui.settle()
        #expect(!ui.type("two", into: "draft", isCovered: true))
        try await app.unlock()
        ui.settle()
        #expect(ui.texts.contains("one"))
    }
    @Test("the state is saved when the app goes to the background")
    func saving() async throws {
        await sessions.set(Session(owner: "ana"))
        let app = try app()
        let ui = show(app)
        await ui.settle { app.phase != .booting }
        await ui.settleTasks()
        app.router.navigate(to: .home)
        ui.enter(.background)
        let saved = String(decoding: try #require(store.bytes), as: UTF8.self)
        #expect(saved.contains(#""owner":"ana","path":["/home"]}],"version":1}"#))
    }

    @Test func `the state is saved one second after a change`() async throws {
        await sessions.set(Session(owner: "ana"))
        let app = try app()
        let ui = show(app)
        await ui.settle { app.phase != .booting }
        await ui.settleTasks()
        func isSaved() -> Bool { String(decoding: store.bytes ?? [], as: UTF8.self).contains("/home") }
        app.router.navigate(to: .home)
        await ui.settleTasks()
        clock.advance(by: .milliseconds(999))
        await ui.settleTasks()
        #expect(!isSaved())
        clock.advance(by: .milliseconds(1))
        await ui.settle { isSaved() }
        #expect(isSaved())
    }

    // MARK: the scene's storage
    private func scene(_ router: Router<Route>, _ values: SceneValues) throws -> ViewHost {
        ViewHost(AppView(router: router).restoresNavigation(of: router, links: try Route.deepLinks()), scene: values)
    }
    @Test("a scene keeps its state, and shows it again before anything else is drawn")
    func sceneStorage() async throws {
        let values = SceneValues()
        let first = Router<Route>()
        let ui = try scene(first, values)
        await ui.settleTasks()
        first.perform(.replace(RouteState(path: [.list, .detail(3)]).presenting(.settings, as: .sheet)))
        ui.settle()
        ui.enter(.background)
        let second = Router<Route>()
        let again = try scene(second, values)
        #expect(again.texts == [])
        await again.settleTasks()
        #expect(again.modals == ["sheet"])
        #expect(again.texts(level: 0).first == "Detail 3")
        second.expect(first.state)
        #expect(again.faults.isEmpty)
    }
    @Test("a link that launches the app is opened once the scene's state is restored")
    func launchLinkBeforeRestoration() async throws {
        let values = SceneValues()
        let first = Router<Route>(path: [.about])
        let ui = try scene(first, values)
        await ui.settleTasks()
        ui.enter(.background)
        let second = Router<Route>()
        second.links = try Route.deepLinks()
        let again = try scene(second, values)
        again.settle()
        // after the view has appeared, but before any task has run
        again.open(try #require(URL(string: "app://detail/4")))
        await again.settleTasks()
        second.expect(RouteState(path: [.list, .detail(4)]))
        #expect(again.texts.first == "Detail 4")
    }
    @Test("a scene's restored state loses the screens that the guard denies")
    func sceneGuard() async throws {
        let values = SceneValues()
        let first = Router<Route>(path: [.list, .about])
        let ui = try scene(first, values)
        await ui.settleTasks()
        ui.enter(.background)
        let second = Router<Route>()
        let control = AccessGuardMock<Route>()
        control.answers = [.about: .denied(.unauthenticated)]
        second.setGuard(control)
        let again = try scene(second, values)
        await again.settleTasks()
        second.expect(RouteState(path: [.list]))
    }
    @Test func `a scene doesn't store the screen that a denial led to`() async throws {
        let values = SceneValues()
        let first = Router<Route>(path: [.list])
        let control = AccessGuardMock<Route>()
        control.answers = [.about: .denied(.unauthenticated)]
        first.setGuard(control) { _, _ in .settings }
        let ui = try scene(first, values)
        await ui.settleTasks()
        first.navigate(to: .about)
        ui.settle()
        ui.enter(.background)
        let second = Router<Route>()
        await (try scene(second, values)).settleTasks()
        second.expect(RouteState(path: [.list]))
    }
    @Test("a scene whose stored state is unreadable or of an unknown version starts in its default state")
    func sceneFaults() async throws {
        for text in ["{", "{\"version\":99,\"path\":[]}"] {
            let values = SceneValues()
            let router = Router<Route>()
            let ui = ViewHost(StoredText(text: text), scene: values)
            ui.settle()
            let again = try scene(router, values)
            await again.settleTasks()
            router.expect(RouteState())
            #expect(again.texts.first == "Home")
        }
    }
}

/// Writes the text that a scene would have stored.
private struct StoredText: View {
    let text: String
    @SceneStorage("waymark.state") private var saved = ""

    var body: some View {
        Text("writing").onAppear { saved = text }
    }
}

private struct Draft: View {
    @State private var text = ""
    var body: some View {
        VStack {
            TextField("draft", text: $text)
            Text(text)
        }
    }
}
