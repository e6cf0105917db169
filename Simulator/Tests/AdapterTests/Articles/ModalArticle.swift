@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// The code of "Sheets, covers and alerts", and the view of "Guards".
enum ModalArticle {
    enum Route: Navigation {
        case list, about, editor, settings, filter
        var presentationType: PresentationType { self == .settings || self == .filter ? .sheet : .push }
    }
    struct Filter: Equatable, Sendable { let name: String }

    nonisolated enum Unsaved { case discard, stay }

    struct ListView: View {
        var body: some View { Text("The list") }
    }
    struct EditorView: View {
        struct Draft {
            var title = ""
            var isDirty: Bool { !title.isEmpty }
        }
        let alerts: AlertPresenter<Unsaved>
        @State private var draft = Draft()

        var body: some View {
            TextField("Title", text: $draft.title)
                .asksBeforeLeaving(when: draft.isDirty) {
                    await alerts.answer(to: .unsavedChanges) == .discard
                }
        }
    }
}

extension NavigationAlert where Answer == ModalArticle.Unsaved {
    static var unsavedChanges: NavigationAlert {
        NavigationAlert("Discard the changes?", message: "They are not saved.") {
            Button("Discard", answer: .discard, role: .destructive)
            Button("Keep editing", answer: .stay, role: .cancel)
        }
    }
}

@MainActor @Suite("Sheets, covers and alerts, and leaving")
struct ModalArticleTests {
    typealias Route = ModalArticle.Route
    typealias Filter = ModalArticle.Filter
    typealias ListView = ModalArticle.ListView
    typealias Unsaved = ModalArticle.Unsaved
    typealias EditorView = ModalArticle.EditorView
    let router = Router<Route>()

    private func screen(for route: Route) -> some View { Text(route.name) }

    @Test("modals are presented, dismissed, and combined with other changes in one call")
    func present() {
        router.navigate(to: .settings)  // shown as its `presentationType` says
        router.expect(NavigationState().presenting(.settings, as: .sheet))
        router.present(.settings, as: .fullScreen)  // by name
        router.child?.navigate(to: .about)  // a push inside of it
        router.expect(NavigationState().presenting(.settings, as: .fullScreen, path: [.about]))
        router.dismissModal()
        router.expect(NavigationState())
        router.navigate(to: .settings)
        router.perform(.sequence([.dismissModal, .popToRoot, .push(.list)]))
        router.expect(NavigationState(path: [.list]))
    }
    @Test("a sheet returns a value")
    func answer() async {
        var applied: Filter?
        func apply(_ filter: Filter) { applied = filter }
        func list() async {
            if let filter = await router.result(of: .filter, as: Filter.self) { apply(filter) }  // in the list
        }
        func sheet(_ router: Router<Route>, _ filter: Filter) {
            router.finish(with: filter)  // in the sheet, on its own router
        }
        let asked = Task { await list() }
        while router.child == nil { await Task.yield() }
        router.child.map { sheet($0, Filter(name: "Rick")) }
        await asked.value
        #expect(applied == Filter(name: "Rick") && router.child == nil)
    }
    @Test("a sheet has the style of its destination")
    func styles() {
        let ui = ViewHost(
            NavigationContainer(router) { route in
                screen(for: route)
            } root: {
                ListView()
            }
            .sheetStyle { (route: Route) in
                switch route {
                case .filter:
                    [
                        .detents([.medium, .large]), .dragIndicator(.visible),
                        .backgroundInteraction(.enabled(upThrough: .medium)),
                    ]
                case .editor: [.interactiveDismissDisabled]
                default: []
                }
            }
        )
        router.present(.filter, as: .sheet)
        ui.settle()
        #expect(ui.modals == ["sheet"] && ui.detents == [.medium, .large])
        #expect(ui.dragIndicator == .visible && ui.isBackgroundEnabled)
        router.present(.editor, as: .sheet)
        ui.settle()
        #expect(!ui.pullDown() && ui.modals == ["sheet"])
    }
    @Test("a leave guard's alert decides whether the screen is left", arguments: [("Discard", 0), ("Keep editing", 1)])
    func leaving(button: String, depth: Int) async {
        let alerts = AlertPresenter<Unsaved>()
        router.onLeave(of: .editor) { await alerts.answer(to: .unsavedChanges) == .discard }
        let ui = ViewHost(
            NavigationContainer(router) { route in
                screen(for: route)
            } root: {
                ListView()
            }
            .alerts(of: alerts))
        router.navigate(to: .editor)
        ui.settle()
        let handle = router.pop()
        await ui.settleTasks()
        #expect(ui.question?.title == "Discard the changes?" && ui.question?.message == ["They are not saved."])
        #expect(ui.tap(button))
        _ = await handle.outcome
        #expect(router.path.count == depth)
    }
    @Test("a view asks before it is left only if its draft has changes", arguments: [("", 0), ("A title", 1)])
    func form(title: String, depth: Int) async {
        let alerts = AlertPresenter<Unsaved>()
        let ui = ViewHost(
            NavigationContainer(router) { _ in
                EditorView(alerts: alerts)
            } root: {
                ListView()
            }
            .alerts(of: alerts))
        router.navigate(to: .editor)
        ui.settle()
        #expect(ui.type(title, into: "Title"))
        let handle = router.pop()
        await ui.settleTasks()
        #expect((ui.question != nil) == (depth == 1))
        if depth == 1 { #expect(ui.tap("Keep editing")) }
        _ = await handle.outcome
        #expect(router.path.count == depth)
    }
    @Test("a popover points to its source")
    func popover() {
        struct Toolbar: View {
            var body: some View {
                RouterLink("Filter", to: Route.filter)
                    .navigationSource(of: Route.filter)  // a popover with the filter points here
            }
        }
        let ui = ViewHost(
            NavigationContainer(router) { route in
                screen(for: route)
            } root: {
                Toolbar()
            })
        router.present(.filter, as: .popover)
        ui.settle()
        #expect(ui.modals == ["popover"] && ui.pointedAt == ["Filter"])
    }
    @Test("a screen with a zoom transition, but without a source, zooms from nothing")
    func zoom() {
        let ui = ViewHost(
            NavigationContainer(router) { route in
                screen(for: route)
            } root: {
                ListView()
            }
            .navigationTransitions { (route: Route) in route == .settings ? .zoom : .automatic }
        )
        router.navigate(to: .settings)
        ui.settle()
        #expect(ui.zoomedFrom == [])
    }
}
