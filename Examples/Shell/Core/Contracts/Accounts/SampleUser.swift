/// A user who has an account from the beginning, and whose password the login screen shows.
nonisolated public struct SampleUser: Sendable {
    public let account: Account
    public let password: String
    /// What the account has that others lack.
    public let remark: String

    public var name: String { account.userID.linkText }

    public static let all = [
        SampleUser(account: Account(userID: .ana), password: "orange teapot", remark: "a new user"),
        SampleUser(
            account: Account(
                userID: .ben, permissions: [Permission.premium],
                identity: [.name: "Ben", .address: "1 Harbour Road", .consent: "yes"]),
            password: "silver kettle", remark: "premium, with verified identity"),
    ]
}
