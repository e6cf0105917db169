import Observation
import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("The state that a host shows")
struct HostTests {
    typealias State = NavigationState<Route>
    let router = Router<Route>()

    func host(_ state: State = State()) -> NavigationHost {
        router.perform(.replace(state))
        let host = router.host
        host.groundDidAppear()
        return host
    }
    func expect(
        _ host: NavigationHost, _ expected: State, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(router.shown == expected, sourceLocation: sourceLocation)
    }
    func modal(_ host: NavigationHost, _ level: Int = 1) throws -> ShownLevel {
        var hosted = host.ground
        for _ in 0..<level { hosted = try #require(hosted.modal(.sheet) ?? hosted.modal(.fullScreen)) }
        return hosted
    }

    func shownSheet() throws -> (host: NavigationHost, sheet: ShownLevel) {
        let host = host()
        router.navigate(to: .settings)
        let sheet = try modal(host)
        sheet.didShow(depth: 0)
        return (host, sheet)
    }

    @Test("a push after a dismissal in one transition waits until the framework has dismissed")
    func dismissThenPush() throws {
        let (host, _) = try shownSheet()
        router.perform(.sequence([.dismissModal, .push(.list)]))
        expect(host, State())
        host.ground.didDismissModal()
        expect(host, State(path: [.list]))
    }
    @Test("a stack with modals over it is shown step by step")
    func deep() throws {
        let host = host()
        let target = State(path: [.list, .detail(1)]).presenting(.settings, as: .sheet, path: [.about])
            .presenting(.gallery(2), as: .fullScreen)
        router.perform(.replace(target))
        expect(host, State(path: [.list, .detail(1)]))
        host.ground.didShow(depth: 1)
        expect(host, State(path: [.list, .detail(1)]))
        host.ground.didShow(depth: 2)
        expect(host, State(path: [.list, .detail(1)]).presenting(.settings, as: .sheet, path: [.about]))
        try modal(host).didShow(depth: 1)
        expect(host, target)
    }
    @Test("no modal is presented before the ground level is on screen")
    func firstFrame() {
        let state = State(path: [.list]).presenting(.settings, as: .sheet)
        router.perform(.replace(state))
        let host = router.host
        expect(host, State(path: [.list]))
        host.groundDidAppear()
        expect(host, state)
    }
    @Test("changes during a step lead to the latest state, without those in between")
    func latest() throws {
        let host = host()
        router.navigate(to: .settings)
        router.dismissModal()
        router.navigate(to: .gallery(1))
        router.dismissModal()
        router.navigate(to: .list)
        expect(host, State().presenting(.settings, as: .sheet))
        try modal(host).didShow(depth: 0)
        expect(host, State())
        host.ground.didDismissModal()
        expect(host, State(path: [.list]))
    }
    @Test("an equal modal that is presented again is a new one, and the old one is dismissed first")
    func presentedAnew() throws {
        let host = host()
        router.navigate(to: .settings)
        let first = try modal(host)
        router.perform(.sequence([.dismissModal, .present(.settings, as: .sheet)]))
        router.dismissModal()
        router.navigate(to: .settings)
        first.didShow(depth: 0)
        expect(host, State())
        host.ground.didDismissModal()
        let second = try modal(host)
        #expect(first.id != second.id)
        #expect(router.router(of: second) === router.child)
        // the late report about the first sheet is ignored
        first.userDidDismiss()
        #expect(router.child != nil)
    }

    @Test("the framework's echo of a step is not an action of the user")
    func echo() throws {
        let host = host()
        router.navigate(to: .list)
        host.ground.didShow(depth: 1)
        router.navigate(to: .settings)
        let sheet = try modal(host)
        router.dismissModal()
        let count = router.records.count
        sheet.didShow(depth: 0)
        host.ground.userDidSet(path: Array(host.ground.path.prefix(1)))
        sheet.userDidDismiss()
        #expect(router.records.count == count)
    }
    @Test("a screen whose leave guard refuses a back swipe is pushed again when the swipe has ended")
    func refused() {
        let host = host(State(path: [.list, .detail(1)]))
        router.onLeave(of: .detail(1)) { .stay }
        let told = ObservationFlag { _ = host.ground.path }
        host.ground.userDidSet(path: Array(host.ground.path.prefix(1)))
        expect(host, State(path: [.list]))
        #expect(told.isSet)
        host.ground.didShow(depth: 1)
        expect(host, State(path: [.list, .detail(1)]))
        router.expect(State(path: [.list, .detail(1)]))
    }
    @Test("a push during a transition waits until the transition has ended")
    func pushInTransition() {
        let host = host()
        router.navigate(to: .list)
        _ = host.ground.path
        router.navigate(to: .about)
        expect(host, State(path: [.list]))
        host.ground.willShow(depth: 1)
        expect(host, State(path: [.list]))
        host.ground.didShow(depth: 1)
        expect(host, State(path: [.list, .about]))
    }
    @Test("two pushes before the framework reads the path are one transition")
    func pushesReadAtOnce() {
        let host = host()
        router.navigate(to: .list)
        router.navigate(to: .about)
        expect(host, State(path: [.list, .about]))
    }
    @Test("a modal waits until a back swipe has ended")
    func presentInSwipe() {
        let host = host(State(path: [.list]))
        host.ground.userDidSet(path: [])
        router.navigate(to: .settings)
        expect(host, State())
        host.ground.didShow(depth: 0)
        expect(host, State().presenting(.settings, as: .sheet))
    }
    @Test("a ground level that reappears under a leaving cover doesn't end the wait for its dismissal")
    func groundUnderLeavingCover() throws {
        let host = host()
        router.navigate(to: .gallery(1))
        try modal(host).didShow(depth: 0)
        router.perform(.sequence([.dismissModal, .present(.settings, as: .sheet)]))
        host.containerDidAppear(host, isAgain: true)
        host.ground.didShow(depth: 0)
        expect(host, State())
        host.ground.didDismissModal()
        expect(host, State().presenting(.settings, as: .sheet))
    }
    @Test("going back in a tab keeps the path of a tab that is about to be shown")
    func gestureInAnotherBranch() {
        let host = host(State(branches: [NavigationBranch(id: "a"), NavigationBranch(id: "b", path: [.about])]))
        router.navigate(to: .list)
        _ = host.ground.path
        router.perform(.select(branch: "b"))
        host.ground.willShow(depth: 1)
        host.ground.userDidSet(path: [], of: "a")
        #expect(router.path(of: "b") == [.about])
        host.ground.didShow(depth: 0)
        #expect(host.ground.branches.selected == "b" && host.ground.path.count == 1)
    }
    @Test("a tap on Back in a tab that is about to leave changes no other tab")
    func backInAnotherBranch() {
        let host = host(State(branches: [NavigationBranch(id: "a"), NavigationBranch(id: "b", path: [.about])]))
        router.navigate(to: .list)
        _ = host.ground.path
        router.perform(.select(branch: "b"))
        host.ground.userDidTapBack()
        #expect(router.path(of: "a") == [.list] && router.path(of: "b") == [.about])
    }
    @Test("a back swipe in a modal that is about to leave is shown, and the modal leaves when the swipe has ended")
    func gestureInLeavingModal() throws {
        let (host, sheet) = try shownSheet()
        router.router(of: sheet).navigate(to: .about)
        _ = sheet.path
        sheet.willShow(depth: 1)
        router.dismissModal()
        sheet.userDidSet(path: [])
        expect(host, State().presenting(.settings, as: .sheet))
        sheet.didShow(depth: 0)
        expect(host, State())
    }
    @Test("with popsBeforeSelecting, the host pops a tab before leaving it, but the state keeps the tab's path")
    func popsBeforeSelecting() {
        let host = host(State(branches: [NavigationBranch(id: "a", path: [.list]), NavigationBranch(id: "b")]))
        host.popsBeforeSelecting = true
        host.ground.didShow(depth: 1)
        router.perform(.select(branch: "b"))
        #expect(host.ground.branches.selected == "a" && host.ground.path == [])
        host.ground.didShow(depth: 0)
        #expect(host.ground.branches.selected == "b" && router.path(of: "a") == [.list])
    }
    @Test("an alert isn't shown during a transition, and a modal waits until shortly after the alert's answer")
    func question() async throws {
        let clock = ManualClock()
        router.timing.clock = .manual(clock)
        let host = host()
        router.navigate(to: .settings)
        #expect(!host.mayAsk)
        let told = ObservationFlag { _ = host.mayAsk }
        try modal(host).didShow(depth: 0)
        #expect(told.isSet && host.mayAsk)
        let asker = Asker()
        host.didAsk(asker)
        router.perform(.sequence([.dismissModal, .present(.gallery(1), as: .fullScreen)]))
        host.ground.didDismissModal()
        expect(host, State())
        host.didAnswer(asker)
        expect(host, State())
        clock.advance(by: .milliseconds(500))
        let gallery = State().presenting(.gallery(1), as: .fullScreen)
        await until { router.shown == gallery }
        expect(host, gallery)
    }
    @Test("an alert whose view disappears without an answer doesn't delay a modal")
    func askerThatGoes() {
        let host = host()
        host.didAsk(Asker())
        router.navigate(to: .settings)
        expect(host, State().presenting(.settings, as: .sheet))
    }
    private final class Asker {}
    @Test("a modal that the framework dismissed although a leave guard refuses it is shown again")
    func dismissedAnyway() throws {
        let (host, sheet) = try shownSheet()
        router.onLeave(of: .settings) { .stay }
        let told = ObservationFlag { _ = host.ground.modal(.sheet) }
        sheet.userDidDismiss()
        #expect(told.isSet)
        expect(host, State().presenting(.settings, as: .sheet))
    }
    @Test("a push in a modal whose dismissal was refused waits until the modal is shown again")
    func refusedDismissal() throws {
        let (host, sheet) = try shownSheet()
        let registration = router.onLeave(of: .settings) { .stay }
        sheet.userDidDismiss()
        router.router(of: sheet).navigate(to: .about)
        expect(host, State().presenting(.settings, as: .sheet))
        sheet.didShow(depth: 0)
        expect(host, State().presenting(.settings, as: .sheet, path: [.about]))
        registration.cancel()
    }
    @Test("a sheet that is leaving keeps its content")
    func leaving() throws {
        let (host, sheet) = try shownSheet()
        router.router(of: sheet).navigate(to: .about)
        sheet.didShow(depth: 1)
        router.dismissModal()
        #expect(host.ground.modal(.sheet) == nil)
        #expect(sheet.root.flatMap { router.destination(of: $0) } == .settings)
        #expect(sheet.path.compactMap { router.destination(of: $0) } == [.about])
    }
    @Test(
        "a second tap on a tab pops it unless it repeats the first at once; a path set on an unselected tab is ignored")
    func branches() {
        let clock = ManualClock()
        router.timing.clock = .manual(clock)
        let host = host(State(branches: [NavigationBranch(id: "a", path: [.list]), NavigationBranch(id: "b")]))
        host.ground.userDidSelect(branch: "b")
        #expect(host.ground.branches.selected == "b")
        host.ground.userDidSet(path: [], of: "a")
        #expect(router.path(of: "a") == [.list])
        host.ground.userDidSelect(branch: "a")
        #expect(host.ground.userDidSelect(branch: "a").settled == .duplicate)
        #expect(router.path(of: "a") == [.list], "frameworks write one tap twice")
        clock.advance(by: .milliseconds(300))
        host.ground.userDidSelect(branch: "a")
        #expect(host.ground.path(of: "a") == [])
    }
    @Test("a modal that is being dismissed keeps the path to which the user went back")
    func backInLeavingModal() throws {
        let (host, sheet) = try shownSheet()
        router.router(of: sheet).navigate(to: .about)
        _ = sheet.path
        sheet.didShow(depth: 1)
        router.dismissModal()
        expect(host, State())
        sheet.userDidSet(path: [])
        #expect(sheet.path == [])
        expect(host, State())
    }
    @Test("a modal above one that the user has dismissed isn't waited for")
    func dismissedUnderLeavingModal() throws {
        let (host, sheet) = try shownSheet()
        router.router(of: sheet).perform(.present(.gallery(1), as: .fullScreen))
        try modal(host, 2).didShow(depth: 0)
        router.router(of: sheet).dismissModal()
        sheet.userDidDismiss()
        host.ground.didDismissModal()
        router.navigate(to: .settings)
        expect(host, State().presenting(.settings, as: .sheet))
    }
    @Test("the stack below a sheet that lets the user through waits while a popover appears over the sheet")
    func popoverOverSmallSheet() throws {
        let host = host(State(path: [.list]))
        router.perform(.present(.settings, as: .sheet))
        let sheet = try #require(host.ground.modal)
        sheet.covers = false
        sheet.didShow(depth: 0)
        router.router(of: sheet).perform(.present(.about, as: .popover))
        router.perform(.setPath([]))
        #expect(host.ground.path.count == 1)
        sheet.modal?.didShow(depth: 0)
        #expect(host.ground.path == [])
    }
    @Test(
        "below a sheet that lets the user through, a pop waits for the end of the push before it",
        arguments: [true, false])
    func stackBelowSmallSheet(covers: Bool) throws {
        let host = host()
        router.perform(.present(.settings, as: .sheet))
        let sheet = try #require(host.ground.modal)
        sheet.covers = covers
        sheet.didShow(depth: 0)
        router.perform(.setPath([.list]))
        _ = host.ground.path
        router.perform(.setPath([]))
        #expect(host.ground.path.count == (covers ? 0 : 1))
        host.ground.didShow(depth: 1)
        #expect(host.ground.path == [])
    }
    @Test("a callback that arrives in the background counts once the app is active again")
    func reportInBackground() throws {
        let (host, _) = try shownSheet()
        host.isActive = false
        router.perform(.sequence([.dismissModal, .push(.list)]))
        host.ground.didDismissModal()
        host.isActive = true
        expect(host, State(path: [.list]))
    }
    @Test("the host is freed with its router")
    func released() {
        weak var host: NavigationHost?
        do {
            let router = Router<Route>()
            host = router.host
            router.navigate(to: .settings)
            host?.groundDidAppear()
            _ = host?.ground.modal(.sheet).map { router.router(of: $0).path }
            #expect(host != nil)
        }
        #expect(host == nil)
    }
}

extension Router {
    /// The state that the host shows, as destinations.
    var shown: NavigationState<Destination> { screens.state(host.shown) }
}

/// A flag that is set when a value read by `reading` changes.
@MainActor final class ObservationFlag {
    private final class Box: @unchecked Sendable { var isSet = false }  // set only on the main actor, where tests run
    private let box = Box()
    var isSet: Bool { box.isSet }

    init(reading: () -> Void) {
        let box = box
        withObservationTracking(reading) { box.isSet = true }
    }
}
