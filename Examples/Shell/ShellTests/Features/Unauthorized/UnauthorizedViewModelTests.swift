import Testing
import Waymark

@testable import ShellApp

@Suite("The screen of a denied route")
struct UnauthorizedViewModelTests {
    let accounts = MemoryAccounts()

    @Test("the screen names the required permission, and an upgrade grants it")
    func upgrade() async throws {
        let keeper = DeviceSession(accounts: accounts)
        keeper.keep(
            try await accounts.signUp(
                "user123", password: "correct horse battery", from: keeper.visitor, replacing: nil))
        let screen = UnauthorizedViewModel(
            requestedRoute: .settings(section: .premium), accounts: accounts, keeper: keeper)
        #expect(screen.permissions == [Permission.premium])
        #expect(await screen.upgrade() == nil)
        #expect(try await keeper.session()?.permissions == [Permission.premium])
    }
    @Test("an upgrade without a session fails")
    func withoutSession() async {
        let screen = UnauthorizedViewModel(
            requestedRoute: .settings(section: .premium), accounts: accounts, keeper: DeviceSession(accounts: accounts))
        #expect(await screen.upgrade() == .noSession)
    }
    @Test("for a route that requires no permission, the screen names none")
    func withoutPermission() {
        let screen = UnauthorizedViewModel(
            requestedRoute: .home, accounts: accounts, keeper: DeviceSession(accounts: accounts))
        #expect(screen.permissions.isEmpty)
    }
}
