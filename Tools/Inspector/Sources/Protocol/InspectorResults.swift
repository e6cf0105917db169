#if Inspector
struct HelloResult: Encodable, Sendable {
    let app: String
    let sources: [InspectedSource]
}
/// A router, as the page lists it.
struct InspectedSource: Encodable, Hashable, Sendable {
    let id: String
    let name: String
    let showsValues: Bool
}
struct TimelineResult: Encodable, Sendable {
    let transitions: [InspectedTransition]
    /// The number of transitions later than the call's `after`, by default 0, that are no longer kept.
    let lost: Int
}
struct TransitionResult: Encodable, Sendable {
    let transition: InspectedTransition?
    /// true if the transition still waits for a guard, the user or the app; nil if it has ended.
    let isWaiting: Bool?
}
struct LinksResult: Encodable, Sendable {
    struct Pattern: Encodable, Sendable { let pattern: String, owner: String }
    let patterns: [Pattern]
}
struct LinkExplanationResult: Encodable, Sendable {
    struct Refusal: Encodable, Sendable { let rule: String, message: String, offset: Int? }
    struct RefusedAt: Encodable, Sendable {
        enum Kind: String, Encodable, Sendable { case segment, parameter }
        let kind: Kind
        let name: String
        let message: String
    }
    struct Candidate: Encodable, Sendable { let pattern: String, matched: Bool, refusedAt: RefusedAt? }
    let accepted: Bool
    let refusal: Refusal?
    let candidates: [Candidate]
    var state: InspectedState?
}
struct RecordResult: Encodable, Sendable {
    let isRecording: Bool
    let steps: Int
    /// The number that the recording's first transition has, or would have had; nil if no recording was made.
    var first: Int?
    /// The number of the newest transition when the recording stopped; nil while it continues, or if no recording was
    /// made.
    var last: Int?
    /// The Swift Testing test; nil while the recording continues, or if no recording was made.
    var source: String?
    var fileName: String?
    /// The reasons that steps were left out of the Swift test, and what that test's router lacks without a test setup.
    var messages: [String]?
}
#endif
