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
/// and the zoom while the view is on top. In the root of a sheet, it lets the leave guards answer a pull.
final class ScreenController: UIViewController {
    var onEnd: () -> Void = {}
    var isSwipeAllowed = true { didSet { if isOnTop { update() } } }
    private var isOnTop = false
    /// The recognizers that the controller has disabled.
    private var disabled: [UIGestureRecognizer] = []
    /// The zoom that the controller has taken from its screen: a `UIViewController.Transition`.
    private var zoom: AnyObject?
    #if !os(tvOS)
    /// The sheet whose root the view is in; nil for other views.
    var sheet: ShownLevel? { didSet { if isOnTop { guardSheet() } } }
    private var sheetDelegate: SheetDelegate?
    #endif

    // not when the view will appear: disabling a recognizer cancels the swipe that reveals the view
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isOnTop = true
        update()
        #if !os(tvOS)
        guardSheet()
        #endif
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
        if #available(iOS 18, tvOS 18, visionOS 2, *) { updateZoom() }
    }
    /// Takes the zoom from the screen while swipes aren't allowed, because its own gestures can't be disabled.
    @available(iOS 18, tvOS 18, visionOS 2, *)
    private func updateZoom() {
        let around = sequence(first: self as UIViewController, next: \.parent)
        guard let screen = around.first(where: { $0.parent is UINavigationController }) else { return }
        if isOnTop, !isSwipeAllowed {
            zoom = screen.preferredTransition ?? zoom
            screen.preferredTransition = nil
        } else if let transition = zoom as? UIViewController.Transition {
            screen.preferredTransition = transition
            zoom = nil
        }
    }
    #if !os(tvOS)
    /// Puts the leave guards before SwiftUI's own delegate of the sheet.
    private func guardSheet() {
        guard let sheet, presentingViewController != nil else { return }
        let presented = Array(sequence(first: self as UIViewController, next: \.parent)).last
        let presentation = presented?.presentationController
        guard presentation is UISheetPresentationController else { return }
        let other = presentation?.delegate
        guard sheetDelegate == nil || other !== sheetDelegate else { return }
        let earlier = other as? SheetDelegate
        sheetDelegate = SheetDelegate(sheet, around: earlier == nil ? other : earlier?.other)
        presentation?.delegate = sheetDelegate
    }
    #endif
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
