#if canImport(UIKit) && !os(watchOS)
import Foundation
import SwiftUI
import UIKit
import Waymark

/// The app's entry where UIKit starts it: a scene with a window. An Info.plist names it as `UISceneDelegateClassName`.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let device: ShellDevice
    private var deepLinkHandlers: [any DeepLinkHandler] = []

    override convenience init() { self.init(device: .stored()) }
    init(device: ShellDevice) {
        self.device = device
        super.init()
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        let coordinator = device.makeAppCoordinator(window: window)
        let bootstrapper = device.container.makeAppBootstrapper(router: coordinator)
        deepLinkHandlers = device.container.makeDeepLinkHandlers(router: coordinator.router)
        bootstrapper.start()
        if let urlContext = connectionOptions.urlContexts.first {
            handleDeepLink(urlContext.url)
        } else if let activity = connectionOptions.userActivities.first {
            self.scene(scene, continue: activity)
        }
    }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let url = URLContexts.first?.url else { return }
        handleDeepLink(url)
    }
    // the system hands over universal links as activities
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        guard let url = userActivity.webpageURL else { return }
        handleDeepLink(url)
    }

    private func handleDeepLink(_ url: URL) {
        for handler in deepLinkHandlers {
            if handler.handle(url: url) {
                return
            }
        }
    }
}

extension ShellDevice {
    /// Shows the app in a window, and returns its coordinator.
    func makeAppCoordinator(window: UIWindow) -> AppCoordinator<Route> {
        window.rootViewController = UIHostingController(rootView: ShellView(device: self))
        window.makeKeyAndVisible()
        return coordinator
    }
}
#endif
