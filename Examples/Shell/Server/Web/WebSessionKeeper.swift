import ShellApp
import WaymarkWeb

/// A keeper that stores the login session's identifier in a cookie. During a request, it caches the session until the
/// session changes or a form's action has run.
struct WebSessionKeeper: SessionKeeper {
    let accounts: any AccountService
    /// The name of the cookie that identifies a device on which the user has logged in.
    private static let deviceCookie = "device"

    /// The result of looking the session up.
    private struct Found: Sendable { let result: Result<LoginSession?, AccountFault> }
    /// The secret that identifies the device after a login.
    private struct NewDevice: Sendable { let secret = WebSecret.make() }

    func find() async throws(AccountFault) -> LoginSession? {
        guard let visit = WebVisit.current else { return nil }
        return try await visit.cached { [accounts] in
            guard let id = visit.sessionID else { return Found(result: .success(nil)) }
            do throws(AccountFault) { return Found(result: .success(try await accounts.session(id))) } catch {
                return Found(result: .failure(error))
            }
        }.result.get()
    }
    var id: String? { WebVisit.current?.sessionID }
    func keep(_ session: LoginSession) {
        guard let visit = WebVisit.current else { return }
        if let device = visitor.nextDevice { visit.keep(device, as: Self.deviceCookie) }
        visit.beginSession(session.id)
    }
    func drop() { WebVisit.current?.endSession() }
    var visitor: Visitor {
        guard let visit = WebVisit.current else { return Visitor(client: "") }
        let known = visit[Self.deviceCookie].flatMap { WebSecret.isSecret($0) ? $0 : nil }
        return Visitor(client: visit.client, device: known, nextDevice: visit.cached { NewDevice() }.secret)
    }
}
