/// Behaviors that SwiftUI shows on devices and the evaluator imitates. Tests disable one to see its effect.
@_spi(Evaluator) public struct FrameworkBehavior: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A transition takes time: `onAppear` runs at its beginning, before the first frame. SwiftUI loses presentations
    /// and pushes that are made during a transition; here, they are faults:
    /// https://github.com/swiftlang/swift/issues/77088, https://developer.apple.com/forums/thread/750879
    public static let transitionsTakeTime = FrameworkBehavior(rawValue: 1)
    /// A stack with a binding made from closures, which is different each time, doesn't report that a screen appears
    /// again. With the SDK of iOS 18.4 and later: "NavigationStack's onAppear under Xcode 16.3", dev.classmethod.jp,
    /// 2025.
    public static let bindingsHaveIdentity = FrameworkBehavior(rawValue: 2)
    /// A stack writes its path after UIKit has popped, and reads it again only if the value changed; the popped
    /// screen's state is lost: https://github.com/pointfreeco/swift-composable-architecture/issues/3653
    public static let popsDropState = FrameworkBehavior(rawValue: 4)
    /// A stack drops its path when its root changes: https://github.com/radiosilence/koan/issues/300
    public static let pathsGoWithRoots = FrameworkBehavior(rawValue: 8)
    /// A stack shows the element that a navigation link writes. If the app replaces the element, the push isn't
    /// animated; here, the replacement is a fault. The Composable Architecture therefore keeps the written element; see
    /// also https://github.com/johnpatrickmorgan/NavigationBackport/issues/30
    public static let tapsAreDrawn = FrameworkBehavior(rawValue: 16)
    /// A list writes nil when the selected row disappears: https://github.com/radiosilence/koan/issues/270
    public static let listsWriteSelections = FrameworkBehavior(rawValue: 32)
    /// When the user dismisses a modal other than an inspector, its binding is written only when the dismissal ends:
    /// https://github.com/johnpatrickmorgan/FlowStacks/issues/69
    public static let settersRunLate = FrameworkBehavior(rawValue: 64)
    /// A tab view writes the tapped tab to its selection twice. No source; inferred from an app in which a tab lost its
    /// stack.
    public static let tabsWriteTwice = FrameworkBehavior(rawValue: 128)
    /// In the background, views don't update. All changes happen at once when the app becomes active (FlowStacks,
    /// commit 208bb6b).
    public static let sleepsInBackground = FrameworkBehavior(rawValue: 256)
    /// A cover removes the screen below it once it is presented; that screen appears again when the dismissal begins.
    /// No source; UIKit behaves this way.
    public static let coversHideGround = FrameworkBehavior(rawValue: 512)
    /// An inspector that is open while the width changes may be an empty panel from then on: FB18143262, FB16257334.
    public static let resizingEmptiesInspectors = FrameworkBehavior(rawValue: 1024)
    /// On tvOS, a tab view doesn't leave a tab that has pushed screens; here, selecting another is a fault (Rivulet,
    /// issue 167).
    public static let tabsStayAtDepth = FrameworkBehavior(rawValue: 2048)
    /// While columns are collapsed, going back to a column deselects the row of its list. No source.
    public static let collapsedListsDeselect = FrameworkBehavior(rawValue: 4096)

    /// A tab view shows the tab that was tapped until it reads its selection again. No source.
    public static let tabsShowTaps = FrameworkBehavior(rawValue: 8192)

    /// The preview of a context menu has none of the environment values around the menu. No source; none says that the
    /// preview has them.
    public static let previewsLackEnvironment = FrameworkBehavior(rawValue: 16_384)

    /// All behaviors except for those of tvOS.
    public static let onDevices = FrameworkBehavior(rawValue: 2047 + 4096 + 8192 + 16_384)
}
