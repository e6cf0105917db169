/// What the app says about its destinations, by identity: redirects, guards, and where denials and links lead.
@MainActor final class Rules {
    // `@exclusivity(unchecked)`: see `NavigationStore`
    /// Another screen in place of this one; nil if it stays what it is.
    @exclusivity(unchecked) var redirect: ((ScreenID) -> ScreenID?)?
    /// What is shown in place of an outgoing navigation that nothing redirects; nil for every other screen.
    @exclusivity(unchecked) var notFound: ((ScreenID) -> ScreenID?)?
    /// The guard.
    @exclusivity(unchecked) var access: ((ScreenID, AccessContext) -> Answer)?
    /// Where a denial leads.
    @exclusivity(unchecked) var onDenial: ((DenialReason, Denied) -> ScreenID?)?
    /// The most hops of one chain of redirects.
    @exclusivity(unchecked) var redirectLimit = NavigationLimits.redirects
    @exclusivity(unchecked) var arrival = LinkArrival.replacing
    /// The branch in which a link to a screen lands; nil for the one that is shown.
    @exclusivity(unchecked) var linkBranch: ((ScreenID) -> String?)?
    /// The roots that the app declared for the ground, by branch. One that had to leave comes back once it may be shown.
    @exclusivity(unchecked) var roots: [String: ScreenID] = [:]

    init() {}

    /// Whether there is nothing to redirect, to guard or to bring back.
    var areSilent: Bool { redirect == nil && notFound == nil && access == nil && roots.isEmpty }

    /// The rules alone, for finding out what a destination leads to: nothing is declared, and denials lead nowhere.
    var probing: Rules {
        let rules = Rules()
        rules.redirect = redirect
        rules.notFound = notFound
        rules.access = access
        rules.redirectLimit = redirectLimit
        return rules
    }

    /// What was denied.
    struct Denied {
        let screen: ScreenID
        /// What was asked for, of which it is a part.
        let requested: ScreenID
        let error: (any Error)?
    }
}

/// What a guard says about a screen.
enum Answer: Sendable {
    case allowed
    case denied(DenialReason, (any Error)?)
    case redirected(to: ScreenID)
    case later(Question.Ask)
}

/// What the pipeline has to know before it can go on.
struct Question: Sendable {
    typealias Ask = @MainActor @Sendable () async -> Answer
    enum Subject: Sendable {
        /// Whether a screen may be shown.
        case access(ScreenID)
        /// Whether a leave guard lets go.
        case leave(Int)
    }
    let subject: Subject
    let ask: Ask
}

/// Answers that were found out, for one request. They are never stored anywhere else.
struct KnownAnswers {
    private var answers: [(screen: ScreenID, answer: Answer)] = []
    /// The leave guards that have let go.
    var left: Set<Int> = []

    var isEmpty: Bool { answers.isEmpty }
    /// The answer about a screen, or about one with an equal destination: redirects make new screens each time.
    @MainActor func answer(for screen: ScreenID, in screens: ScreenTable) -> Answer? {
        answers.last { screens.areEqual($0.screen, screen) }?.answer
    }
    /// - Parameter answer: What a guard found out. One that leads to the screen itself allows it.
    @MainActor mutating func learn(_ answer: Answer, about screen: ScreenID, in screens: ScreenTable) {
        if case .redirected(let target) = answer, screens.areEqual(target, screen) {
            answers.append((screen, .allowed))
        } else {
            answers.append((screen, answer))
        }
    }
    /// The screens that guards were asked about for this request, and allowed.
    @MainActor func isAllowed(_ screen: ScreenID, in screens: ScreenTable) -> Bool {
        if case .allowed = answer(for: screen, in: screens) { true } else { false }
    }
    mutating func forget() { answers = [] }

    func mark(_ marks: inout ScreenMarks) {
        for known in answers {
            marks.mark(known.screen)
            if case .redirected(let target) = known.answer { marks.mark(target) }
        }
    }
}
