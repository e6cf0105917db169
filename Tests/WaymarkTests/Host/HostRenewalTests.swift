import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("A modal that has to be presented again")
struct HostRenewalTests {
    typealias State = NavigationState<Route>
    private let router = Router<Route>()

    /// Presents a modal, and returns the host and the modal's level.
    private func show(_ style: ModalStyle = .inspector, isShown: Bool = true) throws -> (NavigationHost, ShownLevel) {
        let host = router.host
        host.groundDidAppear()
        router.present(.about, as: style.type)
        let modal = try #require(host.ground.modal)
        if isShown { modal.didShow(depth: 0) }
        return (host, modal)
    }

    @Test("the modal is dismissed and then presented as another level; the state is unchanged")
    func renewed() throws {
        let (host, inspector) = try show()
        let records = router.records.count
        inspector.isOutdated = true
        #expect(host.ground.modal == nil && !inspector.isShown)
        host.ground.didDismissModal()
        let renewed = try #require(host.ground.modal)
        #expect(renewed !== inspector && !renewed.isOutdated)
        renewed.didShow(depth: 0)
        #expect(router.state == State().presenting(.about, as: .inspector) && router.shown == router.state)
        #expect(router.records.count == records && host.mayAsk)
    }
    @Test("the dismissal waits until the modals above are gone")
    func covered() throws {
        let (host, inspector) = try show()
        router.router(of: inspector).present(.settings, as: .sheet)
        let sheet = try #require(inspector.modal)
        sheet.didShow(depth: 0)
        inspector.isOutdated = true
        #expect(host.ground.modal === inspector && inspector.modal === sheet)
        router.router(of: inspector).dismissModal()
        #expect(inspector.modal == nil && host.ground.modal === inspector)
        inspector.didDismissModal()
        #expect(host.ground.modal == nil)
        host.ground.didDismissModal()
        #expect(host.ground.modal != nil && router.shown == State().presenting(.about, as: .inspector))
    }
    @Test("the dismissal waits until the modal's own transition has ended")
    func coming() throws {
        let (host, inspector) = try show(isShown: false)
        inspector.isOutdated = true
        #expect(host.ground.modal === inspector)
        inspector.didShow(depth: 0)
        #expect(host.ground.modal == nil)
    }
    @Test("a modal that suits the window again before its dismissal stays")
    func suitsAgain() throws {
        let (host, inspector) = try show(isShown: false)
        inspector.isOutdated = true
        inspector.isOutdated = false
        inspector.didShow(depth: 0)
        #expect(host.ground.modal === inspector && host.mayAsk)
    }
    @Test("a modal that the framework has already dismissed isn't waited for")
    func gone() throws {
        let (host, popover) = try show()
        popover.isGone = true
        popover.isOutdated = true
        #expect(host.ground.modal != nil && host.ground.modal !== popover)
    }
    @Test("a popover whose content disappears before it is dismissed isn't waited for")
    func closed() throws {
        let (host, popover) = try show(.popover)
        popover.isGone = true
        popover.userDidDismiss()
        router.present(.settings, as: .sheet)
        #expect(host.ground.modal?.style == .sheet)
    }
    @Test("the dismissal begins neither while an alert is open nor immediately after its answer")
    func question() throws {
        let clock = ManualClock()
        router.timing.clock = .manual(clock)
        let (host, inspector) = try show()
        let asker = Asker()
        host.didAsk(asker)
        inspector.isOutdated = true
        #expect(host.ground.modal === inspector)
        host.didAnswer(asker)
        #expect(host.ground.modal === inspector)
    }
    private final class Asker {}

    @Test("a navigation that dismisses the modal takes precedence over presenting it again")
    func dismissed() throws {
        let (host, inspector) = try show()
        router.router(of: inspector).present(.settings, as: .sheet)
        try #require(inspector.modal).didShow(depth: 0)
        inspector.isOutdated = true
        router.dismissAll()
        #expect(router.state == State())
        inspector.didDismissModal()
        host.ground.didDismissModal()
        #expect(host.ground.modal == nil && router.shown == State())
    }
}
