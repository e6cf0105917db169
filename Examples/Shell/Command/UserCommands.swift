import ArgumentParser
import Foundation
import ShellApp
import ShellServer
import Waymark

/// The command `shell user`.
struct User: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Manage accounts, for scripts.", subcommands: [AddUser.self, PermitUser.self])
}

/// The command `shell user add`.
struct AddUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Create an account. The password is the first line of standard input.")

    @OptionGroup var options: AccountOptions
    @Argument(help: "The user ID: 3 to 64 letters and digits.")
    var userID: String

    func validate() throws { _ = try UserID(argument: userID) }
    func run() async throws {
        guard let password = readLine(strippingNewline: true) else {
            throw ValidationError("there is no password on standard input")
        }
        try await options.withAccounts { accounts in
            do throws(AccountFault) { try await accounts.addAccount(userID, password: password) } catch {
                throw error.commandError
            }
        }
        print("\(userID) may log in")
    }
}

/// The command `shell user permit`.
struct PermitUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "permit", abstract: "Grant a permission to a user.")

    @OptionGroup var options: AccountOptions
    @Argument(help: "The user ID.")
    var userID: String
    @Argument(help: "The permission; the only one is premium.")
    var permission: String

    func validate() throws {
        guard permission == Permission.premium else {
            throw ValidationError("there is no permission '\(permission)'; the only one is premium")
        }
        _ = try UserID(argument: userID)
    }
    func run() async throws {
        let id = try UserID(argument: userID)
        try await options.withAccounts { accounts in
            do throws(AccountFault) { try await accounts.grant(permission, to: id) } catch {
                throw error == .wrong ? ValidationError("there is no user '\(userID)'") : error.commandError
            }
        }
        print("\(userID) has the permission \(permission)")
    }
}

extension UserID {
    /// Creates a user ID from an argument.
    ///
    /// - Throws: `ValidationError` if it is malformed.
    fileprivate init(argument text: String) throws {
        do { try self.init(text) } catch { throw ValidationError("\(AccountFault.invalidUserID)") }
    }
}

extension AccountFault {
    /// The error that a command throws. It is a `ValidationError`, which prints the usage, only if another user ID or
    /// password would help.
    fileprivate var commandError: any Error {
        switch self {
        case .wrong, .taken, .invalidUserID, .invalidPassword: ValidationError("\(self)")
        case .tooMany, .invalidAnswer, .tooLarge, .noConsent, .noSession, .busy, .unavailable, .notWritten,
            .notRevoked:
            self
        }
    }
}
