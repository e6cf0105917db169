public import Foundation
@_spi(Evaluator) public import SwiftUI

// The queries and gestures that the examples' UI tests use, on the evaluator's screen.

@MainActor open class XCUIElement: NSObject {
    let text: String
    private let isThere: @MainActor () -> Bool
    private let action: @MainActor (_ isDouble: Bool) -> Void

    init(
        _ text: String, isThere: @escaping @MainActor () -> Bool = { true },
        action: @escaping @MainActor (_ isDouble: Bool) -> Void = { _ in }
    ) {
        self.text = text
        self.isThere = isThere
        self.action = action
    }
    open var exists: Bool { isThere() }
    open var label: String { text }
    open func tap() { action(false) }
    /// Taps again before the transition has ended.
    open func doubleTap() { action(true) }
}

@MainActor open class XCUIElementQuery: NSObject {
    private let elements: @MainActor () -> [XCUIElement]

    init(_ elements: @escaping @MainActor () -> [XCUIElement]) { self.elements = elements }

    open var allElementsBoundByIndex: [XCUIElement] { elements() }
    open var firstMatch: XCUIElement {
        XCUIElement(
            "first", isThere: { !self.elements().isEmpty }, action: { _ in self.elements().first?.tap() })
    }
    open var buttons: XCUIElementQuery { self }
    open subscript(key: String) -> XCUIElement {
        let found: @MainActor () -> XCUIElement? = { self.elements().first { $0.label == key } }
        return XCUIElement(key, isThere: { found() != nil }, action: { _ in found()?.tap() })
    }
}

@MainActor open class XCUIApplication: XCUIElement {
    /// Creates the app's screen from the arguments of its launch; nil for an app that shows nothing.
    @_spi(Evaluator) public static var screen: (@MainActor ([String]) -> ViewHost)?
    fileprivate static weak var running: XCUIApplication?
    fileprivate var host: ViewHost?
    open var launchArguments: [String] = []

    public init() { super.init("app") }

    open func launch() {
        host = Self.screen?(launchArguments)
        Self.running = self
    }
    open func activate() { for phase in [ScenePhase.inactive, .active] { host?.enter(phase) } }
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(normalizedOffset, in: self)
    }
    open var buttons: XCUIElementQuery {
        XCUIElementQuery { [self] in
            // while a question is shown, only its buttons can be tapped
            if let asked = host?.question?.buttons { return asked.map(button) }
            // in the tested apps, a tab's title is its tag
            let tabs = (host?.modals.isEmpty ?? false ? host?.tabBar ?? [] : [])
                .map { tab in XCUIElement(tab.title, action: { _ in self.host?.select(tab: tab.title) }) }
            return texts.filter { host?.control($0) != nil }.map(button) + tabs
        }
    }
    private func button(_ text: String) -> XCUIElement {
        XCUIElement(
            text,
            action: { isDouble in
                self.host?.tap(text, twice: isDouble)
                self.host?.endTransitionOfController()
            })
    }
    /// The texts of the top level and of a question. A tap selects a row of a list, whose text is its value.
    open var staticTexts: XCUIElementQuery {
        XCUIElementQuery { [self] in
            (texts + (host?.question.map { [$0.title] } ?? []))
                .map { text in XCUIElement(text, action: { _ in self.host?.choose(String?.some(text)) }) }
        }
    }
    /// The navigation bar of the top level, labeled with the screen's title. A tap on it goes back, also to the sidebar.
    open var navigationBars: XCUIElementQuery {
        XCUIElementQuery { [self] in
            host?.settle()
            return (host?.title).map { [XCUIElement($0, action: { _ in self.goBack() })] } ?? []
        }
    }
    private func goBack() {
        if host?.swipeBack() == false { host?.show(column: "sidebar") }
    }
    private var texts: [String] {
        host?.settle()
        return host?.texts ?? []
    }
    /// Swipes back from the left edge, or pulls down. A gesture across less than half of the screen is cancelled.
    fileprivate func drag(_ start: CGVector, _ end: CGVector) {
        let isCancelled = max(end.dx - start.dx, end.dy - start.dy) < 0.5
        if start.dx == end.dx {
            if !isCancelled { host?.pullDown() }
        } else if host?.swipeBackInController(isCancelled: isCancelled) != true, !isCancelled {
            host?.swipeBack()
        }
    }
}

// CoreGraphics' type of this name
public struct CGVector: Sendable {
    public var dx: Double
    public var dy: Double

    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }
}

public struct XCUIGestureVelocity: Sendable {
    public static let `default` = XCUIGestureVelocity()
}

@MainActor open class XCUICoordinate: NSObject {
    private let offset: CGVector
    private let app: XCUIApplication

    init(_ offset: CGVector, in app: XCUIApplication) {
        self.offset = offset
        self.app = app
    }
    open func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
    ) { app.drag(offset, other.offset) }
}

@MainActor open class XCUIDevice: NSObject {
    public enum Button: Sendable { case home }
    public static let shared = XCUIDevice()

    open func press(_ button: Button) {
        for phase in [ScenePhase.inactive, .background] { XCUIApplication.running?.host?.enter(phase) }
    }
}
