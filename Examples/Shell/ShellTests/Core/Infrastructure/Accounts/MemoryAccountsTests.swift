import Testing

@testable import ShellApp

@Suite("Accounts in memory")
struct MemoryAccountsTests {
    let accounts = MemoryAccounts()

    @Test func `the sample users log in with the passwords that are shown`() throws {
        for user in SampleUser.all { #expect(try accounts.logIn(user.name, password: user.password) == user.account) }
    }
    @Test func `a user who has signed up logs in, whatever the case of the name`() throws {
        let account = try accounts.signUp("User123", password: "correct horse battery")
        #expect(try accounts.logIn("user123", password: "correct horse battery") == account)
    }
    @Test(
        arguments: [
            ("ana", "correct horse battery", AccountFault.taken), ("user123", "short", .invalidPassword),
            ("u", "correct horse battery", .invalidUserID),
        ])
    func `a sign-up is refused with its reason`(_ userID: String, _ password: String, _ fault: AccountFault) {
        #expect(throws: fault) { try accounts.signUp(userID, password: password) }
    }
    @Test(arguments: [("ana", "silver kettle"), ("nobody", "orange teapot"), ("", "")])
    func `a login with wrong details is refused`(_ userID: String, _ password: String) {
        #expect(throws: AccountFault.wrong) { try accounts.logIn(userID, password: password) }
    }
    @Test func `a recovery code needs the password, and works once`() throws {
        #expect(throws: AccountFault.wrong) { try accounts.makeRecoveryCode(for: .ana, password: "silver kettle") }
        let code = try accounts.makeRecoveryCode(for: .ana, password: "orange teapot")
        try accounts.recover("ana", code: code, password: "another long password")
        #expect(try accounts.logIn("ana", password: "another long password").userID == .ana)
        #expect(throws: AccountFault.wrong) {
            try accounts.recover("ana", code: code, password: "yet another password")
        }
    }
}
