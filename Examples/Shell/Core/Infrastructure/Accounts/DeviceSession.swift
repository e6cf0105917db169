public import Waymark

/// The login session of a device, in memory. A real app keeps its identifier in the keychain.
public final class DeviceSession: SessionKeeper {
    private let accounts: any AccountService
    public private(set) var id: String?
    /// Called with the new session after each change; with nil if the session was removed.
    var onChange: ((LoginSession?) -> Void)?

    public init(accounts: any AccountService) { self.accounts = accounts }

    public let visitor = Visitor(client: "device", device: "device")
    public func find() async throws(AccountFault) -> LoginSession? {
        guard let id else { return nil }
        return try await accounts.session(id)
    }
    public func keep(_ session: LoginSession) {
        id = session.id
        onChange?(session)
    }
    public func drop() {
        id = nil
        onChange?(nil)
    }
}

extension DeviceSession: SessionRepository {
    public func session() async throws -> Session? { await current()?.session }
}
