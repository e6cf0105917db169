@_spi(Evaluator) public import UIKitCore

// A window, declared as in Apple's documentation.

@MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController?

    public init(windowScene: UIWindowScene) {}

    open func makeKeyAndVisible() { rootViewController?.show(true) }
}
