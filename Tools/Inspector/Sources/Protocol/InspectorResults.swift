#if Inspector
struct HelloResult: Codable, Sendable {
    var version = 1
    let app: String
    let sources: [InspectedSource]
}
/// A router, as the page lists it.
struct InspectedSource: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Sendable { case router, coordinator }
    struct Hook: Codable, Hashable, Sendable { let id: String, title: String }
    var id: String
    var name: String
    let kind: Kind
    let hasLinks: Bool
    let hooks: [Hook]
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
struct ReplayResult: Encodable, Sendable { let transitions: [InspectedTransition] }

struct LinksResult: Encodable, Sendable {
    struct Parameter: Encodable, Sendable {
        enum Place: String, Encodable, Sendable { case path, query }
        let name: String
        let type: String
        let `where`: Place
        let optional: Bool
        /// The valid texts, if the type has only a few; nil otherwise.
        let texts: [String]?
    }
    struct Pattern: Encodable, Sendable {
        let pattern: String
        /// The name of the example's destination, or of the type that declares the pattern if there is no example.
        let destination: String
        let presentation: String
        let parameters: [Parameter]
        let example: String?
    }
    let schemes: [String]
    let hosts: [String]
    let patterns: [Pattern]
}
struct PrintedLink: Encodable, Sendable { let link: String }

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
    let state: InspectedState?
    let guards: [GuardRow]
}
/// The current answer for a destination: the guard's, or `redirected` if a redirect leads elsewhere.
struct GuardRow: Encodable, Hashable, Sendable {
    enum Decision: String, Encodable, Sendable { case allowed, denied, redirected, later }
    var destination: InspectedScreen
    let decision: Decision
    let reason: String?
    var to: InspectedScreen?
}
struct GuardsResult: Encodable, Sendable {
    struct Owner: Encodable, Sendable {
        var owner: String
        let permissions: [String]
        let information: [String]
        let isLocked: Bool
    }
    var session: Owner?
    var rows: [GuardRow]
    let reasons: [String]
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
struct NoResult: Encodable, Sendable {}
#endif
