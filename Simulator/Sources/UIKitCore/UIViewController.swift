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
    @available(iOS 18, tvOS 18, visionOS 2, *)
    open var preferredTransition: Transition?
    open var presentingViewController: UIViewController? {
        presentation?.presenting ?? parent?.presentingViewController
    }
    /// The controller of a presented controller's presentation; nil for others.
    open var presentationController: UIPresentationController? { presentation }
    private var presentation: UIPresentationController?
    /// A Boolean value that indicates whether a window shows the controller.
    @_spi(Evaluator) public private(set) var isOnScreen = false

    public override init() {}
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) {}

    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { parent?.transitionCoordinator }

    @available(iOS 18, tvOS 18, visionOS 2, *)
    open class Transition: NSObject {}

    /// Places the controller inside of another one.
    @_spi(Evaluator) public func embed(in parent: UIViewController?) { self.parent = parent }
    /// Presents the controller as a sheet.
    @_spi(Evaluator) public func present(with delegate: any UISheetPresentationControllerDelegate) {
        presentation = UISheetPresentationController()
        presentation?.delegate = delegate
    }

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

// Each delegate method has a default here, because Linux has no optional methods.

@MainActor open class UIPresentationController: NSObject {
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    fileprivate let presenting = UIViewController()
}
@available(tvOS, unavailable)
@MainActor open class UISheetPresentationController: UIPresentationController {}
public enum UIModalPresentationStyle: Int, Sendable { case fullScreen, pageSheet, none = -1, automatic = -2 }
open class UITraitCollection: NSObject {}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .automatic }
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
@available(tvOS, unavailable)
@MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    @available(visionOS, unavailable)
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
