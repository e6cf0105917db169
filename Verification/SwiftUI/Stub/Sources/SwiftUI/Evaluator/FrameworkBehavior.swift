/// What SwiftUI does on devices where an evaluator could be kinder. Tests leave one out to see what it changes.
@_spi(Evaluator) public struct FrameworkBehavior: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `onAppear` comes at the begin of a transition, before the first frame; what is presented or pushed before its end
    /// gets lost: https://github.com/swiftlang/swift/issues/77088, https://developer.apple.com/forums/thread/750879
    public static let transitionsTakeTime = FrameworkBehavior(rawValue: 1)
    /// A stack that is bound to closures, which are others each time, doesn't tell a screen that it appears again. Built
    /// with the SDK of iOS 18.4 and later: "NavigationStack's onAppear under Xcode 16.3", dev.classmethod.jp, 2025.
    public static let bindingsHaveIdentity = FrameworkBehavior(rawValue: 2)
    /// A stack writes its path after UIKit has popped, and reads only another value than before; the popped screen's state
    /// is gone: https://github.com/pointfreeco/swift-composable-architecture/issues/3653
    public static let popsDropState = FrameworkBehavior(rawValue: 4)
    /// A stack whose root becomes another one drops its path: https://github.com/radiosilence/koan/issues/300
    public static let pathsGoWithRoots = FrameworkBehavior(rawValue: 8)
    /// A stack shows the element that a link wrote. Another one in its place comes without an animation: the Composable
    /// Architecture keeps what was written; https://github.com/johnpatrickmorgan/NavigationBackport/issues/30
    public static let tapsAreDrawn = FrameworkBehavior(rawValue: 16)
    /// A list writes nil when the row of its selection leaves: https://github.com/radiosilence/koan/issues/270
    public static let listsWriteSelections = FrameworkBehavior(rawValue: 32)
    /// The binding of a modal that the user dismisses is written at the dismissal's very end:
    /// https://github.com/johnpatrickmorgan/FlowStacks/issues/69
    public static let settersRunLate = FrameworkBehavior(rawValue: 64)
    /// A tab view writes the tab that was tapped once more. No source; seen as a tab that loses its stack.
    public static let tabsWriteTwice = FrameworkBehavior(rawValue: 128)
    /// In the background nothing is updated: changes wait for the app's activation, and then come at once (FlowStacks,
    /// commit 208bb6b).
    public static let sleepsInBackground = FrameworkBehavior(rawValue: 256)
    /// A cover takes what is below it from the screen once it is up; that appears again as the cover begins to leave. No
    /// source; UIKit tells controllers so.
    public static let coversHideGround = FrameworkBehavior(rawValue: 512)
    /// An inspector that is open while the width changes leaves an empty panel: FB18143262.
    public static let resizingEmptiesInspectors = FrameworkBehavior(rawValue: 1024)
    /// On tvOS, a tab stays while something is pushed on it (Rivulet, issue 167).
    public static let tabsStayAtDepth = FrameworkBehavior(rawValue: 2048)

    /// All but what only tvOS does.
    public static let onDevices = FrameworkBehavior(rawValue: 2047)
}
