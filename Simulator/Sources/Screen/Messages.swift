public import Foundation

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
    case open(String)
    /// Taps a notification with a payload, a JSON object.
    case notify(String)
    case resize(isCompact: Bool)
    case background(Bool)
    /// Sets the duration of transitions, in milliseconds.
    case pace(Int)
    /// Asks for the screen.
    case look
}

/// A line to a running app: what the user does in one of its windows.
public struct UserInput: Codable, Equatable, Sendable {
    /// The numbers that windows can have.
    public static let windows = 0..<4
    /// The window's number. The app opens a window with the first input for it.
    public var window: Int
    public var action: UserAction

    public init(_ action: UserAction, window: Int = 0) {
        self.window = window
        self.action = action
    }
    /// Reads a line of JSON.
    public init(json: Data) throws(InputError) {
        do { self = try JSONDecoder().decode(UserInput.self, from: json) } catch {
            throw .unreadable(String(decoding: json.prefix(80), as: UTF8.self))
        }
        guard Self.windows.contains(window) else { throw .noWindow(window) }
        switch action {
        case .pace(let milliseconds) where !(0...10_000).contains(milliseconds): throw .noPace(milliseconds)
        case .notify(let payload) where Self.payload(payload) == nil: throw .noPayload(payload)
        default: break
        }
    }
    /// Returns the payload of a notification; nil if the text isn't a JSON object.
    public static func payload(_ text: String) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
    }
}
/// A fault of an input.
public enum InputError: Error, Equatable, CustomStringConvertible {
    case unreadable(String)
    case noWindow(Int)
    case noPace(Int)
    case noPayload(String)

    public var description: String {
        switch self {
        case .unreadable(let text): "'\(text)' is not an action and a window in JSON; see UserInput"
        case .noWindow(let number): "there is no window \(number); the last one is \(UserInput.windows.upperBound - 1)"
        case .noPace(let milliseconds): "a transition can't last \(milliseconds) ms; use 0 to 10000"
        case .noPayload(let text): "the payload '\(text)' is not a JSON object"
        }
    }
}

/// A line from a running app: a window's screen after a number of actions.
public struct ScreenUpdate: Codable, Sendable {
    /// Begins the lines that are updates; other lines are what the app prints.
    public static let prefix = "\u{1}screen "
    public var window: Int
    /// The number of inputs that the app has answered.
    public var answered: Int
    public var screen: Screen

    public init(window: Int, answered: Int, screen: Screen) {
        self.window = window
        self.answered = answered
        self.screen = screen
    }
}

/// A router. Views have it in their environment.
@MainActor public protocol RunningRouter: AnyObject {
    /// The identity of the router, which is also that of the routers of its modals.
    var identity: ObjectIdentifier { get }
    /// Shows the router in the app's Inspector.
    func inspect(in window: Int)
    /// Multiplies the time for which a router waits for the framework, as transitions take longer or shorter.
    func stretchPatience(by factor: Double)
}
