import Foundation

/// The view model of the settings and their sections.
public final class SettingsViewModel {
    /// The open section; nil for the list of sections.
    public let section: SettingsSection?
    private let accounts: MemoryAccounts
    private let session: DeviceSession
    private let navigate: (Route) -> Void

    public init(
        section: SettingsSection?, accounts: MemoryAccounts, session: DeviceSession,
        navigate: @escaping (Route) -> Void
    ) {
        self.section = section
        self.accounts = accounts
        self.session = session
        self.navigate = navigate
    }

    public var title: String { section.map { $0.rawValue.capitalized } ?? "Settings" }
    /// A text about the section; empty for the list of sections.
    public var explanation: String {
        switch section {
        case .privacy:
            "A recovery code resets your password if you forget it. It works once, so keep it somewhere safe."
        case .notifications: "You’ll hear from us when someone visits or replies."
        case .premium: "See who visited your profile."
        case .account: "The details you’ve verified."
        case nil: ""
        }
    }
    /// The account of the logged-in user; nil if there is no session.
    public var account: Account? { session.current?.account }
    public func didSelect(_ section: SettingsSection) { navigate(.settings(section: section)) }
    /// Creates a single-use recovery code for a forgotten password.
    ///
    /// - Parameter password: The current password. Without it, anyone with an unattended session could take over the
    ///   account.
    /// - Returns: The code, or the error.
    public func makeRecoveryCode(password: String) -> Result<String, AccountFault> {
        do throws(AccountFault) {
            guard let account else { throw .noSession }
            return .success(try accounts.makeRecoveryCode(for: account.userID, password: password))
        } catch { return .failure(error) }
    }
}
