#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// Replaces the system's Back button, and disables the back swipes, while a leave guard has to be asked: by the time
/// SwiftUI reports a pop, it has dropped the screen and everything typed on it.
struct AsksOnTheWayBack: ViewModifier {
    let level: ShownLevel
    let screen: Screen
    /// A Boolean value that indicates whether the system shows a Back button. The system shows none in a column beside
    /// others.
    var hasBack = true

    func body(content: Content) -> some View {
        let asks = hasBack && level.asksBeforeLeaving(screen)
        content
            .navigationBarBackButtonHidden(asks)
            .toolbar {
                if asks {
                    ToolbarItem(placement: .cancellationAction) { Button("Back", action: level.userDidTapBack) }
                }
            }
            #if !os(macOS) && !os(tvOS) && !os(watchOS)
        .background { HeldController(make: SwipeController.init) { $0.isSwipeAllowed = !asks } }
            #endif
    }
}

#if !os(macOS) && !os(tvOS) && !os(watchOS)
import UIKit

/// A controller that enables or disables the back swipes of its navigation controller.
final class SwipeController: UIViewController {
    var isSwipeAllowed = true { didSet { update() } }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }
    private func update() {
        navigationController?.interactivePopGestureRecognizer?.isEnabled = isSwipeAllowed
        if #available(iOS 26, visionOS 26, *) {
            navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = isSwipeAllowed
        }
    }
}
#endif
#endif
