import Foundation

/// Numbers that environment variables give to a run of random tests.
enum EnvironmentNumber {
    /// The only seed to run; nil for all of them.
    static var seed: Int? { number("WAYMARK_SEED") }
    /// The number of random rule sets; nil for the default.
    static var properties: Int? { number("WAYMARK_PROPERTIES") }
    /// The total number of random schedules, divided among the kinds of containers; nil for the default.
    static var schedules: Int? { number("WAYMARK_SCHEDULES") }

    private static func number(_ name: String) -> Int? {
        guard let text = ProcessInfo.processInfo.environment[name] else { return nil }
        guard let number = Int(text), number >= 0 else { preconditionFailure("\(name)=\(text) isn't a valid number") }
        return number
    }
}
