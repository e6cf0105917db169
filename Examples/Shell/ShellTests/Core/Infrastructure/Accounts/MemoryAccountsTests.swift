import ShellApp
import Testing
import Waymark
import WaymarkTesting

@Suite("Accounts in memory")
struct MemoryAccountsTests {
    @Test("a session expires after its lifetime by the given clock")
    func memoryClock() async throws {
        let clock = ManualClock()
        let accounts = MemoryAccounts(lifetime: 60) { clock.date }
        let session = try await accounts.signUp(
            "ana", password: "correct horse battery", from: Visitor(client: "here"), replacing: nil)
        clock.advance(by: .seconds(59))
        #expect(try await accounts.session(session.id) != nil)
        clock.advance(by: .seconds(2))
        #expect(try await accounts.session(session.id) == nil)
    }
}
