#if canImport(SwiftUI)
import SwiftUI
#if os(macOS)
import AppKit

/// A controller that reports the end of the transition that shows the surrounding view.
final class ScreenController: NSViewController {
    var onEnd: () -> Void = {}
    var isSwipeAllowed = true

    override func loadView() { view = NSView() }
    // NSViewController's own implementation does nothing
    override func viewDidAppear() { onEnd() }
}

/// A view that shows a controller, which is made once.
struct HeldController<Controller: NSViewController>: NSViewControllerRepresentable {
    let make: () -> Controller
    let update: (Controller) -> Void

    func makeNSViewController(context: Context) -> Controller { make() }
    func updateNSViewController(_ controller: Controller, context: Context) { update(controller) }
}
#elseif !os(watchOS)
import UIKit

/// A controller that reports the end of the transition that shows the surrounding view, and can disable the back swipes
/// while the view is on top.
final class ScreenController: UIViewController {
    var onEnd: () -> Void = {}
    var isSwipeAllowed = true { didSet { if isOnTop { update() } } }
    private var isOnTop = false
    /// The recognizers that the controller has disabled.
    private var disabled: [UIGestureRecognizer] = []

    // not when the view will appear: disabling a recognizer cancels the swipe that reveals the view
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isOnTop = true
        update()
        onEnd()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isOnTop = false
        update()
    }
    private func update() {
        if isOnTop, !isSwipeAllowed {
            // those that the app has disabled stay the app's
            disabled += recognizers.filter(\.isEnabled)
            for recognizer in disabled { recognizer.isEnabled = false }
        } else {
            for recognizer in disabled { recognizer.isEnabled = true }
            disabled = []
        }
    }
    private var recognizers: [UIGestureRecognizer] {
        #if os(tvOS)
        return []
        #else
        var recognizers = [navigationController?.interactivePopGestureRecognizer]
        if #available(iOS 26, visionOS 26, *) {
            recognizers.append(navigationController?.interactiveContentPopGestureRecognizer)
        }
        return recognizers.compactMap(\.self)
        #endif
    }
}

/// A view that shows a controller, which is made once.
struct HeldController<Controller: UIViewController>: UIViewControllerRepresentable {
    let make: () -> Controller
    var update: (Controller) -> Void = { _ in }

    func makeUIViewController(context: Context) -> Controller { make() }
    func updateUIViewController(_ controller: Controller, context: Context) { update(controller) }
}
#endif
#endif
