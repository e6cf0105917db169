import Testing
import WaymarkTesting

@testable import Waymark

extension HostTests {
    @Test("a modal that is being dismissed keeps the path to which the user went back")
    func backInLeavingModal() throws {
        let host = host()
        router.navigate(to: .settings)
        let sheet = try modal(host)
        sheet.didShow(depth: 0)
        router.router(of: sheet).navigate(to: .about)
        _ = sheet.path
        sheet.didShow(depth: 1)
        router.dismissModal()
        expect(host, State())
        sheet.userDidSet(path: [])
        #expect(sheet.path == [])
        expect(host, State())
    }
    @Test("an inspector that the user has dismissed is removed, even while the stack beside it changes")
    func dismissedDuringPush() {
        let host = host()
        router.perform(.present(.settings, as: .inspector))
        host.ground.modal?.didShow(depth: 0)
        router.perform(.push(.list))
        _ = host.ground.path
        let inspector = host.ground.modal
        router.dismissModal()
        inspector?.userDidDismiss()
        #expect(host.ground.modal == nil)
        expect(host, State(path: [.list]))
    }
    @Test("a modal above one that the user has dismissed isn't waited for")
    func dismissedUnderLeavingModal() throws {
        let host = host()
        router.navigate(to: .settings)
        let sheet = try modal(host)
        sheet.didShow(depth: 0)
        router.router(of: sheet).perform(.present(.gallery(1), as: .fullScreen))
        try modal(host, 2).didShow(depth: 0)
        router.router(of: sheet).dismissModal()
        sheet.userDidDismiss()
        host.ground.didDismissModal()
        router.navigate(to: .settings)
        expect(host, State().presenting(.settings, as: .sheet))
    }
    @Test("the stack beside an inspector waits while a popover appears over it")
    func popoverOverInspector() throws {
        let host = host(State(path: [.list]))
        router.perform(.present(.settings, as: .inspector))
        let inspector = try #require(host.ground.modal)
        inspector.didShow(depth: 0)
        router.router(of: inspector).perform(.present(.about, as: .popover))
        router.perform(.setPath([]))
        #expect(host.ground.path.count == 1)
        inspector.modal?.didShow(depth: 0)
        #expect(host.ground.path == [])
    }
    @Test("a callback that arrives in the background counts once the app is active again")
    func reportInBackground() throws {
        let host = host()
        router.navigate(to: .settings)
        try modal(host).didShow(depth: 0)
        host.isActive = false
        router.perform(.sequence([.dismissModal(), .push(.list)]))
        host.ground.didDismissModal()
        host.isActive = true
        expect(host, State(path: [.list]))
    }
}
