#if Inspector
import Waymark

/// A destination, as the page shows it.
struct InspectedScreen: Encodable, Hashable, Sendable {
    /// A parameter of the destination's link: its name and its value as text.
    struct Value: Encodable, Hashable, Sendable { let name: String, text: String }
    let name: String
    let text: String
    let link: String?
    let values: [Value]
    /// The kind of the destination's access rule; nil if its type has no rules.
    let access: Access?
    let permissions: [String]?
    let information: [String]?

    enum Access: String, Encodable, Sendable { case everyone, nobody, session }
}

/// A router's state, as the page shows it. In the state before or after a transition, only `levels` and `link` are set.
struct InspectedState: Encodable, Hashable, Sendable {
    struct Level: Encodable, Hashable, Sendable {
        let level: Int
        let style: String?
        let branches: [Branch]
    }
    struct Branch: Encodable, Hashable, Sendable {
        /// The branch's id; nil on a level without tabs.
        let id: String?
        let isSelected: Bool
        /// The screens from the root up. If the host shows its own first screen, there is no root.
        let screens: [InspectedScreen]
    }
    /// A transition that waits, and what it waits for.
    struct Waiting: Encodable, Hashable, Sendable {
        let kind: String
        var destination: InspectedScreen?
        let wait: String
    }
    enum Phase: String, Encodable, Sendable { case booting, unauthenticated, authenticated, locked }

    /// The number of the transition whose resulting state this is; 0 for the initial state.
    var moment: Int?
    let link: String?
    let levels: [Level]
    var intended: InspectedScreen?
    var waiting: Waiting?
    var phase: Phase?
}

extension InspectedState.Phase {
    init?(_ phase: AppPhase?) {
        switch phase {
        case .booting?: self = .booting
        case .unauthenticated?: self = .unauthenticated
        case .authenticated?: self = .authenticated
        case .locked?: self = .locked
        case nil: return nil
        }
    }
}

/// A transition. All times are in milliseconds, on the router's clock unless stated otherwise.
struct InspectedTransition: Encodable, Hashable, Sendable {
    /// The transition's number, counted by the Inspector for each router in the order in which transitions ended.
    let number: Int
    let kind: String
    let origin: String
    let level: Int
    let began: Double
    let ended: Double
    /// The end time, in milliseconds since 1970.
    let at: Double
    let destination: InspectedScreen?
    /// The id of the requested branch; nil if the transition didn't select one.
    let branch: String?
    /// The link, as it was opened, or its pattern; nil if the transition didn't open one.
    let link: String?
    let via: [InspectedScreen]
    let outcome: String
    let reason: String?
    let failure: String?
    /// The name of the error's type; nil without an error. The error's text is left out, because it may
    /// contain values.
    let error: String?
    let showing: InspectedScreen?
    let top: InspectedScreen?
    let missed: String?
    /// For time travel, the number of the transition whose resulting state was requested, or 0 for the initial state;
    /// nil for any other transition.
    let travel: Int?
    let before: InspectedState
    let after: InspectedState
}
#endif
