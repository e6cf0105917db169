#if canImport(SwiftUI)
import Foundation
import SwiftUI
import Waymark

/// A screen on a level's path, with its destination's transition.
struct ScreenView<Destination: Navigation, Content: View>: View {
    let screen: Screen
    let level: ShownLevel
    /// The stack's branch; nil on a level without branches.
    let branch: String?
    let router: Router<Destination>
    let screens: LevelScreens<Destination, Content>
    /// A Boolean value that indicates whether the screen is a stack's root, which appears with its stack.
    var isRoot = false
    @Environment(\.screenTransitions) private var transitions
    /// The rule's first answer. It is kept, because another one would reset the screen.
    @State private var kept = Kept<ScreenTransition>()

    var body: some View {
        let destination = router.destination(of: screen)
        if isRoot || kept.first(transitions?(destination) ?? .automatic) != .zoom {
            screens.view(of: screen, router)
        } else {
            screens.view(of: screen, router).modifier(Zooms(destination: destination))
        }
    }
}

extension ScreenView: Equatable {
    nonisolated static func == (one: Self, other: Self) -> Bool {
        one.screen == other.screen && one.level === other.level && one.branch == other.branch
            && one.screens == other.screens
    }
}

/// Reports when a screen begins to appear, and when its transition has ended. Replaces the system's Back button, and
/// disables the back swipes, while a leave guard has to be asked: by the time SwiftUI reports a pop, it has dropped the
/// screen and everything typed on it.
struct OnPath: ViewModifier {
    let level: ShownLevel
    /// The branch that the screen is in; nil on a level without branches. Nothing is reported for a branch that isn't
    /// selected.
    let branch: String?
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
                    ToolbarItem(placement: Self.placement) {
                        Button(action: level.userDidTapBack) { Label("Back", systemImage: "chevron.backward") }
                    }
                }
            }
            // of VoiceOver; the system's own needs its Back button
            .accessibilityAction(.escape, level.userDidTapBack)
            .reportsAppearance(on: level, branch, isSwipeAllowed: !asks) { level.depth(of: screen) }
    }
    private static var placement: ToolbarItemPlacement {
        #if os(macOS)
        // a sheet has its cancellation action at the trailing end
        .navigation
        #else
        .cancellationAction
        #endif
    }
}

extension View {
    /// Reports to a level when a screen begins to appear, and when its transition has ended.
    ///
    /// - Parameters:
    ///   - level: The level.
    ///   - branch: The branch that the screen is in; nil on a level without branches. Nothing is reported for a branch
    ///     that isn't selected.
    ///   - isSwipeAllowed: false to disable the back swipes while the screen is on top.
    ///   - depth: Returns the screen's depth: 0 for the root, 1 for the first element of the path, and so on; nil to
    ///     report nothing.
    func reportsAppearance(
        on level: ShownLevel, _ branch: String?, isSwipeAllowed: Bool = true, depth: @escaping () -> Int?
    ) -> some View {
        let report = { (tell: (Int) -> Void) in
            if branch == nil || branch == level.branches.selected, let depth = depth() { tell(depth) }
        }
        let appeared = { report(level.didShow) }
        return onAppear { report(level.willShow) }
            #if os(watchOS)
        // without controllers, the end of the transition isn't reported
        .onAppear(perform: appeared)
            #else
        // without a size: UIKit looks for the scroll view that shrinks the title, and would find the controller's view
        // (https://github.com/siteline/swiftui-introspect/issues/2)
        .overlay {
            HeldController(make: ScreenController.init) { controller in
                controller.onEnd = appeared
                controller.isSwipeAllowed = isSwipeAllowed
                #if !os(macOS) && !os(tvOS)
                controller.sheet = level.style == .sheet && depth() == 0 ? level : nil
                #endif
            }
            .frame(width: 0, height: 0)
        }
            #endif
    }
}
#endif
