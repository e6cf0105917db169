import Testing
import Waymark
import WaymarkTesting

/// The table in "Sheets, covers and alerts", for a sheet over the ground and a cover over the sheet.
@MainActor @Suite("Calls that dismiss")
struct DismissalTests {
    private let router = Router(
        NavigationState<Route>(path: [.list]).presenting(.settings, as: .sheet).presenting(
            .gallery(1), as: .fullScreen))
    private var levels: Int { router.state.levels.count }

    @Test("on the ground's router, dismiss(), dismissModal(), dismissSheet() and dismissAll() close all modals")
    func ground() {
        for dismiss in [Router<Route>.dismiss, Router.dismissModal, Router.dismissSheet, Router.dismissAll] {
            let router = Router(router.state)
            #expect(dismiss(router)().settled == .committed)
            router.expect(NavigationState(path: [.list]))
        }
    }
    @Test("on the ground's router, dismissFullScreen() ignores a cover over the sheet, and goBack() pops")
    func groundBelow() {
        router.failureHandler = nil
        #expect(router.dismissFullScreen().settled == .duplicate && levels == 3)
        #expect(Router(router.state).child?.dismissFullScreen().settled == .committed)
        #expect(router.goBack().settled == .committed)
        #expect(router.path.isEmpty && levels == 3)
    }
    @Test("on the top level's router, dismiss() and goBack() close the top modal itself")
    func active() {
        for close in [Router<Route>.dismiss, Router.goBack] {
            let router = Router(router.state)
            #expect(close(router.active)().settled == .committed)
            router.expect(NavigationState(path: [.list]).presenting(.settings, as: .sheet))
        }
    }
    @Test("on the top level's router, dismissModal() and dismissSheet() do nothing, and dismissAll() closes all modals")
    func activeAbove() {
        router.failureHandler = nil
        #expect(router.active.dismissModal().settled == .duplicate && levels == 3)
        #expect(router.active.dismissSheet().settled == .duplicate && levels == 3)
        #expect(router.active.dismissAll().settled == .committed && levels == 1)
    }
    @Test("with a screen pushed in the top modal, goBack() pops it, and dismiss() closes the modal")
    func pushed() {
        router.active.push(.about)
        router.active.goBack()
        #expect(levels == 3)
        router.active.push(.about)
        router.active.dismiss()
        #expect(levels == 2)
    }
}
