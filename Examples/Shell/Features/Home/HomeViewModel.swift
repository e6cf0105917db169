/// The view model of the first screen after a login.
public final class HomeViewModel {
    private let session: DeviceSession
    private let navigate: (Route) -> Void

    public init(session: DeviceSession, navigate: @escaping (Route) -> Void) {
        self.session = session
        self.navigate = navigate
    }

    /// The account of the logged-in user; nil if there is no session.
    public var account: Account? { session.current?.account }

    public func didSelectProfile() { if let account { navigate(.profile(userID: account.userID)) } }
    public func didSelectSettings() { navigate(.settings()) }
    public func didSelectProduct() { navigate(.productDetail(productID: .featured)) }
    public func didSelectIdentity() { navigate(.identitySetup()) }
    public func logOut() { session.set(nil) }
    public func lock() { if let account { session.set(LoginSession(account: account, isLocked: true)) } }
}
