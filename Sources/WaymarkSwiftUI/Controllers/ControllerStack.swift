#if canImport(SwiftUI) && !os(macOS) && !os(watchOS)
import Foundation
import Observation
import SwiftUI
import UIKit
import Waymark

/// Keeps the part of a navigation controller's stack that is a container's as the router has it.
@MainActor @Observable final class ControllerStack {
    typealias Controllers = (any Navigation, AnyObject) -> UIViewController?

    /// Whether the screens are pushed onto a navigation controller.
    private(set) var isAttached = false
    /// What the views around the container have set for those inside.
    var surroundings = Surroundings()
    /// The screen whose controller presents the modals; nil for the container's first one. It stays the same while a
    /// modal is up.
    private var presenter: ScreenID?
    @ObservationIgnored private weak var root: UIViewController?
    @ObservationIgnored private weak var navigation: UINavigationController?
    @ObservationIgnored private var level: ShownLevel?
    @ObservationIgnored private var make: ((ScreenID) -> AnyView)?
    @ObservationIgnored private var destination: ((ScreenID) -> UIViewController?)?
    @ObservationIgnored private var pushed: [ScreenID: PushedController] = [:]
    /// What was pushed last. If something else is on the stack, somebody went back.
    @ObservationIgnored private var shown: [PushedController] = []
    /// Whether the router's last step is animated: not what it begins with.
    @ObservationIgnored var isAnimated = false
    @ObservationIgnored private let controllers: Controllers

    init(controllers: @escaping Controllers) { self.controllers = controllers }

    func presents(_ screen: ScreenID?) -> Bool { !isAttached || presenter == screen }

    // MARK: where it stands
    /// The container's first controller came to stand somewhere, or went.
    func attach(_ root: UIViewController) {
        self.root = root
        // what has left keeps its path, and shows it when it comes back
        guard let navigation = root.navigationController else { return }
        self.navigation = navigation
        if !isAttached { isAttached = true }
        update()
    }
    /// The container shows a router.
    func drive<Destination: Navigation>(
        _ level: ShownLevel, _ router: Router<Destination>, _ screens: LevelScreens<Destination, some View>
    ) {
        destination = { [controllers] in router.destination(of: $0).flatMap { controllers($0, router) } }
        make = { [weak self] screen in
            guard let self else { return AnyView(EmptyView()) }
            let controller = pushed[screen]?.content
            return AnyView(
                PushedScreen(
                    screen: screen, level: level, router: router, screens: screens, stack: self, controller: controller)
            )
        }
        guard self.level !== level else { return }
        self.level = level
        follow(level)
    }

    // MARK: what the router does
    private func follow(_ level: ShownLevel) {
        guard self.level === level else { return }
        withObservationTracking {
            _ = (level.path, level.modal)
        } onChange: { [weak self] in
            // told before the change
            Task { @MainActor in self?.follow(level) }
        }
        update()
    }
    /// Brings the stack and the router's path together. Called too often rather than not at all: a framework's reports
    /// may be late or lost.
    func update() {
        guard let level else { return }
        choosePresenter(level)
        guard let navigation, let base else {
            // it has left, with its path
            shown = []
            return
        }
        // one transition at a time: the end of this one leads here again
        if let transition = navigation.transitionCoordinator,
            transition.animate(
                alongsideTransition: nil, completion: { [weak self] _ in Task { self?.update() } })
        {
            return
        }
        let own = navigation.viewControllers.compactMap { $0 as? PushedController }.filter { $0.stack === self }
        if own != shown {
            shown = own
            level.userDidSet(path: own.map(\.screen))
        }
        // what was refused, or is asked about, is shown again
        let path = level.path
        let wanted = path.map(controller)
        pushed = pushed.filter { path.contains($0.key) }
        guard own != wanted else { return }
        shown = wanted
        navigation.setViewControllers(navigation.viewControllers[...base] + wanted, animated: isAnimated)
    }
    private func choosePresenter(_ level: ShownLevel) {
        let isGone = presenter.map { !level.path.contains($0) } ?? false
        if level.modal == nil || isGone, presenter != level.path.last { presenter = level.path.last }
    }
    private func controller(of screen: ScreenID) -> PushedController {
        if let controller = pushed[screen] { return controller }
        let controller = PushedController(screen, in: self, content: destination?(screen))
        pushed[screen] = controller
        controller.rootView = make?(screen) ?? AnyView(EmptyView())
        return controller
    }
    /// The place of the container's first screen among the controllers, which may be inside of another one.
    private var base: Int? {
        let ancestors = sequence(first: root) { $0?.parent }.compactMap(\.self)
        return navigation?.viewControllers.firstIndex { ancestors.contains($0) }
    }
}

/// A screen of the path, as a controller of its own.
final class PushedController: UIHostingController<AnyView> {
    let screen: ScreenID
    private(set) weak var stack: ControllerStack?
    /// The app's own controller, if the destination has one.
    let content: UIViewController?

    init(_ screen: ScreenID, in stack: ControllerStack, content: UIViewController?) {
        self.screen = screen
        self.stack = stack
        self.content = content
        super.init(rootView: AnyView(EmptyView()))
        #if !os(tvOS)
        if let content { hidesBottomBarWhenPushed = content.hidesBottomBarWhenPushed }
        #endif
    }
    /// Never decoded.
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
