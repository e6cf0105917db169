import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("A modal that has to be presented again")
struct HostRenewalTests {
    typealias State = NavigationState<Route>
    private let router = Router<Route>()

    /// Presents a modal, and returns the host and the modal's level.
    private func show(_ style: ModalStyle = .popover, isShown: Bool = true) throws -> (NavigationHost, ShownLevel) {
        let host = router.host
        host.groundDidAppear()
        router.present(.about, as: style.type)
        let modal = try #require(host.ground.modal)
        if isShown { modal.didShow(depth: 0) }
        return (host, modal)
    }

    @Test("the modal is dismissed and then presented as another level; the state is unchanged")
    func renewed() throws {
        let (host, popover) = try show()
        let records = router.records.count
        popover.isOutdated = true
        #expect(host.ground.modal == nil && !popover.isShown)
        host.ground.didDismissModal()
        let renewed = try #require(host.ground.modal)
        #expect(renewed !== popover && !renewed.isOutdated)
        renewed.didShow(depth: 0)
        #expect(router.state == State().presenting(.about, as: .popover) && router.shown == router.state)
        #expect(router.records.count == records && host.mayAsk)
    }
    @Test("the dismissal waits until the modals above are gone")
    func covered() throws {
        let (host, popover) = try show()
        router.router(of: popover).present(.settings, as: .sheet)
        let sheet = try #require(popover.modal)
        sheet.didShow(depth: 0)
        popover.isOutdated = true
        #expect(host.ground.modal === popover && popover.modal === sheet)
        router.router(of: popover).dismissModal()
        #expect(popover.modal == nil && host.ground.modal === popover)
        popover.didDismissModal()
        #expect(host.ground.modal == nil)
        host.ground.didDismissModal()
        #expect(host.ground.modal != nil && router.shown == State().presenting(.about, as: .popover))
    }
    @Test("the dismissal waits until the modal's own transition has ended")
    func coming() throws {
        let (host, popover) = try show(isShown: false)
        popover.isOutdated = true
        #expect(host.ground.modal === popover)
        popover.didShow(depth: 0)
        #expect(host.ground.modal == nil)
    }
    @Test("a modal that suits the window again before its dismissal stays")
    func suitsAgain() throws {
        let (host, popover) = try show(isShown: false)
        popover.isOutdated = true
        popover.isOutdated = false
        popover.didShow(depth: 0)
        #expect(host.ground.modal === popover && host.mayAsk)
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
        let (host, popover) = try show()
        let asker = Asker()
        host.didAsk(asker)
        popover.isOutdated = true
        #expect(host.ground.modal === popover)
        host.didAnswer(asker)
        #expect(host.ground.modal === popover)
    }
    private final class Asker {}

    @Test("a navigation that dismisses the modal takes precedence over presenting it again")
    func dismissed() throws {
        let (host, popover) = try show()
        router.router(of: popover).present(.settings, as: .sheet)
        try #require(popover.modal).didShow(depth: 0)
        popover.isOutdated = true
        router.dismissAll()
        #expect(router.state == State())
        popover.didDismissModal()
        host.ground.didDismissModal()
        #expect(host.ground.modal == nil && router.shown == State())
    }
}
