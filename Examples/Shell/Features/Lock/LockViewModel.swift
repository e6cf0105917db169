/// The view model of the lock screen.
public final class LockViewModel {
    private let session: DeviceSession

    public init(session: DeviceSession) { self.session = session }

    public var hint: String { "The PIN of this device is \(DeviceSession.pin)." }

    /// Unlocks the session.
    ///
    /// - Returns: The error; nil if the session is unlocked.
    public func unlock(pin: String) -> AccountFault? {
        guard let account = session.current?.account else { return .noSession }
        guard pin == DeviceSession.pin else { return .wrongPIN }
        session.set(LoginSession(account: account))
        return nil
    }
    public func logOut() { session.set(nil) }
}
