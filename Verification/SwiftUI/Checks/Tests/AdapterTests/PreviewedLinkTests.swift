import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import UIKit
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite("Links with a preview")
struct PreviewedLinkTests {
    private let app = PreviewedApp()
    private var router: Router<Route> { app.router }

    private func show(isInherited: Bool = false) -> ViewHost {
        app.show(isInherited: isInherited) {
            RouterLink("about", to: Route.about).previews()
            RouterLink("settings", to: Route.settings).previews("Show") { Text("denied: \($0)") }
            RouterLink("list", to: Route.list).previews()
            RouterLink("plain", to: Route.detail(1))
        }
    }

    // MARK: what it shows
    @Test("holding a link shows a preview of its destination, and a menu item that opens it", arguments: [true, false])
    func preview(isInherited: Bool) async {
        let ui = show(isInherited: isInherited)
        #expect(ui.hold("about"))
        await ui.settle(until: { ui.question?.message.contains("what About shows") ?? false })
        #expect(ui.question?.message.first == "page About")
        #expect(ui.question?.buttons == ["Open"])
        #expect(ui.texts.first == "Home")
        router.expect(RouteState())
        #expect(router.records.isEmpty)
        ui.dismissQuestion()
        #expect(ui.question == nil)
        #expect(!ui.hold("plain"), "a link without a preview has a menu")
        #expect(ui.faults.isEmpty)
    }
    @Test("drawing a link asks no guard and creates no screen")
    func lazy() {
        let ui = show()
        app.title = "Again"
        ui.settle()
        #expect(app.guardian.asked.isEmpty && app.routers.isEmpty && app.loaded.isEmpty)
    }
    @Test("the preview of a denied destination is a placeholder with the reason")
    func denied() {
        app.guardian.answers[.about] = .denied(.locked)
        app.guardian.answers[.settings] = .denied(.insufficientPermissions)
        let ui = show()
        #expect(ui.hold("about"))
        #expect(ui.question?.message == ["lock"])
        ui.dismissQuestion()
        #expect(ui.hold("settings"))
        #expect(ui.question?.message == ["denied: insufficientPermissions"])
        #expect(app.loaded.isEmpty && app.routers.isEmpty)
        #expect(ui.faults.isEmpty)
    }
    @Test("the preview of a destination whose redirects form a cycle is a placeholder")
    func unreachable() {
        router.setRedirect { $0 == .settings ? .list : $0 == .list ? .settings : nil }
        let ui = show()
        #expect(ui.hold("settings"))
        #expect(ui.question?.message == ["denied: failed"])
    }
    @Test("a preview shows the target of the redirect")
    func redirected() {
        router.setRedirect { $0 == .list ? .gallery(2) : nil }
        let ui = show()
        #expect(ui.hold("list"))
        #expect(ui.question?.message.first == "page Gallery 2")
    }
    @Test("an asynchronous guard is awaited, and asked once per preview", arguments: [true, false])
    func asking(isAllowed: Bool) async {
        let gate = app.guardian.hold(.settings)
        let ui = show()
        #expect(ui.hold("settings"))
        #expect(ui.question?.message == [], "a progress view has no text")
        await gate.arrival()
        app.title = "Again"
        ui.settle()
        gate.open(with: isAllowed ? .allowed : .denied(.failed))
        await ui.settle(until: { ui.question?.message.isEmpty == false })
        #expect(ui.question?.message.first == (isAllowed ? "page Settings" : "denied: failed"))
        #expect(gate.arrived == 1)
        router.expect(RouteState())
    }
    @Test("the preview keeps its router and its state while the link is drawn again")
    func redrawn() {
        let ui = show()
        ui.hold("about")
        #expect(ui.tapPreview("count 0"))
        for title in ["A", "B"] {
            app.title = title
            ui.settle()
        }
        #expect(ui.question?.message.contains("count 1") == true)
        #expect(app.routers.count == 1)
    }
    @Test("a link without a router, or outside of a container, has no menu")
    func nowhere() {
        let link = RouterLink("about", to: Route.about).previews()
        #expect(!ViewHost(link).hold("about"))
        #expect(!ViewHost(link.environment(Router<Route>())).hold("about"))
    }

    // MARK: opening it
    @Test("the menu's item pushes or presents, as a tap on the link does")
    func open() async {
        let ui = show()
        #expect(ui.hold("about") && ui.tap("Open"))
        #expect(ui.question == nil)
        #expect(ui.depth == 1 && ui.texts.first == "page About")
        #expect(router.records.map(\.outcome) == [.committed])
        router.goBack()
        await ui.settle(until: { router.path.isEmpty })
        #expect(ui.hold("settings") && ui.tap("Show"))
        #expect(ui.modals == ["sheet"])
        #expect(ui.hold("again") && ui.tap("Open"))
        #expect(ui.modals == ["sheet"] && ui.depth == 1, "the item has to push inside of the sheet")
        #expect(ui.faults.isEmpty)
    }
    @Test("the preview and the screen that is opened share one load")
    func shared() async {
        let ui = show()
        ui.hold("about")
        await ui.settle(until: { ui.question?.message.contains("what About shows") ?? false })
        ui.tap("Open")
        #expect(ui.texts.contains("what About shows"))
        #expect(app.loaded.filter { $0 == .about }.count == 1)
    }

    // MARK: what it must not do
    @Test("buttons and links in a preview change nothing", arguments: [true, false])
    func buttons(isInherited: Bool) async {
        let ui = show(isInherited: isInherited)
        ui.hold("about")
        for label in ["go", "back", "to list", "to settings"] { #expect(ui.tapPreview(label), "\(label)") }
        await ui.settleTasks()
        router.expect(RouteState())
        #expect(router.records.isEmpty)
        #expect(ui.depth == 0 && ui.modals == [])
        #expect(ui.faults.isEmpty)
    }
    @Test("a preview is neither tracked nor advertised, and its links prepare nothing", arguments: [true, false])
    func silent(isInherited: Bool) async throws {
        router.links = try Route.deepLinks()
        let ui = show(isInherited: isInherited)
        ui.hold("about")
        await ui.settle(until: { ui.question?.message.contains("what About shows") ?? false })
        #expect(app.tracker.events.isEmpty)
        #expect(ui.advertised.isEmpty)
        #expect(app.loaded == [.about])
        ui.tap("Open")
        #expect(app.tracker.names == ["About"])
        #expect(ui.advertised.map(\.title) == ["About"])
        await ui.settle(until: { app.loaded.contains(.list) })
        #expect(app.loaded == [.about, .list])
    }
    @Test("a preview shows no alert", arguments: [true, false])
    func alert(isInherited: Bool) async {
        let ui = show(isInherited: isInherited)
        ui.hold("about")
        let question = NavigationAlert<Bool>("Sure?") { NavigationAlert.Button("Yes", answer: true) }
        let answer = Task { await app.alerts.answer(to: question) }
        await ui.settleTasks()
        #expect(ui.question?.style == "contextMenu")
        ui.dismissQuestion()
        #expect(ui.question == nil)
        answer.cancel()
        #expect(ui.faults.isEmpty)
    }
    @Test("a preview's leave guard isn't asked when the screen below it is left", arguments: [true, false])
    func leaving(isInherited: Bool) async {
        let ui = show(isInherited: isInherited)
        ui.tap("list")
        #expect(ui.hold("again"))
        router.goBack()
        await ui.settle(until: { router.path.isEmpty })
        #expect(app.asked == ["List"])
    }
    @Test("a popover is presented even if its only source is in a preview", arguments: [true, false])
    func source(isInherited: Bool) {
        let ui = show(isInherited: isInherited)
        ui.hold("about")
        router.present(.pay, as: .popover)
        ui.settle()
        #expect(ui.modals == ["popover"])
    }
}

@MainActor @Suite("Links that prepare")
struct PreparingLinkTests {
    private let app = PreviewedApp()

    @Test("a link prepares its destination when it appears, and again when it reappears without a prepared value")
    func appears() async {
        let ui = app.show {
            RouterLink("detail", to: Route.detail(1)).prepares()
            RouterLink("settings", to: Route.settings)
        }
        await ui.settle(until: { !app.loaded.isEmpty })
        #expect(app.loaded == [.detail(1)])
        ui.tap("settings")
        await ui.settleTasks()
        app.router.dismissModal()
        await ui.settleTasks()
        #expect(app.loaded.filter { $0 == .detail(1) }.count == 1, "the prepared value was loaded again")
        app.router.freePrepared()
        app.router.navigate(to: .gallery(1))
        ui.settle()
        app.router.dismissModal()
        await ui.settle(until: { app.loaded.last == .detail(1) })
        #expect(app.loaded.filter { $0 == .detail(1) }.count == 2)
    }
    @Test("a link whose destination changes prepares the new one")
    func changes() async {
        let app = app
        struct Named: View {
            let app: PreviewedApp
            var body: some View { RouterLink("link", to: app.title == "Home" ? Route.about : .list).prepares() }
        }
        let ui = app.show { Named(app: app) }
        await ui.settle(until: { !app.loaded.isEmpty })
        app.title = "Other"
        await ui.settle(until: { app.loaded.count == 2 })
        #expect(app.loaded == [.about, .list])
    }
    @Test("a destination that a guard denies isn't prepared")
    func denied() async {
        app.guardian.answers[.about] = .denied(.locked)
        let ui = app.show {
            RouterLink("about", to: Route.about).prepares()
            RouterLink("list", to: Route.list).prepares()
        }
        await ui.settle(until: { !app.loaded.isEmpty })
        #expect(app.loaded == [.list])
    }
    @Test("a button style prepares a link, pushed or presented, while it is pressed", arguments: ["about", "settings"])
    func pressed(label: String) async {
        let ui = app.show {
            Group {
                RouterLink("about", to: Route.about)
                RouterLink("settings", to: Route.settings)
                Button("other") {}
            }
            .buttonStyle(PreparingStyle())
        }
        #expect(ui.press("other") && ui.press("other", isDown: false))
        await ui.settleTasks()
        #expect(app.loaded.isEmpty)
        #expect(ui.press(label))
        await ui.settle(until: { !app.loaded.isEmpty })
        ui.press(label, isDown: false)
        await ui.settleTasks()
        #expect(app.loaded == [label == "about" ? Route.about : .settings])
        app.router.expect(RouteState())
        #expect(ui.faults.isEmpty)
    }

    // MARK: memory
    private func container(of router: Router<Route>) -> some View {
        NavigationContainer(router) {
            Text($0.name)
        } root: {
            Text("Home")
        }
    }
    private func warn() {
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    }
    @Test("a memory warning frees prepared values that aren't shown, also under a cover")
    func warning() async {
        let ui = app.show { Text("root") }
        app.router.prepare(.about)
        await ui.settle(until: { app.loaded == [.about] })
        warn()
        await ui.settle(until: { app.router.preparedFacts.isEmpty })
        #expect(app.router.preparedFacts.isEmpty)
        app.router.present(.gallery(1), as: .fullScreen)
        app.router.prepare(.list)
        await ui.settle(until: { app.loaded.contains(.list) })
        warn()
        await ui.settle(until: { app.router.preparedFacts.count == 1 })
        #expect(app.router.preparedFacts.map(\.isInUse) == [true], "only the cover's value may be left")
    }
    @Test("on a memory warning, a container that is gone or has another router frees nothing")
    func gone() async {
        let other = Router<Route>()
        let ui = ViewHost(container(of: app.router))
        ui.replace(container(of: other))
        app.router.prepare(.about)
        await ui.settle(until: { app.loaded == [.about] })
        warn()
        await ui.settleTasks()
        #expect(app.router.preparedFacts.count == 1)
        let back = ViewHost(container(of: app.router))
        back.replace(Text("nothing"))
        warn()
        await back.settleTasks()
        #expect(app.router.preparedFacts.count == 1)
    }
}
