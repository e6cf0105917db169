/// Replaces a forgotten password with a recovery code.
public final class ForgotPasswordViewModel {
    private let accounts: any AccountService
    private let keeper: any SessionKeeper
    private let navigate: (Route) -> Void

    public init(accounts: any AccountService, keeper: any SessionKeeper, navigate: @escaping (Route) -> Void) {
        self.accounts = accounts
        self.keeper = keeper
        self.navigate = navigate
    }

    /// - Returns: The fault; nil if the password was replaced and the user may log in.
    public func replace(_ userID: String, code: String, password: String) async -> AccountFault? {
        do throws(AccountFault) {
            try await accounts.recover(userID, code: code, password: password, from: keeper.visitor)
            navigate(.login)
            return nil
        } catch { return error }
    }
}
