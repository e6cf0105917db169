import Testing
import Waymark
import WaymarkTesting

private enum Place: Navigation {
    case list, sheet, cover
    var presentationType: PresentationType {
        switch self {
        case .list: .push
        case .sheet: .sheet
        case .cover: .fullScreen
        }
    }
}
private enum LoansIncoming: IncomingNavigation { case borrow(book: Int) }
private enum BooksOutgoing: OutgoingNavigation { case borrow(book: Int) }
@MainActor private struct Model<PlaceRouter: Routing<Place>> {
    let router: PlaceRouter
    func didTap() { router.navigate(to: .sheet) }
}

@MainActor @Suite("Mocks and expectations")
struct MockTests {
    @Test("a view model takes a router or its mock, and the mock counts calls")
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
        expectNavigation(by: mock, to: [.sheet, .list, .cover])
        #expect(mock.lastDestination == .cover)
        #expect(mock.sheetDestinations == [.sheet] && mock.pushDestinations == [.list])
        #expect([mock.popCallCount, mock.popToRootCallCount, mock.goBackCallCount] == [1, 2, 1])
        #expect(mock.dismissSheetCallCount == 1 && mock.dismissFullScreenCallCount == 1)
    }
    @Test("a navigator mock records destinations, calls of goBack and actions")
    func navigatorMock() {
        let mock = NavigatorMock()
        mock.outcome = .denied(.locked)
        #expect(mock.navigate(to: Place.list).settled == .denied(.locked))
        mock.goBack()
        mock.perform(.popToRoot)
        expectNavigation(by: mock, to: [Place.list])
        #expect(mock.goBackCallCount == 1)
        #expect(mock.actions.count == 1)
    }
    @Test("a failed expectation prints what was expected and what was found")
    func failures() {
        let mock = NavigatorMock()
        mock.navigate(to: Place.list)
        mock.navigate(to: Place.cover)
        withKnownIssue {
            expectNavigation(by: mock, to: [Place.list, Place.sheet])
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
        withKnownIssue { expectNavigation(by: RouterMock<Place>(), to: [.list]) }
    }
    @Test("destinations of different types that print alike are printed with their types")
    func alike() {
        let router = Router<AnyNavigation>(path: [
            AnyNavigation(LoansIncoming.borrow(book: 7)), AnyNavigation(Place.list),
        ])
        withKnownIssue {
            let other = [AnyNavigation(BooksOutgoing.borrow(book: 7)), AnyNavigation(Place.list)]
            router.expect(NavigationState(path: other))
        } matching: { issue in
            let lines = issue.comments.first?.rawValue.split(separator: "\n") ?? []
            return lines.count == 3 && lines[1].hasPrefix("- ground  - > ") && lines[2].hasPrefix("+ ground  - > ")
                && lines[1].hasSuffix("BooksOutgoing.borrow(book: 7) > list")
                && lines[2].hasSuffix("LoansIncoming.borrow(book: 7) > list")
        }
        #expect(String(describingForTest: router.top) == "Place.list")
    }
}

private enum Wish: OutgoingNavigation, CaseIterable { case list, sheet, cover, circle, back }
private struct NoRedirect: NavigationRedirect {
    func redirect(_ navigation: any Navigation) -> (any Navigation)? { nil }
}
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
    @Test("an outgoing navigation that leads to a screen passes, even through two redirects")
    func passes() { expectRedirect(Redirect(), of: [Wish.list, .sheet]) }
    @Test func `a failure names each case that leads nowhere, with its chain`() {
        fails([
            "cover: not redirected: Wish.cover",
            "circle: not redirected: Wish.circle → Wish.back → Wish.circle, in a circle",
            "back: not redirected: Wish.back → Wish.circle → Wish.back, in a circle",
        ]) { expectRedirects(of: Wish.self, by: Redirect()) }
    }
    @Test func `a failure names a given navigation that leads nowhere`() {
        fails(["Wish.list"]) { expectRedirect(NoRedirect(), of: [Wish.list]) }
    }
    @Test func `a redirect is followed from screens, too, five times at most`() {
        expectRedirect(Numbered(end: 5), of: [Order.book(id: 0)])
        let steps = { (numbers: [Int]) in numbers.map { " → Step.Step(number: \($0))" }.joined() }
        fails(["Order.book(id: 0)\(steps([1, 2, 3, 4, 5, 6])), too many redirects"]) {
            expectRedirect(Numbered(end: 6), of: [Order.book(id: 0)])
        }
        fails(["Order.book(id: 0)\(steps([1, 2, 0, 1])), in a circle"]) {
            expectRedirect(Numbered(end: 2, isRound: true), of: [Order.book(id: 0)])
        }
    }
    @Test func `each sample is checked`() {
        expectRedirects(of: Order.self, by: OrderRedirect(), samples: [.book(id: 1)])
        fails(["book(id: -1): not redirected: Order.book(id: -1)"]) {
            expectRedirects(of: Order.self, by: OrderRedirect(), samples: [.book(id: 1), .book(id: -1)])
        }
    }
    @Test func `a type whose cases can't be listed fails, and its samples are checked`() {
        fails(["the cases of Unknown can't be listed", "book(id: 1): not redirected"]) {
            expectRedirects(of: Unknown.self, by: NoRedirect(), samples: [.book(id: 1)])
        }
    }
}

private enum Order: OutgoingNavigation, CaseIterable {
    case list
    case book(id: Int)
    static var allCases: [Order] { [.list] }
}
private enum Unknown: OutgoingNavigation { case book(id: Int) }
private struct OrderRedirect: NavigationRedirect {
    func redirect(_ navigation: any Navigation) -> (any Navigation)? {
        switch navigation as? Order {
        case .list: Place.list
        case .book(let id) where id > 0: Place.list
        case .book, nil: nil
        }
    }
}

private struct Step: IncomingNavigation { let number: Int }
/// Leads from one step to the next, up to the last one.
private struct Numbered: NavigationRedirect {
    let end: Int
    /// True if the last step leads to step 0.
    var isRound = false
    func redirect(_ navigation: any Navigation) -> (any Navigation)? {
        guard let step = navigation as? Step else { return Step(number: 1) }
        guard step.number == end else { return Step(number: step.number + 1) }
        return isRound ? Step(number: 0) : nil
    }
}

/// A handwritten fake that implements two methods.
@MainActor private final class RouterFake: Routing {
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
    @Test("a fake router implements two methods, through which all others navigate")
    func router() async {
        let fake = RouterFake()
        let router: any Routing<Place> = fake
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
        router.perform(.finish(then: [.push(.list)]))
        router.perform(.select(branch: "a"))
        router.finish(with: 4)
        #expect(
            fake.asked == [
                "list", "pop", "pop", "popTo", "popToRoot", "push", "present", "dismissModal", "dismissModal",
                "dismissModal",
                "dismissAll", "finish", "select", "pop",
            ])
        #expect(await router.canNavigate(to: .cover))
        #expect(await router.result(of: .sheet, as: Int.self) == nil)
    }
    @Test("a fake navigator implements two methods, through which all others navigate")
    func navigator() async {
        let fake = NavigatorFake()
        let navigator: any Navigator = fake
        navigator.navigate(to: Place.list)
        navigator.navigate(to: AnyNavigation(Place.list))
        navigator.goBack()
        navigator.dismiss()
        navigator.popToRoot()
        navigator.finish(with: 4)
        #expect(fake.asked == ["list", "list", "pop", "dismissModal", "popToRoot", "pop"])
        #expect(await navigator.result(of: Place.sheet, as: Int.self) == nil)
    }
    @Test("the router mock returns the given results and denials, and records navigations, actions and finished values")
    func mock() async {
        let mock = RouterMock<Place>()
        mock.denied = [.cover]
        mock.results = [.sheet: 4]
        let router: any Routing<Place> = mock
        #expect(await router.canNavigate(to: .list))
        #expect(await router.canNavigate(to: .cover) == false)
        #expect(await router.result(of: .sheet, as: Int.self) == 4)
        router.finish(with: 5)
        router.pop(3)
        router.present(.cover, as: .sheet)
        expectNavigation(by: mock, to: [.sheet])
        #expect(mock.finishedValues.count == 1 && mock.finishedValues.first as? Int == 5)
        #expect(mock.popCallCount == 1 && mock.actions.count == 2)
    }
}

/// Expects that `body` records an issue, whose lines after the first begin with the given texts.
func fails(_ expected: [String], _ body: () -> Void) {
    withKnownIssue {
        body()
    } matching: { issue in
        let lines = issue.comments.flatMap { $0.rawValue.split(separator: "\n") }.dropFirst()
        return lines.count == expected.count && zip(lines, expected).allSatisfy { $0.hasPrefix($1) }
    }
}
