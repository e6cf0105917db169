#if Inspector
/// A destination, as the page shows it.
struct InspectedScreen: Codable, Hashable, Sendable {
    /// A parameter of the destination's link: its name and its value as text.
    struct Value: Codable, Hashable, Sendable {
        let name: String
        var text: String
    }
    let name: String
    var text: String
    var link: String?
    var values: [Value]
    /// The kind of the destination's access rule; nil if its type has no rules.
    let access: Access?
    let permissions: [String]?
    let information: [String]?

    enum Access: String, Codable, Sendable { case everyone, nobody, session }
}

/// A router's state, as the page shows it. In the state before or after a transition, only `levels` and `link` are set.
struct InspectedState: Codable, Hashable, Sendable {
    struct Level: Codable, Hashable, Sendable {
        let level: Int
        let style: String?
        var branches: [Branch]
    }
    struct Branch: Codable, Hashable, Sendable {
        /// The branch's id; nil on a level without tabs.
        let id: String?
        let isSelected: Bool
        /// The screens from the root up. If the host shows its own first screen, there is no root.
        var screens: [InspectedScreen]
    }
    struct Waiting: Codable, Hashable, Sendable {
        let kind: String
        var destination: InspectedScreen?
        let question: Question
    }
    enum Question: String, Codable, Sendable { case `guard`, leave, host }
    enum Phase: String, Codable, Sendable { case booting, unauthenticated, authenticated, locked }

    var number: Int?
    /// The number of the transition whose resulting state this is; 0 for the initial state. It is the newest
    /// transition, unless an earlier state was restored and nothing has changed since.
    var moment: Int?
    var link: String?
    var levels: [Level]
    var intended: InspectedScreen?
    var waiting: Waiting?
    var queued: Int?
    var phase: Phase?
    var canGoBack: Bool?
}

/// A guard's answer about a screen. Times are in milliseconds on the router's clock.
struct InspectedGuard: Codable, Hashable, Sendable {
    enum Answer: String, Codable, Sendable { case allowed, denied, redirected, failed }
    var destination: InspectedScreen
    let answer: Answer
    let reason: String?
    var to: InspectedScreen?
    let began: Double
    let ended: Double
}

/// A transition. All times are in milliseconds, on the router's clock unless stated otherwise.
struct InspectedTransition: Codable, Hashable, Sendable {
    enum Outcome: String, Codable, Sendable {
        case committed, denied, failed, captured, duplicate, superseded, cancelled, handled
    }
    struct Dismissal: Codable, Hashable, Sendable {
        let level: Int
        var destination: InspectedScreen
        let reason: String
        let hasResult: Bool
    }
    struct Dropped: Codable, Hashable, Sendable {
        var destination: InspectedScreen
        let reason: String?
    }
    /// The transition's number, counted by the Inspector for each router in the order in which transitions ended.
    let number: Int
    let kind: String
    let origin: String
    let level: Int
    let began: Double
    let ended: Double
    /// The end time, in milliseconds since 1970.
    let at: Double
    var destination: InspectedScreen?
    /// The link, as it was opened; nil if the transition didn't open one.
    var link: String?
    var via: [InspectedScreen]
    var guards: [InspectedGuard]
    let outcome: Outcome
    let reason: String?
    var failure: String?
    /// The name of the error's type; nil without an error. The error's text is left out, because it may
    /// contain values.
    let error: String?
    var dismissals: [Dismissal]
    var dropped: [Dropped]
    var showing: InspectedScreen?
    var top: InspectedScreen?
    let missed: String?
    /// For time travel, the number of the transition whose resulting state was requested, or 0 for the initial state;
    /// nil for any other transition.
    let travel: Int?
    var before: InspectedState
    var after: InspectedState
}
#endif
