import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
@_spi(Evaluator) import UIKit
import Waymark

@testable import ShellApp

@MainActor @Suite("Shell, started by UIKit")
struct SceneDelegateTests {
    private let session = DeviceSession()
    private let delegate: SceneDelegate
    private let scene = UIWindowScene()

    init() throws { delegate = SceneDelegate(device: try ShellDevice(session: session, store: .memory())) }

    private func connect(_ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()) async throws -> ViewHost {
        delegate.scene(scene, willConnectTo: UISceneSession(stateRestorationActivity: nil), options: options)
        let root = try #require(delegate.window?.rootViewController as? UIHostingController<ShellView>)
        let ui = try #require(root.screen)
        await ui.settleTasks()
        return ui
    }
    private func context(_ link: String) throws -> Set<UIOpenURLContext> {
        [UIOpenURLContext(url: try #require(URL(string: link)))]
    }

    @Test("the window shows the login after the boot, and home after a login")
    func boot() async throws {
        let ui = try await connect()
        #expect(ui.title == "Log in")
        ui.type("ana", into: "Username")
        ui.type("orange teapot", into: "Password")
        await ui.tapEach("Log in")
        await ui.expectTitle("Home")
        #expect(ui.faults.isEmpty)
    }
    @Test("a link that starts the app leads to its screen after the login")
    func cold() async throws {
        let ui = try await connect(UIScene.ConnectionOptions(urlContexts: context("shell://profile/user123")))
        #expect(ui.title == "Log in")
        ui.type("ana", into: "Username")
        ui.type("orange teapot", into: "Password")
        await ui.tapEach("Log in")
        await ui.expectTitle("user123")
    }
    @Test("a universal link starts the app, too, and an activity brings one later")
    func universal() async throws {
        session.set(LoginSession(account: SampleUser.all[0].account))
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "https://shell.app/settings/privacy")
        let ui = try await connect(UIScene.ConnectionOptions(userActivities: [activity]))
        await ui.expectTitle("Privacy")
        activity.webpageURL = URL(string: "https://www.shell.app/profile/user123")
        delegate.scene(scene, continue: activity)
        await ui.expectTitle("user123")
    }
    @Test("a link reaches the running app, which ignores another app's")
    func warm() async throws {
        session.set(LoginSession(account: SampleUser.all[0].account))
        let ui = try await connect()
        #expect(ui.title == "Home")
        delegate.scene(scene, openURLContexts: try context("other://settings"))
        await ui.expectTitle("Home")
        delegate.scene(scene, openURLContexts: try context("shell://settings/notifications"))
        await ui.expectTitle("Notifications")
        #expect(ui.faults.isEmpty)
    }
    @Test("a link that comes while the app is locked opens after the PIN")
    func locked() async throws {
        session.set(LoginSession(account: SampleUser.all[0].account, isLocked: true))
        let ui = try await connect(UIScene.ConnectionOptions(urlContexts: context("shell://settings/privacy")))
        #expect(ui.texts.contains("Locked"))
        ui.type(DeviceSession.pin, into: "PIN")
        await ui.tapEach("Unlock")
        await ui.expectTitle("Privacy")
    }
}
