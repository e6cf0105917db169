#if canImport(SwiftUI)
import SwiftUI
import Waymark

#if os(macOS)
import AppKit
#endif
#if !os(macOS) && !os(watchOS)
import UIKit
#endif

/// Tells a level when a screen begins to appear, and when it has: a transition lies between them.
struct ReportsAppearance: ViewModifier {
    let level: ShownLevel
    /// The branch that the screen is in; nil for the level's own.
    var branch: String?
    /// The place of the screen in the path, 0 for the root; nil for one that is gone.
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
    /// Does something at the end of the transition that shows this view. `onAppear` is its begin; a controller behind the
    /// view is told of the end. watchOS has none: the begin is the end there.
    func onShown(_ action: @escaping () -> Void) -> some View {
        #if os(watchOS)
        onAppear(perform: action)
        #else
        background { HeldController(make: AppearanceController.init) { $0.onEnd = action } }
        #endif
    }
}

#if os(macOS)
/// It is told at the end of the transition that shows the view around it.
final class AppearanceController: NSViewController {
    var onEnd: () -> Void = {}

    override func loadView() { view = NSView() }
    // the one of NSViewController does nothing
    override func viewDidAppear() { onEnd() }
}
#endif
#if !os(macOS) && !os(watchOS)
/// It is told at the end of the transition that shows the view around it.
final class AppearanceController: UIViewController {
    var onEnd: () -> Void = {}

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onEnd()
    }
}
#endif
#endif
