#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// A pushed screen that is left only if somebody agrees: while somebody is asked, a button takes the place of the system's
/// Back, and nobody swipes back. SwiftUI has popped the screen, and dropped what was typed, by the time that it tells.
struct AsksOnTheWayBack: ViewModifier {
    let level: ShownLevel
    let screen: ScreenID
    /// Whether there is a way back from it.
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

/// It decides whether its navigation controller's swipes go back from the screen that it stands in.
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
