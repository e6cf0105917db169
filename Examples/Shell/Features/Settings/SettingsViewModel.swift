import Foundation
public import Observation

/// The view model of the settings and their sections.
@Observable public final class SettingsViewModel {
    /// The open section; nil for the list of sections.
    public let section: SettingsSection?
    private let accounts: any AccountService
    private let keeper: any SessionKeeper
    private let navigate: (Route) -> Void
    public private(set) var account: Account?

    public init(
        section: SettingsSection?, accounts: any AccountService, keeper: any SessionKeeper,
        navigate: @escaping (Route) -> Void
    ) {
        self.section = section
        self.accounts = accounts
        self.keeper = keeper
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
    public func load() async { account = await keeper.current()?.account }
    public func didSelect(_ section: SettingsSection) { navigate(.settings(section: section)) }
    /// Creates a single-use recovery code for a forgotten password.
    ///
    /// - Parameter password: The current password. Without it, anyone with an unattended session could take over the
    ///   account.
    /// - Returns: The code, or the error.
    public func makeRecoveryCode(password: String) async -> Result<String, AccountFault> {
        do throws(AccountFault) {
            guard let session = try await keeper.find() else { throw .noSession }
            return .success(
                try await accounts.makeRecoveryCode(in: session, password: password, from: keeper.visitor))
        } catch { return .failure(error) }
    }
}
