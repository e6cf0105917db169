import Testing
import Waymark

@testable import ShellApp

@Suite("The app on a device")
struct ShellDeviceTests {
    static let password = "correct horse battery"
    let accounts = MemoryAccounts()

    /// Launches the app, and signs a user up.
    private func launch() async throws -> (device: ShellDevice, session: LoginSession) {
        let device = try ShellDevice(accounts: accounts, store: MemoryRestorationStore())
        await device.coordinator.boot()
        let session = try await accounts.signUp(
            "user123", password: Self.password, from: device.keeper.visitor, replacing: nil)
        device.keeper.keep(session)
        return (device, session)
    }

    @Test("the right password unlocks the app")
    func unlock() async throws {
        let (device, session) = try await launch()
        #expect(await device.lock() == nil)
        #expect(device.isLocked)
        let screen = LockViewModel(accounts: accounts, keeper: device.keeper)
        #expect(await screen.unlock(password: Self.password) == nil)
        await device.unlocking?.value
        #expect(device.coordinator.phase == .authenticated(session.session))
    }
    @Test("a lock after the session has ended logs out")
    func endedSession() async throws {
        let (device, session) = try await launch()
        try await accounts.logOut(session)
        #expect(await device.lock() == .noSession)
        #expect(device.coordinator.phase == .unauthenticated && device.keeper.id == nil)
    }
    @Test("a session that was renewed before the lock doesn't unlock the app afterwards")
    func lateKeep() async throws {
        let (device, session) = try await launch()
        let renewed = try await accounts.renew(session)
        #expect(await device.lock() == nil)
        device.keeper.keep(renewed)
        await device.unlocking?.value
        #expect(device.isLocked)
    }
}

extension ShellDevice {
    fileprivate var isLocked: Bool { if case .locked = coordinator.phase { true } else { false } }
}
