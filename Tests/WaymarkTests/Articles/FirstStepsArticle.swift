import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// The code in two documentation pages: Waymark's landing page and "Getting started".
enum FirstStepsArticle {
    enum Route: Navigation {
        case list
        case detail(identifier: Int)
        case settings

        var presentationType: PresentationType {
            switch self {
            case .list, .detail: .push
            case .settings: .sheet
            }
        }
    }

    @MainActor final class ListModel {
        private let router: any Routing<Route>
        init(router: any Routing<Route>) { self.router = router }
        func didSelect(_ identifier: Int) { router.navigate(to: .detail(identifier: identifier)) }
    }
}

@MainActor @Suite("Getting started, and Waymark's landing page")
struct FirstStepsArticleTests {
    @Test("a destination is pushed, or shown in a sheet with its own stack")
    func navigate() {
        typealias Route = FirstStepsArticle.Route
        let router = Router<Route>()
        router.navigate(to: .list)
        router.navigate(to: .settings)
        let path: [Route] =
            router.path  // [.list]
        let sheet: Route? =
            router.presentingSheet  // .settings
        let inside: [Route]? =
            router.child?.path  // []: the sheet's own stack
        #expect(path == [.list] && sheet == .settings && inside == [])
    }
    @Test("a view model takes a router, or a mock")
    func model() {
        let mock = RouterMock<FirstStepsArticle.Route>()
        FirstStepsArticle.ListModel(router: mock).didSelect(4)
        expectNavigation(by: mock, to: [.detail(identifier: 4)])
        let router = Router<FirstStepsArticle.Route>()
        FirstStepsArticle.ListModel(router: router).didSelect(4)
        router.expect(NavigationState(path: [.detail(identifier: 4)]))
    }
    @Test("a router pushes, presents a sheet, and performs several changes as one")
    func overview() {
        enum Route: Navigation {
            case list, detail(Int), settings
            var presentationType: PresentationType { self == .settings ? .sheet : .push }
        }

        let router = Router<Route>()
        router.navigate(to: .detail(42))  // a push
        router.navigate(to: .settings)  // a sheet, with a router of its own
        router.child?.navigate(to: .detail(7))  // a push inside of the sheet
        router.expect(
            NavigationState(path: [.detail(42)]).presenting(.settings, as: .sheet, path: [.detail(7)]))
        let before = router.records.count
        router.perform(.sequence([.dismissModal, .popToRoot, .push(.list)]))  // one transition
        router.expect(NavigationState(path: [.list]))
        #expect(router.records.count == before + 1)
    }
}

/// The code of WaymarkTesting's landing page.
enum TestingArticle {
    enum CharacterStatus { case alive, dead }
    enum CharacterIncomingNavigation: IncomingNavigation { case list, filter }
    enum Unsaved { case discard, stay }
}

extension NavigationAlert where Answer == TestingArticle.Unsaved {
    fileprivate static var unsavedChanges: NavigationAlert {
        NavigationAlert("Discard the changes?") {
            Button("Discard", answer: .discard, role: .destructive)
            Button("Keep editing", answer: .stay, role: .cancel)
        }
    }
}

@MainActor @Suite("WaymarkTesting's landing page")
struct TestingArticleTests {
    typealias CharacterIncomingNavigation = TestingArticle.CharacterIncomingNavigation
    typealias CharacterStatus = TestingArticle.CharacterStatus

    @MainActor @Test func aLinkOpensTheDetailOnTheList() {
        let router = Router<Route>(schemes: ["app"])
        router.open("app://detail/4")
        router.expect(NavigationState(path: [.list, .detail(4)]))
    }

    @Test("a navigator mock returns the given results")
    func results() async {
        let navigator = NavigatorMock()
        navigator.results = [AnyNavigation(CharacterIncomingNavigation.filter): CharacterStatus.dead]
        #expect(await navigator.result(of: CharacterIncomingNavigation.filter, as: CharacterStatus.self) == .dead)
    }
    @Test("setting a sheet's binding to nil counts as a dismissal by the user")
    func user() {
        let router = Router<Route>()
        router.navigate(to: .settings)
        router.presentingSheet = nil
        #expect(router.child == nil)
    }
    @Test("tapping an alert's button returns its answer to the code that waits, without a UI", .timeLimit(.minutes(15)))
    func alerts() async throws {
        let alerts = AlertPresenter<TestingArticle.Unsaved>()
        let asked = Task { await alerts.answer(to: .unsavedChanges) }
        for _ in 0..<1_000 where alerts.alert == nil { await Task.yield() }
        let alert = try #require(alerts.alert)
        alerts.didTap(alert.buttons[0])
        #expect(await asked.value == .discard)
    }
}
