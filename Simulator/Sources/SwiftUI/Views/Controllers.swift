public import AppKit
public import Foundation
@_spi(Evaluator) public import UIKitCore

// Controllers that show views, and views that show controllers.

@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    @MainActor @preconcurrency public var rootView: Content {
        didSet { shown?.replace(rootView) }
    }
    private final var shown: ViewHost?
    /// The evaluator's screen of the root view; nil until the view is laid out or on screen.
    @_spi(Evaluator) public final var screen: ViewHost? { shown }

    @MainActor @preconcurrency public init(rootView: Content) {
        self.rootView = rootView
        super.init()
        view.onLayout = { [unowned self] in layOut() }
    }
    /// Lays out the root view, after which its title is known.
    private final func layOut() {
        let shown = shown ?? ViewHost(rootView, isOnScreen: false, isInController: true)
        self.shown = shown
        if navigationItem.title == nil { navigationItem.title = shown.title }
    }
    @MainActor @preconcurrency public required init?(coder aDecoder: NSCoder) { nil }

    // overridden as in UIKit; the views are drawn in `viewDidAppear`
    @MainActor @preconcurrency open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
    }
    @MainActor @preconcurrency open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        layOut()
        shown?.isOnScreen = true
    }
    @MainActor @preconcurrency open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        shown?.isOnScreen = false
    }
    @MainActor @preconcurrency open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
    }
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    typealias Context = UIViewControllerRepresentableContext<Self>
}
extension UIViewControllerRepresentable where Coordinator == Void {
    @MainActor @preconcurrency public func makeCoordinator() -> Coordinator { () }
}
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
    Representable: UIViewControllerRepresentable
> {
    @MainActor @preconcurrency public let coordinator: Representable.Coordinator
}

@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View where Body == Never {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
    @MainActor @preconcurrency func updateNSViewController(
        _ nsViewController: NSViewControllerType, context: Context)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    typealias Context = NSViewControllerRepresentableContext<Self>
}
extension NSViewControllerRepresentable where Coordinator == Void {
    @MainActor @preconcurrency public func makeCoordinator() -> Coordinator { () }
}
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<
    ViewController: NSViewControllerRepresentable
> {
    @MainActor @preconcurrency public let coordinator: ViewController.Coordinator
}

/// The controller of a sheet's content, with SwiftUI's delegate of the presentation.
final class PresentedSheet: UIViewController {
    private let bridge: SheetBridge

    init(_ presenter: Node) {
        bridge = SheetBridge(presenter)
        super.init()
        present(with: bridge)
    }
    /// Sets what SwiftUI does when the user has dragged the sheet to another height.
    func onDrag(_ action: @escaping () -> Void) { bridge.onDrag = action }
    required init?(coder: NSCoder) { nil }
}
/// SwiftUI's delegate of a sheet: it writes what the user has done to the bindings.
private final class SheetBridge: NSObject, UISheetPresentationControllerDelegate {
    private weak var presenter: Node?

    var onDrag: () -> Void = {}

    init(_ presenter: Node) { self.presenter = presenter }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { onDrag() }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        if case .presentation(let spec) = presenter?.attribute { spec.dismiss() }
    }
}

/// A namespace for showing controllers in views. A controller is created once for each view, and its title is the
/// view's text.
@MainActor enum RepresentedController {
    static func show(_ node: Node) {
        if let view = node.view as? any UIViewControllerRepresentable { show(view, on: node) }
        if let view = node.view as? any NSViewControllerRepresentable { show(view, on: node) }
    }
    static func appear(_ node: Node) {
        if let controller = node.controller as? UIViewController {
            // the controller appears again even after a transition was cancelled
            if controller.isOnScreen { controller.viewDidAppear(true) } else { controller.show(true) }
        }
        (node.controller as? NSViewController)?.viewDidAppear()
    }
    /// Returns the controller of the screen or sheet that a node is in; nil in a window without a stack.
    static func host(of node: Node) -> UIViewController? {
        if let host = node.hosting { return host }
        guard let parent = node.parent else { return nil }
        let around = host(of: parent)
        if case .stack = parent.kind {
            node.hosting = UIViewController()
            node.hosting?.embed(in: around)
        } else if case .stack = node.kind {
            node.hosting = UINavigationController(rootViewController: UIViewController())
            node.hosting?.embed(in: around)
        }
        return node.hosting ?? around
    }
    static func disappear(_ node: Node) { (node.controller as? UIViewController)?.show(false) }
    private static func show<V: UIViewControllerRepresentable>(_ view: V, on node: Node) {
        let context = UIViewControllerRepresentableContext<V>(coordinator: view.makeCoordinator())
        let controller = node.controller as? V.UIViewControllerType ?? view.makeUIViewController(context: context)
        node.controller = controller
        controller.embed(in: host(of: node))
        view.updateUIViewController(controller, context: context)
        node.text = controller.title
    }
    private static func show<V: NSViewControllerRepresentable>(_ view: V, on node: Node) {
        let context = NSViewControllerRepresentableContext<V>(coordinator: view.makeCoordinator())
        let controller = node.controller as? V.NSViewControllerType ?? view.makeNSViewController(context: context)
        node.controller = controller
        view.updateNSViewController(controller, context: context)
        node.text = controller.title
    }
}
