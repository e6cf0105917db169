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
