import ArgumentParser
import Foundation
import ShellApp
import ShellServer
import Waymark

/// `shell user`
struct User: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Accounts, for scripts.", subcommands: [AddUser.self, PermitUser.self])
}

/// `shell user add`
struct AddUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Make an account; the password is the first line of standard input.")

    @OptionGroup var options: AccountOptions
    @Argument(help: "The user id: 3 to 64 letters and digits.")
    var userID: String

    func run() async throws {
        guard let password = readLine(strippingNewline: true) else {
            throw ValidationError("there is no password on standard input")
        }
        let accounts = try await options.accounts()
        do throws(AccountFault) { try await accounts.addAccount(userID, password: password) } catch {
            throw ValidationError("\(error)")
        }
        await accounts.close()
        print("\(userID) may log in")
    }
}

/// `shell user permit`
struct PermitUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "permit", abstract: "Let a user do something: premium.")

    @OptionGroup var options: AccountOptions
    @Argument(help: "The user id.")
    var userID: String
    @Argument(help: "What the user may do from now on.")
    var permission: String

    func run() async throws {
        guard permission == Permission.premium else {
            throw ValidationError("there is no permission '\(permission)', only: premium")
        }
        let accounts = try await options.accounts()
        guard let id = try? UserID(userID) else { throw ValidationError("\(AccountFault.invalidUserID)") }
        do throws(AccountFault) { try await accounts.grant(permission, to: id) } catch {
            throw ValidationError(error == .wrong ? "there is no user '\(userID)'" : "\(error)")
        }
        await accounts.close()
        print("\(userID) may have \(permission)")
    }
}
