import Foundation
import Testing
import WaymarkTesting

@testable import Waymark

extension DetourTests {
    private func open(_ link: String) -> TransitionOutcome? {
        app.clock.advance(by: .seconds(2))
        return router.open(link).settled
    }

    @Test("a detour whose root is replaced is still the one that the next link replaces", arguments: [true, false])
    func otherRoot(_ isTop: Bool) {
        #expect(open("auth://profile/2") == .committed)
        router.active.perform(isTop ? .replaceTop(.profile(7)) : .setRoot(.profile(7)))
        router.expect(before.presenting(.profile(7), as: .fullScreen))
        #expect(open("auth://profile/3") == .committed)
        router.expect(before.presenting(.profile(3), as: .fullScreen))
    }
    @Test("links whose screens replace themselves don't add levels")
    func pile() {
        for id in 10..<30 {
            #expect(open("auth://profile/\(id)") == .committed)
            router.active.perform(.replaceTop(.profile(id + 100)))
        }
        #expect(router.state.count == 2)
    }
    @Test("a cover that the app presents in place of a detour isn't replaced by the next link")
    func coverInItsPlace() {
        #expect(open("auth://profile/2") == .committed)
        router.present(.help, as: .fullScreen)
        router.expect(before.presenting(.help, as: .fullScreen))
        #expect(open("auth://profile/3") == .committed)
        router.expect(before.presenting(.help, as: .fullScreen).presenting(.profile(3), as: .fullScreen))
    }
    @Test("a detour whose root is redirected is still the one that the next link replaces")
    func redirected() {
        #expect(open("auth://profile/2") == .committed)
        router.setRedirect { $0 == .profile(2) ? .profile(20) : nil }
        router.expect(before.presenting(.profile(20), as: .fullScreen))
        #expect(open("auth://profile/3") == .committed)
        router.expect(before.presenting(.profile(3), as: .fullScreen))
    }
    @Test("a detour over a screen that a guard redirects is replaced by the next link")
    func guardBelow() {
        let isMoved = Flag()
        router.setGuard(
            RuleGuard<AuthRoute> { route, _ in
                isMoved.isSet && route == .profile(1) ? .redirected(to: .help) : .allowed
            })
        isMoved.isSet = true
        #expect(open("auth://profile/2") == .committed)
        #expect(open("auth://profile/3") == .committed)
        router.expect(State(path: [.home, .help]).presenting(.profile(3), as: .fullScreen))
    }
    @Test("a detour that a login restores after an expiry is replaced by the next link")
    func expiry() {
        #expect(open("auth://profile/2") == .committed)
        app.auth.update(nil)
        router.updateSession(.expired)
        app.logIn(.ana)
        router.expect(before.presenting(.profile(2), as: .fullScreen))
        #expect(open("auth://profile/3") == .committed)
        router.expect(before.presenting(.profile(3), as: .fullScreen))
    }
    @Test("a denied detour returns with the screens below it once all are allowed again")
    func denied() {
        var isOpen = false
        let auth = app.auth
        router.setGuard(
            auth.then(
                RuleGuard<AuthRoute> { route, _ in
                    route.accessRule == .everyone || isOpen ? .allowed : .denied(.insufficientPermissions)
                })
        ) { _, _ in .upgrade }
        isOpen = true
        router.perform(.replace(before))
        router.expect(before)
        isOpen = false
        #expect(open("auth://profile/2") == .denied(.insufficientPermissions))
        #expect(router.state.topDestination == .upgrade)
        isOpen = true
        app.change(.ana)
        router.expect(before.presenting(.profile(2), as: .fullScreen))
        router.dismissModal()
        router.expect(before)
    }
    @Test("a detour denied because the session expired opens after the login, over the earlier screens")
    func expiredBelow() async {
        let expiry = ManualClock().date.addingTimeInterval(30)
        let app = AuthApp(Session(owner: "ana", expires: expiry), path: [.home, .profile(1)])
        app.router.links = router.links
        app.router.linkArrival = .detour
        app.clock.advance(by: .seconds(40))
        await app.sessions.set(nil)
        let handle = app.router.open("auth://profile/2")
        #expect(await handle.outcome == .denied(.unauthenticated))
        #expect(app.router.state.topDestination == .login)
        app.logIn(.ana)
        app.router.expect(before.presenting(.profile(2), as: .fullScreen))
    }

    @MainActor private final class Flag { var isSet = false }
}
