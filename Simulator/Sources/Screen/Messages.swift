/// What the user does with a running app.
public enum UserAction: Codable, Equatable, Sendable {
    case tap(Int)
    case type(Int, String)
    /// Presses Return in a field.
    case submit(Int)
    case back
    case pullDown
    case dismissQuestion
    case tab(Int)
    case hold(Int)
    case open(String)
    case resize(isCompact: Bool)
    case background(Bool)
    /// Sets the duration of transitions, in milliseconds.
    case pace(Int)
    /// Asks for the screen.
    case look
}

/// A line from a running app: its screen after a number of actions.
public struct ScreenUpdate: Codable, Sendable {
    /// Begins the lines that are updates; other lines are what the app prints.
    public static let prefix = "\u{1}screen "
    public var answered: Int
    public var screen: Screen
    public var transitions: [ReportedTransition]

    public init(answered: Int, screen: Screen, transitions: [ReportedTransition]) {
        self.answered = answered
        self.screen = screen
        self.transitions = transitions
    }
}

/// An object that reports the transitions of a router. Views have it in their environment.
@MainActor public protocol ReportsTransitions: AnyObject {
    /// The identity of the reporter; objects with the same one report the same transitions.
    var reporter: ObjectIdentifier { get }
    /// Calls a function with each transition that has ended.
    func report(_ receive: @escaping @MainActor (ReportedTransition) -> Void)
}
