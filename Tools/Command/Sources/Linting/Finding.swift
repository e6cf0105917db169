#if Tools
/// A fault that a rule found.
package struct Finding: Hashable, Sendable, Comparable {
    package let rule: Rule
    package let level: ToolConfiguration.Level
    package let message: String
    package let place: SourcePlace
    package let fix: Fix?

    init(_ rule: Rule, at place: SourcePlace, _ message: String, fix: Fix? = nil) {
        self.init(rule: rule, level: rule.level, message: message, place: place, fix: fix)
    }
    private init(rule: Rule, level: ToolConfiguration.Level, message: String, place: SourcePlace, fix: Fix?) {
        self.rule = rule
        self.level = level
        self.message = message
        self.place = place
        self.fix = fix
    }
    func at(_ level: ToolConfiguration.Level) -> Finding {
        Finding(rule: rule, level: level, message: message, place: place, fix: fix)
    }

    package static func < (one: Finding, other: Finding) -> Bool {
        (one.place, one.rule.id, one.message) < (other.place, other.rule.id, other.message)
    }
}

/// A change to one file that fixes a finding without changing what the app does.
package struct Fix: Hashable, Sendable {
    /// The title of the fix, as an imperative.
    package let title: String
    /// The byte range that is replaced, in the finding's file.
    package let range: Range<Int>
    package let replacement: String
}
#endif
