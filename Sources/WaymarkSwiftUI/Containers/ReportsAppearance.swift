#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// Reports to a level when a screen begins to appear, and when its transition has ended.
struct ReportsAppearance: ViewModifier {
    let level: ShownLevel
    /// The branch that the screen is in; nil on a level without branches. Nothing is reported for a branch that isn't
    /// selected.
    var branch: String?
    /// Returns the screen's depth: 0 for the root, 1 for the first element of the path, and so on; nil to report
    /// nothing.
    let depth: () -> Int?

    func body(content: Content) -> some View {
        content
            .onAppear { report(level.willShow) }
            .onShown { report(level.didShow) }
    }
    private func report(_ tell: (Int) -> Void) {
        if branch == nil || branch == level.branches.selected, let depth = depth() { tell(depth) }
    }
}

extension View {
    /// Runs a closure when the transition that shows this view has ended. `onAppear` runs when the transition begins,
    /// so a controller behind the view reports its end. On watchOS, which has no such controllers, the closure runs at
    /// the beginning.
    func onShown(_ action: @escaping () -> Void) -> some View {
        #if os(watchOS)
        onAppear(perform: action)
        #else
        background { HeldController(make: AppearanceController.init) { $0.onEnd = action } }
        #endif
    }
}

#if os(macOS)
import AppKit

/// A controller that reports the end of the transition that shows the surrounding view.
final class AppearanceController: NSViewController {
    var onEnd: () -> Void = {}

    override func loadView() { view = NSView() }
    // NSViewController's own implementation does nothing
    override func viewDidAppear() { onEnd() }
}
#elseif !os(watchOS)
import UIKit

/// A controller that reports the end of the transition that shows the surrounding view.
final class AppearanceController: UIViewController {
    var onEnd: () -> Void = {}

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onEnd()
    }
}
#endif
#endif
