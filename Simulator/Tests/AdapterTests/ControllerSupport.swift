import Foundation
import Observation
@_spi(Evaluator) import SwiftUI
@_spi(Evaluator) import UIKit
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// A controller that the app creates itself, such as the one below the container on the stack.
final class LegacyController: UIViewController {
    var router: Router<Route>?

    init(_ title: String, router: Router<Route>? = nil) {
        super.init()
        self.title = title
        self.router = router
        navigationItem.title = "\(title) item"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A delegate of a sheet, as SwiftUI has one.
final class RecordingDelegate: NSObject, UISheetPresentationControllerDelegate {
    private(set) var calls: [String] = []

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        calls.append("style")
        return .fullScreen
    }
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        calls.append("style for traits")
        return .pageSheet
    }
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) { calls.append("prepare") }
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        calls.append("controller")
        return LegacyController("adapted")
    }
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { calls.append("will present") }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return false
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { calls.append("height") }
}

/// The number of times that a leave guard was asked.
@MainActor final class Questioned { var count = 0 }

/// A view with a container whose router a test replaces.
struct Switching: View {
    @MainActor @Observable final class Model { var router = Router(RouteState(path: [.list])) }
    let model: Model

    var body: some View { AppView(router: model.router) }
}

/// The same with a text field on the container's first screen.
struct Drafting: View {
    let model: Switching.Model

    var body: some View {
        NavigationContainer(model.router) { route in
            Screen(route: route)
        } root: {
            DraftScreen(name: "Home")
        }
    }
}

/// A view with a container whose screens capture a text that a test changes.
struct Captioned: View {
    @MainActor @Observable final class Model { var text = "old" }
    let model: Model
    let router: Router<Route>

    var body: some View {
        let text = model.text
        NavigationContainer(router) { _ in
            Text(text)
        } root: {
            Text("Home")
        }
    }
}

/// A container pushed onto an app's own navigation controller.
@MainActor struct PushedContainer {
    let router: Router<Route>
    let navigation: UINavigationController
    let flow: NavigationHostingController

    init(pushing other: NavigationHostingController? = nil, _ state: RouteState = RouteState()) async {
        router = Router(state)
        // the clock stands still, so a test that needs a timeout fails
        router.timing.clock = .manual(ManualClock())
        let router = router
        flow =
            other
            ?? NavigationHostingController {
                NavigationContainer(router) { route in
                    Screen(route: route)
                } root: {
                    Text("Home")
                    RouterLink("to about", to: Route.about)
                }
                .sheetStyle { (route: Route) in route == .settings ? [.detents([.medium])] : [] }
            } controllers: { (route: Route, router) in
                if case .gallery(let id) = route { LegacyController("Gallery \(id)", router: router) } else { nil }
            }
        navigation = UINavigationController(rootViewController: LegacyController("Legacy"))
        navigation.show(true)
        navigation.pushViewController(flow, animated: true)
        await settle()
    }
    /// Lets UIKit, SwiftUI and the jobs on the main actor do their pending work.
    func settle() async {
        for _ in 0..<20 {
            for controller in navigation.viewControllers { screen(controller)?.settle() }
            for _ in 0..<5 { await Task.yield() }
            navigation.endTransition()
        }
    }
    func screen(_ controller: UIViewController?) -> ViewHost? { (controller as? UIHostingController<AnyView>)?.screen }
    var top: ViewHost? { screen(navigation.viewControllers.last) }
    /// The first text or the title of each screen, from the bottom of the stack; `…` for one that was never on top.
    var stack: [String] {
        navigation.viewControllers.map { screen($0)?.texts(level: 0).first ?? $0.title ?? "…" }
    }
    func then(_ body: (Router<Route>) -> Void) async {
        body(router)
        await settle()
    }
}
