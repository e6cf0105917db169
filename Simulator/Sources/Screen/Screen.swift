/// What a window shows: its levels, from the bottom, and the question on top.
public struct Screen: Codable, Equatable, Sendable {
    public var levels: [Level]
    public var question: Question?
    public var isCompact: Bool
    public var isInBackground: Bool
    public var isInTransition: Bool
    /// The actions that the framework would ignore or perform wrongly.
    public var faults: [String]

    public init(levels: [Level], question: Question?, isCompact: Bool, isInBackground: Bool) {
        self.levels = levels
        self.question = question
        self.isCompact = isCompact
        self.isInBackground = isInBackground
        isInTransition = false
        faults = []
    }
}

public struct Level: Codable, Equatable, Sendable {
    /// `window`, `sheet`, `cover` or `popover`.
    public var style: String
    public var isMedium = false
    public var hasGrabber = false
    public var isLeaving = false
    public var canPull = false
    /// A Boolean value that indicates whether the level below can be used.
    public var letsTapsThrough = false
    /// The number of the control that a popover points to; 0 without one.
    public var source = 0
    public var element: Element

    public init(style: String, element: Element) {
        self.style = style
        self.element = element
    }
}

/// An alert, a confirmation dialog or a menu.
public struct Question: Codable, Equatable, Sendable {
    public enum Style: String, Codable, Sendable { case alert, confirmationDialog, menu }
    public var style: Style
    public var title: String
    public var buttons: [Element]
    public var message: Element
    /// The number of the control that a menu or a dialog belongs to; 0 without one.
    public var source = 0

    public init(style: Style, title: String, buttons: [Element], message: Element) {
        self.style = style
        self.title = title
        self.buttons = buttons
        self.message = message
    }
}
