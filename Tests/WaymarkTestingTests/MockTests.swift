import Testing
import Waymark
import WaymarkTesting

private enum Place: Navigation {
    case list, sheet, cover
    var presentation: Presentation {
        switch self {
        case .list: .push
        case .sheet: .sheet
        case .cover: .fullScreen
        }
    }
}
@MainActor private struct Model<Routing: RouterContract<Place>> {
    let router: Routing
    func didTap() { router.navigate(to: .sheet) }
}

@MainActor @Suite("Mocks and expectations")
struct MockTests {
    @Test("A3, M5: a view model takes a router or its mock, and the mock counts")
    func routerMock() {
        let mock = RouterMock<Place>()
        Model(router: mock).didTap()
        Model(router: Router<Place>()).didTap()
        mock.navigate(to: .list)
        mock.navigate(to: .cover)
        mock.pop()
        mock.popToRoot()
        mock.popToRoot()
        mock.dismissSheet()
        mock.dismissFullScreen()
        mock.dismissModal()
        mock.goBack()
        expect(mock, navigated: [.sheet, .list, .cover])
        #expect(mock.lastDestination == .cover)
        #expect(mock.destinations(as: .sheet) == [.sheet] && mock.destinations(as: .push) == [.list])
        #expect([mock.popCount, mock.popToRootCount, mock.goBackCount] == [1, 2, 1])
        #expect([mock.dismissSheetCount, mock.dismissFullScreenCount, mock.dismissModalCount] == [1, 1, 1])
    }
    @Test("B10: a navigator mock remembers destinations, backs and actions")
    func navigatorMock() {
        let mock = NavigatorMock()
        mock.outcome = .denied(.locked)
        #expect(mock.navigate(to: Place.list).settled == .denied(.locked))
        mock.goBack()
        mock.perform(.popToRoot)
        expect(mock, navigated: [Place.list])
        expect(mock, wentBack: 1)
        #expect(mock.actions.count == 1)
    }
    @Test("B10: a redirect stub answers from its table")
    func redirectStub() {
        let stub = RedirectStub([(from: Place.list, to: Place.cover)])
        #expect(stub.redirect(Place.list) as? Place == .cover)
        #expect(stub.redirect(Place.sheet) == nil)
        #expect(stub.asked.count == 2)
    }
    @Test("an expectation that fails says what was expected and what was found")
    func failures() {
        let mock = NavigatorMock()
        mock.navigate(to: Place.list)
        mock.navigate(to: Place.cover)
        withKnownIssue {
            expect(mock, navigated: [Place.list, Place.sheet])
        } matching: { issue in
            issue.comments.first?.rawValue
                == "destinations differ (- expected, + found):\n  Place.list\n- Place.sheet\n+ Place.cover"
        }
        let router = Router<Place>(path: [.list])
        withKnownIssue {
            router.expect(NavigationState().presenting(.sheet, as: .sheet))
        } matching: { issue in
            issue.comments.first?.rawValue
                == "the state differs (- expected, + found):\n- ground  -\n- sheet  sheet\n+ ground  - > list"
        }
        withKnownIssue { expect(mock, wentBack: 1) }
        withKnownIssue { expect(TrackerMock(), tracked: [TrackingEvent(name: "a")]) }
        withKnownIssue { expect(RouterMock<Place>(), navigated: [.list]) }
    }
}

private enum Wish: OutgoingNavigation, CaseIterable { case list, sheet, cover, circle, back }
private struct Redirect: NavigationRedirect {
    func redirect(_ navigation: any Navigation) -> (any Navigation)? {
        switch navigation as? Wish {
        case .list: Place.list
        case .sheet: Wish.list
        case .cover, nil: navigation
        case .circle: Wish.back
        case .back: Wish.circle
        }
    }
}

@MainActor @Suite("Expectations of redirects")
struct RedirectExpectationTests {
    @Test("B10: what leads to a screen passes, also in two steps")
    func passes() { expect(Redirect(), redirects: [Wish.list, .sheet]) }
    @Test("B10: what nobody redirects, what leads to itself and what leads in a circle are named")
    func failures() {
        withKnownIssue {
            expect(Redirect(), redirectsAll: Wish.self)
        } matching: { issue in
            issue.comments.first?.rawValue
                == """
                not redirected:
                Wish.cover
                Wish.circle → Wish.back → Wish.circle, in a circle
                Wish.back → Wish.circle → Wish.back, in a circle
                """
        }
        withKnownIssue {
            expect(RedirectStub(), redirects: [Wish.list])
        } matching: { issue in
            issue.comments.first?.rawValue == "not redirected:\nWish.list"
        }
    }
}

/// What a test writes by hand: two methods.
@MainActor private final class RouterFake: RouterContract {
    var asked: [String] = []
    func navigate(to destination: Place) -> NavigationHandle {
        asked.append("\(destination)")
        return NavigationHandle(.committed)
    }
    func perform(_ action: NavigationAction<Place>) -> NavigationHandle {
        asked.append(String("\(action)".prefix { $0 != "(" }))
        return NavigationHandle(.committed)
    }
}
@MainActor private final class NavigatorFake: Navigator {
    var asked: [String] = []
    func navigate(to destination: some Navigation) -> NavigationHandle {
        asked.append("\(destination)")
        return NavigationHandle(.committed)
    }
    func perform(_ action: NavigationAction<AnyNavigation>) -> NavigationHandle {
        asked.append(String("\(action)".prefix { $0 != "(" }))
        return NavigationHandle(.committed)
    }
}

@MainActor @Suite("Fakes written by hand")
struct FakeTests {
    private let request = ScreenRequest<Place, Int>(.sheet)

    @Test("two methods make a router: the rest comes down to them")
    func router() async {
        let fake = RouterFake()
        let router: any RouterContract<Place> = fake
        router.navigate(to: .list)
        router.goBack()
        router.pop(2)
        router.pop(to: .list)
        router.popToRoot()
        router.push(.list)
        router.present(.sheet, as: .fullScreen)
        router.dismiss()
        router.dismissSheet()
        router.dismissFullScreen()
        router.dismissAll()
        router.finish(then: .push(.list))
        router.select(branch: "a")
        router.finish(request, with: 4)
        #expect(
            fake.asked == [
                "list", "pop", "pop", "popTo", "popToRoot", "push", "present", "dismiss", "dismiss", "dismiss",
                "dismissAll", "finish", "select", "pop",
            ])
        #expect(await router.canNavigate(to: .cover))
        #expect(await router.result(of: request) == nil)
    }
    @Test("two methods make a navigator: the rest comes down to them")
    func navigator() async {
        let fake = NavigatorFake()
        let navigator: any Navigator = fake
        navigator.navigate(to: Place.list)
        navigator.navigate(to: AnyNavigation(Place.list))
        navigator.goBack()
        navigator.dismiss()
        navigator.popToRoot()
        let request = ScreenRequest<AnyNavigation, Int>(Place.sheet)
        navigator.finish(request, with: 4)
        #expect(fake.asked == ["list", "list", "pop", "dismiss", "popToRoot", "pop"])
        #expect(await navigator.result(of: request) == nil)
    }
    @Test("the router mock answers for screens and guards, and remembers the rest")
    func mock() async {
        let mock = RouterMock<Place>()
        mock.denied = [.cover]
        mock.results = [.sheet: 4]
        let router: any RouterContract<Place> = mock
        #expect(await router.canNavigate(to: .list))
        #expect(await router.canNavigate(to: .cover) == false)
        #expect(await router.result(of: request) == 4)
        router.finish(request, with: 5)
        router.pop(3)
        router.present(.cover, as: .sheet)
        expect(mock, navigated: [.sheet])
        #expect(mock.finished.map(\.destination) == [.sheet] && mock.finished.first?.value as? Int == 5)
        #expect(mock.popCount == 1 && mock.actions.count == 2)
    }
}
