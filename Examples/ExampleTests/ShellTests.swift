import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@testable import ShellApp

@MainActor @Suite("Shell on screen")
struct ShellTests {
    let accounts = MemoryAccounts()
    let session = DeviceSession()
    let store = RestorationStore.memory()

    private func show() async throws -> (ViewHost, ShellDevice) {
        let device = try ShellDevice(accounts: accounts, session: session, store: store)
        let ui = ViewHost(ShellView(device: device))
        await ui.settleTasks()
        return (ui, device)
    }
    private func tap(_ ui: ViewHost, _ label: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        #expect(ui.tap(label), "no \(label) among \(ui.texts)", sourceLocation: sourceLocation)
        await ui.settleTasks()
    }
    /// Chooses an item of the menu on the home screen.
    private func choose(_ ui: ViewHost, _ label: String) async {
        await tap(ui, "Account")
        await tap(ui, label)
    }
    private func signUp(_ ui: ViewHost) async {
        await tap(ui, "Create an account")
        ui.type("user123", into: "Username")
        ui.type("correct horse battery", into: "Password")
        await tap(ui, "Create account")
    }

    @Test("after booting, a new user signs up and arrives at home")
    func phases() async throws {
        let device = try ShellDevice(accounts: accounts, session: session, store: store)
        let ui = ViewHost(ShellView(device: device))
        #expect(ui.texts == [])
        #expect(device.coordinator.phase == .booting)
        await ui.settleTasks()
        #expect(ui.title == "Log in")
        await signUp(ui)
        #expect(ui.title == "Home")
        #expect(ui.texts.contains("Welcome, user123"))
        #expect(ui.faults.isEmpty)
    }
    @Test("a wrong password shows an error, and the right one leads home")
    func login() async throws {
        _ = try accounts.signUp("user123", password: "correct horse battery")
        let (ui, _) = try await show()
        ui.type("user123", into: "Username")
        ui.type("wrong", into: "Password")
        await tap(ui, "Log in")
        #expect(ui.texts.contains("\(AccountFault.wrong)"))
        ui.type("correct horse battery", into: "Password")
        await tap(ui, "Log in")
        #expect(ui.title == "Home")
    }
    @Test func `the login screen shows two users with their passwords, and each can log in`() async throws {
        for (user, title) in zip(SampleUser.all, ["Upgrade to Premium", "Premium"]) {
            let (ui, device) = try await show()
            #expect(ui.texts.contains { $0.contains(user.name) && $0.contains(user.password) })
            ui.type(user.name, into: "Username")
            ui.type(user.password, into: "Password")
            await tap(ui, "Log in")
            #expect(ui.texts.contains("Welcome, \(user.name)"))
            device.coordinator.router.navigate(to: .settings(section: .premium))
            await ui.settleTasks()
            #expect(ui.title == title)
            device.session.set(nil)
        }
    }
    @Test("a lock covers the screens, and the right PIN opens the link that arrived meanwhile")
    func lock() async throws {
        let (ui, device) = try await show()
        await signUp(ui)
        await tap(ui, "Settings")
        ui.swipeBack()
        await choose(ui, "Lock")
        #expect(ui.texts.contains("Locked"))
        #expect(ui.tap("Unlock"))
        await ui.settleTasks()
        #expect(ui.texts.contains("\(AccountFault.wrongPIN)"))
        device.coordinator.open("shell://settings/privacy")
        await ui.settleTasks()
        #expect(ui.texts.contains("Locked"))
        ui.type(DeviceSession.pin, into: "PIN")
        await tap(ui, "Unlock")
        // the link that arrived in the meantime is opened now
        #expect(ui.title == "Privacy")
    }
    @Test("a destination requested while locked is shown after unlocking")
    func lockedRoute() async throws {
        let (ui, device) = try await show()
        await signUp(ui)
        await choose(ui, "Lock")
        device.coordinator.router.navigate(to: .settings())
        await ui.settleTasks()
        #expect(ui.texts.contains("Locked"))
        ui.type(DeviceSession.pin, into: "PIN")
        await tap(ui, "Unlock")
        #expect(ui.title == "Settings")
        #expect(ui.faults.isEmpty)
    }
    @Test("a profile's tabs replace each other instead of being pushed")
    func tabs() async throws {
        let (ui, _) = try await show()
        await signUp(ui)
        await tap(ui, "Profile")
        #expect(ui.texts.contains("This is user123."))
        await tap(ui, "Posts")
        #expect(ui.texts.contains("Hi, I’m user123."))
        #expect(ui.depth == 1)
        ui.swipeBack()
        #expect(ui.title == "Home")
        #expect(ui.faults.isEmpty)
    }
    @Test("a product opens from home and by its link, and its variants replace each other")
    func product() async throws {
        let (ui, _) = try await show()
        await signUp(ui)
        await tap(ui, "Featured product")
        #expect(ui.title == "Product abc123")
        #expect(ui.texts.contains("Available in red and blue."))
        await tap(ui, "Red")
        #expect(ui.texts.contains("Shown in red."))
        #expect(ui.depth == 1)
        await tap(ui, "Home")
        #expect(ui.title == "Home")
        #expect(ui.depth == 0)
        ui.open(try #require(URL(string: "https://shell.app/product/abc123/blue")))
        await ui.settleTasks()
        #expect(ui.texts.contains("Shown in blue."))
        #expect(ui.faults.isEmpty)
    }
    @Test("a link to a protected screen leads there after the login")
    func link() async throws {
        _ = try accounts.signUp("user123", password: "correct horse battery")
        let (ui, _) = try await show()
        ui.open(try #require(URL(string: "https://shell.app/profile/user123")))
        #expect(ui.title == "Log in")
        ui.type("user123", into: "Username")
        ui.type("correct horse battery", into: "Password")
        await tap(ui, "Log in")
        #expect(ui.title == "user123")
    }
    @Test("a missing permission leads to the upgrade, and missing identity steps lead to the identity set-up")
    func denials() async throws {
        let (ui, _) = try await show()
        await signUp(ui)
        await tap(ui, "Settings")
        await tap(ui, "Notifications")
        #expect(ui.title == "Notifications")
        ui.swipeBack()
        await tap(ui, "Premium")
        #expect(ui.title == "Upgrade to Premium")
        await tap(ui, "Upgrade")
        #expect(ui.title == "Premium")
        ui.swipeBack()
        await tap(ui, "Account")
        #expect(ui.title == "Your name")
        for text in ["Ana", "Here", "yes"] {
            ui.type(text, into: "Answer")
            await tap(ui, "Continue")
        }
        #expect(ui.title == "Account")
        #expect(ui.texts.contains("Ana"))
        #expect(ui.faults.isEmpty)
    }
    @Test("the home screen is shown after the last step of the set-up, and an empty answer is refused")
    func identity() async throws {
        let (ui, _) = try await show()
        await signUp(ui)
        await tap(ui, "Verify your identity")
        ui.type(" ", into: "Answer")
        await tap(ui, "Continue")
        #expect(ui.texts.contains("\(AccountFault.invalidAnswer)"))
        for text in ["Ana", "Here", "yes"] {
            ui.type(text, into: "Answer")
            await tap(ui, "Continue")
        }
        #expect(ui.title == "Home")
        #expect(ui.depth == 0)
        #expect(ui.faults.isEmpty)
    }
    @Test("an upgrade that fails shows the reason")
    func upgradeFault() async throws {
        let device = try ShellDevice(accounts: accounts, session: session, store: store)
        let screen = UnauthorizedViewModel(
            requestedRoute: .settings(section: .premium), accounts: accounts, session: device.session)
        let ui = ViewHost(UnauthorizedView(viewModel: screen))
        await tap(ui, "Upgrade")
        #expect(ui.texts.contains("\(AccountFault.noSession)"))
    }
    @Test("logging out replaces all screens with the login")
    func logOut() async throws {
        let (ui, device) = try await show()
        await signUp(ui)
        await choose(ui, "Log out")
        #expect(ui.title == "Log in")
        device.coordinator.router.expect(NavigationState(root: .login))
    }
    @Test("a recovery code sets a new password in place of a forgotten one")
    func recovery() async throws {
        let (ui, _) = try await show()
        await signUp(ui)
        await tap(ui, "Settings")
        await tap(ui, "Privacy")
        ui.type("correct horse battery", into: "Your password")
        await tap(ui, "Create recovery code")
        let code = try #require(ui.texts.first { $0.count == 36 })
        ui.swipeBack()
        ui.swipeBack()
        await ui.settleTasks()
        await choose(ui, "Log out")
        await tap(ui, "Forgot password?")
        ui.type("user123", into: "Username")
        ui.type(code, into: "Recovery code")
        ui.type("another long password", into: "New password")
        await tap(ui, "Reset password")
        #expect(ui.title == "Log in")
        #expect(ui.depth == 0)
        ui.type("user123", into: "Username")
        ui.type("another long password", into: "Password")
        await tap(ui, "Log in")
        #expect(ui.title == "Home")
    }
    @Test func `Command-[ goes back from the settings`() async throws {
        let (ui, _) = try await show()
        await signUp(ui)
        await tap(ui, "Settings")
        #expect(ui.menu(NavigationCommands()).press("["))
        await ui.settleTasks()
        #expect(ui.title == "Home")
    }
    @Test("a link that leads nowhere shows a screen with its path")
    func notFound() async throws {
        let (ui, _) = try await show()
        ui.open(try #require(URL(string: "shell://nowhere/1")))
        await ui.settleTasks()
        #expect(ui.texts == ["Not found", "There is nothing at /nowhere/1."])
    }
}
