#if canImport(WaymarkWeb)
import WaymarkWeb

/// Keeps the login session in the visitor's cookie, and looks it up once a request.
struct WebSessionKeeper: SessionKeeper {
    let accounts: any AccountService

    /// What was looked up.
    private struct Found: Sendable { let session: LoginSession? }

    func current() async -> LoginSession? {
        guard let visit = WebVisit.current else { return nil }
        return await visit.remember { [accounts] in
            guard let id = visit.sessionID else { return Found(session: nil) }
            return Found(session: (try? await accounts.session(id)) ?? nil)
        }.session
    }
    func keep(_ session: LoginSession) { WebVisit.current?.beginSession(session.id) }
    func drop() { WebVisit.current?.endSession() }
    var client: String { WebVisit.current?.client ?? "" }
}
#endif
