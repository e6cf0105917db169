#if canImport(SwiftUI) && !os(macOS) && !os(watchOS)
import Foundation
import Observation
import SwiftUI
import UIKit
import Waymark

/// A container's part of a navigation controller's stack, kept in sync with the container's router.
@MainActor @Observable final class ControllerStack {
    typealias Controllers = (any Navigation, AnyObject) -> UIViewController?

    /// A Boolean value that indicates whether the screens are pushed onto a navigation controller.
    private(set) var isAttached = false
    /// The screen whose controller presents the modals; nil for the container's first screen. It doesn't change while
    /// a modal is shown, unless the screen is gone.
    private var presenter: Screen?
    @ObservationIgnored private weak var root: UIViewController?
    /// The container whose screens are pushed: the first one drawn.
    @ObservationIgnored private weak var claimant: AnyObject?
    @ObservationIgnored private var level: ShownLevel?
    @ObservationIgnored private var make: ((Screen) -> PushedController)?
    /// The container's controllers after the last update. If those in the stack differ, the user has gone back.
    @ObservationIgnored private var shown: [PushedController] = []
    /// A Boolean value that indicates whether the router's last step is animated. The initial state isn't.
    @ObservationIgnored var isAnimated = false
    @ObservationIgnored private let controllers: Controllers

    init(controllers: @escaping Controllers) { self.controllers = controllers }

    func presents(_ screen: Screen?) -> Bool { !isAttached || presenter == screen }

    // MARK: the place
    /// Attaches to the navigation controller around the container's first controller, or detaches if there is none.
    /// Called when the first controller gets a parent and before it appears.
    func attach(_ root: UIViewController) {
        self.root = root
        let isPushed = root.navigationController != nil
        if isAttached != isPushed { isAttached = isPushed }
        update()
    }
    /// Returns true if a container's screens are pushed. If one controller contains several containers, the stack
    /// belongs to the first that asks.
    func isClaimed(by container: AnyObject) -> Bool {
        guard isAttached else { return false }
        if claimant == nil { claimant = container }
        return claimant === container
    }
    /// Sets the level, router and views from which the screens' controllers are created. If the level has replaced
    /// another one, it is then shown. Called whenever the container is drawn.
    func draw<Destination: Navigation>(
        _ level: ShownLevel, _ router: Router<Destination>, _ screens: LevelScreens<Destination, some View>,
        in surroundings: EnvironmentValues
    ) {
        let view = { [unowned self] (screen: Screen, controller: UIViewController?) in
            AnyView(
                PushedScreen(
                    screen: screen, level: level, router: router, screens: screens, controller: controller,
                    surroundings: surroundings, stack: self))
        }
        make = { [unowned self] screen in
            let controller = controllers(router.destination(of: screen), router)
            return PushedController(screen, view(screen, controller), in: self, content: controller)
        }
        // not while the container is drawn
        Task {
            for pushed in shown where pushed.stack === self { pushed.rootView = view(pushed.screen, pushed.content) }
        }
        // the router was replaced while pushed screens cover the container, whose `onAppear` doesn't run then
        if self.level != nil, self.level !== level { Task { [weak self] in self?.show(level) } }
    }

    // MARK: the router
    /// Shows the screens of a level as controllers, and follows the level's changes.
    func show(_ level: ShownLevel) {
        guard self.level !== level else { return }
        self.level = level
        follow(level)
    }
    private func follow(_ level: ShownLevel) {
        guard self.level === level else { return }
        withObservationTracking {
            _ = (level.path, level.modal)
        } onChange: { [weak self, weak level] in
            // observation reports before the change
            Task { @MainActor in if let level { self?.follow(level) } }
        }
        update()
    }
    /// Reconciles the navigation controller's stack with the router's path. Called more often than necessary, because
    /// UIKit's callbacks may be late or missing.
    func update() {
        guard let level else { return }
        choosePresenter(level)
        guard let navigation = root?.navigationController, let base = base(in: navigation) else {
            // the container is gone, but the router keeps the path
            shown = []
            return
        }
        // one transition at a time: its end calls this function again
        if let transition = navigation.transitionCoordinator,
            transition.animate(
                alongsideTransition: nil, completion: { [weak self] _ in Task { self?.update() } })
        {
            return
        }
        let own = navigation.viewControllers.compactMap { $0 as? PushedController }.filter { $0.stack === self }
        // keeps popped controllers until the router has decided: it may show them again, with what the user has typed
        let known = shown
        if own != shown {
            shown = own
            level.userDidSet(path: own.map(\.screen), isDone: true)
        }
        let path = level.path
        guard own.map(\.screen) != path, let make else { return }
        let wanted = path.map { screen in known.first { $0.screen == screen } ?? make(screen) }
        shown = wanted
        // SwiftUI sets a controller's title only at its first layout, too late for the Back menu
        for controller in wanted where controller.parent == nil { controller.view.layoutIfNeeded() }
        navigation.setViewControllers(navigation.viewControllers[...base] + wanted, animated: isAnimated)
    }
    private func choosePresenter(_ level: ShownLevel) {
        let isGone = presenter.map { !level.path.contains($0) } ?? false
        if level.modal == nil || isGone, presenter != level.path.last { presenter = level.path.last }
    }
    /// Returns the index, in the navigation controller's stack, of the controller that is or contains the container's
    /// first controller; nil if there is none.
    private func base(in navigation: UINavigationController) -> Int? {
        let ancestors = sequence(first: root) { $0?.parent }.compactMap(\.self)
        return navigation.viewControllers.firstIndex { ancestors.contains($0) }
    }
}

/// The controller of a pushed screen.
final class PushedController: UIHostingController<AnyView> {
    let screen: Screen
    private(set) weak var stack: ControllerStack?
    /// The app's own controller, if the destination has one.
    let content: UIViewController?

    init(_ screen: Screen, _ view: AnyView, in stack: ControllerStack, content: UIViewController?) {
        self.screen = screen
        self.stack = stack
        self.content = content
        super.init(rootView: view)
        #if !os(tvOS)
        if let content { hidesBottomBarWhenPushed = content.hidesBottomBarWhenPushed }
        #endif
    }
    /// Returns nil: this controller is never decoded.
    required init?(coder aDecoder: NSCoder) { nil }

    override var navigationItem: UINavigationItem { content?.navigationItem ?? super.navigationItem }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        stack?.update()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stack?.update()
    }
}
#endif
