import Testing
import Waymark

@testable import ShellApp

@Suite("The screen of a denied route")
struct UnauthorizedViewModelTests {
    let accounts = MemoryAccounts()
    let session = DeviceSession()

    private func screen(for route: Route) -> UnauthorizedViewModel {
        UnauthorizedViewModel(requestedRoute: route, accounts: accounts, session: session)
    }

    @Test("the screen names the required permission, and an upgrade grants it")
    func upgrade() {
        session.set(LoginSession(account: SampleUser.all[0].account))
        let screen = screen(for: .settings(section: .premium))
        #expect(screen.permissions == [Permission.premium])
        #expect(screen.upgrade() == nil)
        #expect(session.session()?.permissions == [Permission.premium])
        #expect(accounts.account(.ana)?.permissions == [Permission.premium])
    }
    @Test("an upgrade without a session fails")
    func withoutSession() { #expect(screen(for: .settings(section: .premium)).upgrade() == .noSession) }
    @Test("for a route that requires no permission, the screen names none")
    func withoutPermission() { #expect(screen(for: .home).permissions.isEmpty) }
}
