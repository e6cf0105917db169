public import Foundation
@_spi(Evaluator) public import SwiftUI

// The queries that the examples' UI tests use, on the evaluator's screen.

@MainActor open class XCUIElement: NSObject {
    let text: String
    private let isThere: @MainActor () -> Bool
    private let action: @MainActor () -> Void

    init(_ text: String, isThere: @escaping @MainActor () -> Bool, action: @escaping @MainActor () -> Void) {
        self.text = text
        self.isThere = isThere
        self.action = action
    }
    open var exists: Bool { isThere() }
    open var label: String { text }
    open func tap() { action() }
}

@MainActor open class XCUIElementQuery: NSObject {
    private let elements: @MainActor () -> [XCUIElement]

    init(_ elements: @escaping @MainActor () -> [XCUIElement]) { self.elements = elements }

    open var allElementsBoundByIndex: [XCUIElement] { elements() }
    open var firstMatch: XCUIElement {
        XCUIElement("first", isThere: { !self.elements().isEmpty }, action: { self.elements().first?.tap() })
    }
    open var buttons: XCUIElementQuery { self }
    open subscript(key: String) -> XCUIElement {
        let found: @MainActor () -> XCUIElement? = { self.elements().first { $0.label == key } }
        return XCUIElement(key, isThere: { found() != nil }, action: { found()?.tap() })
    }
}

@MainActor open class XCUIApplication: XCUIElement {
    /// Creates the app's screen when the app is launched; nil for an app that shows nothing.
    @_spi(Evaluator) public static var screen: (@MainActor () -> ViewHost)?
    private var host: ViewHost?

    public init() { super.init("app", isThere: { true }, action: {}) }

    open func launch() { host = Self.screen?() }
    open var buttons: XCUIElementQuery {
        XCUIElementQuery { [self] in
            // while a question is shown, only its buttons can be tapped
            if let asked = host?.question?.buttons {
                return asked.map { text in XCUIElement(text, isThere: { true }, action: { self.host?.tap(text) }) }
            }
            let controls = texts.filter { host?.control($0) != nil }
                .map { text in XCUIElement(text, isThere: { true }, action: { self.host?.tap(text) }) }
            // in the tested apps, a tab's title is its tag
            let tabs = (host?.modals.isEmpty ?? false ? host?.tabBar ?? [] : [])
                .map { tab in XCUIElement(tab.title, isThere: { true }, action: { self.host?.select(tab: tab.title) }) }
            return controls + tabs
        }
    }
    open var staticTexts: XCUIElementQuery {
        XCUIElementQuery { [self] in texts.map { XCUIElement($0, isThere: { true }, action: {}) } }
    }
    /// The navigation bar of the top level, labeled with the screen's title. A tap on it goes back.
    open var navigationBars: XCUIElementQuery {
        XCUIElementQuery { [self] in
            host?.settle()
            return (host?.title).map { [XCUIElement($0, isThere: { true }, action: { self.host?.swipeBack() })] } ?? []
        }
    }
    private var texts: [String] {
        host?.settle()
        return host?.texts ?? []
    }
}
