import Foundation

/// Numbers that a run is given by environment variables.
enum EnvironmentNumber {
    /// The number of random schedules, over all containers.
    static var schedules: Int? { number("WAYMARK_SCHEDULES") }
    /// The only seed to run.
    static var seed: Int? { number("WAYMARK_SEED") }

    private static func number(_ name: String) -> Int? {
        guard let text = ProcessInfo.processInfo.environment[name] else { return nil }
        guard let number = Int(text), number >= 0 else { preconditionFailure("\(name)=\(text) is not a number") }
        return number
    }
}
