public import Foundation

// The parts of UIKit that SwiftUI builds on, declared as in Apple's documentation. UIKit re-exports them.

@MainActor open class UIResponder: NSObject {}

@MainActor open class UINavigationItem: NSObject {
    open var title: String?
}

@MainActor open class UIView: UIResponder {
    @_spi(Evaluator) public var onLayout: (@MainActor () -> Void)?

    open func layoutIfNeeded() { onLayout?() }
}

@MainActor open class UIGestureRecognizer: NSObject {
    open var isEnabled = true
}

@MainActor open class UIViewController: UIResponder {
    open var view: UIView! = UIView()
    open var title: String?
    open var navigationItem: UINavigationItem { item }
    private let item = UINavigationItem()
    open var hidesBottomBarWhenPushed = false
    open internal(set) weak var parent: UIViewController?
    /// A Boolean value that indicates whether a window shows the controller.
    @_spi(Evaluator) public private(set) var isOnScreen = false

    public override init() {}
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) {}

    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { parent?.transitionCoordinator }

    open func didMove(toParent parent: UIViewController?) {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Shows or hides the controller, as its window does.
    @_spi(Evaluator) public func show(_ isOnScreen: Bool, animated: Bool = false) {
        guard isOnScreen != self.isOnScreen else { return }
        self.isOnScreen = isOnScreen
        if isOnScreen {
            viewWillAppear(animated)
            viewDidAppear(animated)
        } else {
            viewDidDisappear(animated)
        }
    }
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}
