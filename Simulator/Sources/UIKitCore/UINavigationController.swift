public import Foundation

@MainActor open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []
    private var transition: RunningTransition?
    /// The actions that UIKit would ignore or perform wrongly.
    @_spi(Evaluator) public var faults: [String] = []
    /// The titles of controllers at the time of their push, as shown in Back menus.
    @_spi(Evaluator) public var pushedTitles: [String?] = []
    /// A Boolean value that indicates whether a transition's coordinator is still there while it calls.
    @_spi(Evaluator) public var keepsCoordinator = false
    /// The changes of the stack: the numbers of controllers before and after, and whether an animation was requested.
    @_spi(Evaluator) public var changes: [(from: Int, to: Int, isAnimated: Bool)] = []

    public init(rootViewController: UIViewController) {
        super.init()
        setViewControllers([rootViewController], animated: false)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeSwipe }
    @available(iOS 26, visionOS 26, *)
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentSwipe }
    private let edgeSwipe = UIGestureRecognizer()
    private let contentSwipe = UIGestureRecognizer()
    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if transition != nil { faults.append("the stack was changed during a transition") }
        if Set(viewControllers.map(ObjectIdentifier.init)).count < viewControllers.count {
            faults.append("a controller is on the stack twice")
        }
        if stack != viewControllers { change(to: viewControllers, animated: animated) }
    }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(stack + [viewController], animated: animated)
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(stack.dropFirst())
        setViewControllers(Array(stack.prefix(1)), animated: animated)
        return popped
    }

    /// Replaces the controllers at once, and notifies them at the end of the transition. If the transition is
    /// cancelled, the old controllers come back, and the old one on top appears again
    /// (https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html).
    private func change(to new: [UIViewController], animated: Bool) {
        let old = stack
        changes.append((old.count, new.count, animated))
        pushedTitles += new.filter { !old.contains($0) }.map(\.navigationItem.title)
        stack = new
        for controller in new where controller.parent !== self { controller.parent = self }
        let transition = RunningTransition { [unowned self] isFinished in
            self.transition = nil
            guard isFinished else {
                stack = old
                if isOnScreen { old.last?.viewDidAppear(animated) }
                return
            }
            if isOnScreen, old.last !== new.last {
                old.last?.show(false, animated: animated)
                new.last?.show(true, animated: animated)
            }
            for controller in old where !new.contains(controller) {
                controller.parent = nil
                controller.didMove(toParent: nil)
            }
            for controller in new where !old.contains(controller) { controller.didMove(toParent: self) }
        }
        transition.callsBeforeEnd = keepsCoordinator
        if animated && isOnScreen { self.transition = transition } else { transition.end() }
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stack.last?.show(true)
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stack.last?.show(false)
    }

    /// Ends the transition in progress.
    @_spi(Evaluator) public func endTransition() { transition?.end() }
    /// Swipes back, and completes or cancels the gesture. Does nothing on the root controller.
    @_spi(Evaluator) public func swipeBack(isCancelled: Bool = false) {
        guard stack.count > 1 else { return }
        setViewControllers(Array(stack.dropLast()), animated: true)
        transition?.end(isFinished: !isCancelled)
    }
}

/// A transition in progress.
@MainActor private final class RunningTransition: NSObject, UIViewControllerTransitionCoordinator {
    private let onEnd: @MainActor (Bool) -> Void
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    var callsBeforeEnd = false

    init(onEnd: @escaping @MainActor (Bool) -> Void) { self.onEnd = onEnd }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        if let completion { completions.append(completion) }
        return true
    }
    func end(isFinished: Bool = true) {
        if callsBeforeEnd { call() }
        onEnd(isFinished)
        call()
    }
    private func call() {
        let completions = completions
        self.completions = []
        for completion in completions { completion(self) }
    }
}
