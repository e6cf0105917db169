import Testing
import Waymark

@testable import ShellApp

@Suite("The screen of a route that is not allowed")
struct UnauthorizedViewModelTests {
    let accounts = MemoryAccounts()

    @Test("it names the permissions, and the session has them once they are taken")
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
    @Test("nothing can be taken without a session")
    func withoutSession() async {
        let screen = UnauthorizedViewModel(
            requestedRoute: .settings(section: .premium), accounts: accounts, keeper: DeviceSession(accounts: accounts))
        #expect(await screen.upgrade() == .noSession)
    }
    @Test("a route that asks for no permission names none")
    func withoutPermission() {
        let screen = UnauthorizedViewModel(
            requestedRoute: .home, accounts: accounts, keeper: DeviceSession(accounts: accounts))
        #expect(screen.permissions.isEmpty)
    }
}
