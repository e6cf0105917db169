import Testing
import Waymark

/// The model of a feature that knows no router: the app passes closures to it.
@MainActor private final class ListModel {
    var onSelect: (Int) -> Void = { _ in }
    var onSettings: () -> Void = {}
    func didSelect(_ item: Int) { onSelect(item) }
}
@MainActor private struct App {
    let router = Router<Route>(root: .list)

    func screen(for route: Route) -> Screen {
        switch route {
        case .list:
            let model = ListModel()
            model.onSelect = { router.navigate(to: .detail($0)) }
            model.onSettings = { router.navigate(to: .settings) }
            return .list(model)
        case .detail(let id): return .text("detail \(id)")
        case .settings: return .text("settings")
        case .home, .about, .gallery: return .text("other")
        }
    }
    enum Screen {
        case list(ListModel)
        case text(String)
        var text: String { if case .text(let text) = self { text } else { "list" } }
    }
}

@MainActor @Suite("One app-wide enum")
struct AppWideEnumTests {
    @Test("a feature without a router navigates through closures that the app wires")
    func closures() {
        let app = App()
        guard case .list(let model) = app.screen(for: .list) else {
            Issue.record("the list should have a model")
            return
        }
        model.didSelect(7)
        #expect(app.router.path.map { app.screen(for: $0).text } == ["detail 7"])
        model.onSettings()
        #expect(app.router.presentingSheet.map { app.screen(for: $0).text } == "settings")
    }
}
