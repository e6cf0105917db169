import Testing
import Waymark

@testable import ShellApp

@Suite("The app on a device")
struct ShellDeviceTests {
    let accounts = MemoryAccounts()
    let session = DeviceSession()
    let ana = SampleUser.all[0]

    private func launch() async throws -> ShellDevice {
        let device = try ShellDevice(accounts: accounts, session: session, store: .memory())
        await device.coordinator.boot()
        return device
    }

    @Test func `a login, a lock, the right PIN and a log-out are followed`() async throws {
        let device = try await launch()
        #expect(device.coordinator.phase == .unauthenticated)
        session.set(LoginSession(account: ana.account))
        #expect(device.coordinator.phase == .authenticated(Session(owner: "ana")))
        HomeViewModel(session: session) { _ in }.lock()
        #expect(device.coordinator.phase == .locked(Session(owner: "ana", isLocked: true)))
        let screen = LockViewModel(session: session)
        #expect(screen.unlock(pin: "0000") == .wrongPIN)
        #expect(device.coordinator.phase == .locked(Session(owner: "ana", isLocked: true)))
        #expect(screen.unlock(pin: DeviceSession.pin) == nil)
        #expect(device.coordinator.phase == .authenticated(Session(owner: "ana")))
        screen.logOut()
        #expect(device.coordinator.phase == .unauthenticated)
    }
    @Test func `a session from an earlier launch, with what it has gained, is there after boot`() async throws {
        var login = LoginSession(account: ana.account)
        login.account.permissions = [Permission.premium]
        session.set(login)
        let device = try await launch()
        #expect(device.coordinator.phase == .authenticated(login.session))
        #expect(accounts.account(.ana)?.permissions == [Permission.premium])
    }
    @Test func `a user who signed up in an earlier launch logs in again`() async throws {
        session.set(LoginSession(account: Account(userID: .sample)))
        let device = try await launch()
        #expect(device.coordinator.phase == .unauthenticated)
        #expect(session.current == nil)
    }
}
