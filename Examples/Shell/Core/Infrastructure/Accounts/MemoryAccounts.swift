import Foundation

/// The accounts, in memory: those of the sample users, and those of users who sign up, until the app ends. A real app asks
/// a server, which hashes passwords.
public final class MemoryAccounts {
    private struct Entry {
        var account: Account
        var password: String
        var recoveryCode: String?
    }
    /// The accounts, by the user IDs in lowercase.
    private var entries: [String: Entry] = [:]

    public init() {
        for user in SampleUser.all {
            entries[Self.key(user.account.userID)] = Entry(account: user.account, password: user.password)
        }
    }

    public func account(_ userID: UserID) -> Account? { entries[Self.key(userID)]?.account }
    public func signUp(_ userID: String, password: String) throws(AccountFault) -> Account {
        guard let user = try? UserID(userID) else { throw .invalidUserID }
        try check(password)
        guard account(user) == nil else { throw .taken }
        let account = Account(userID: user)
        entries[Self.key(user)] = Entry(account: account, password: password)
        return account
    }
    public func logIn(_ userID: String, password: String) throws(AccountFault) -> Account {
        guard let user = try? UserID(userID), let entry = entries[Self.key(user)], entry.password == password
        else { throw .wrong }
        return entry.account
    }
    /// Replaces an account after its user has gained a permission or answered a question.
    ///
    /// - Throws: `noSession` if there is no such user, such as one who signed up in an earlier run of the app.
    public func update(_ account: Account) throws(AccountFault) {
        guard entries[Self.key(account.userID)] != nil else { throw .noSession }
        entries[Self.key(account.userID)]?.account = account
    }
    /// Creates a single-use recovery code for a forgotten password. Requires the current password.
    public func makeRecoveryCode(for userID: UserID, password: String) throws(AccountFault) -> String {
        _ = try logIn(userID.linkText, password: password)
        let code = UUID().uuidString
        entries[Self.key(userID)]?.recoveryCode = code
        return code
    }
    /// Replaces a forgotten password.
    public func recover(_ userID: String, code: String, password: String) throws(AccountFault) {
        try check(password)
        guard let user = try? UserID(userID), let known = entries[Self.key(user)]?.recoveryCode, known == code
        else { throw .wrong }
        entries[Self.key(user)]?.password = password
        entries[Self.key(user)]?.recoveryCode = nil
    }

    private func check(_ password: String) throws(AccountFault) {
        if password.count < 12 { throw .invalidPassword }
    }
    private static func key(_ userID: UserID) -> String { userID.linkText.lowercased() }
}
