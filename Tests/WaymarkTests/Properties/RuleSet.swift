import Waymark
import WaymarkTesting

/// The logged-in user, as far as the rules of a ``RuleSet`` depend on them.
struct Visitor: Hashable, Sendable {
    var owner: String
    var isUpgraded = false
}

/// Random redirects, guards, leave guards and a login page for a few pages.
///
/// The guard's answer depends only on the page and the user, even if the guard answers asynchronously.
struct RuleSet: Sendable {
    enum Answer: Hashable, Sendable {
        case allowed
        case denied(DenialReason)
        case redirected(to: Page)
        case throwing
    }
    /// An asynchronous answer.
    struct Question: Hashable, Sendable {
        /// The number of main-actor turns before the answer.
        var turns: Int
        /// A Boolean value that indicates whether the answer is another asynchronous answer.
        var isNested: Bool
        /// A Boolean value that indicates whether the answer is for the user at the time of the question, even if
        /// another user has logged in since.
        var isStale: Bool
    }
    enum Audience: Hashable, Sendable { case everyone, members, ana, upgraded, guests }
    enum Leaving: Hashable, Sendable {
        case leaves, stays
        case later(leaves: Bool)
    }

    var pages: [Page] = []
    var redirects: [Page: Page] = [:]
    var answers: [Page: Answer] = [:]
    var questions: [Page: Question] = [:]
    var audiences: [Page: Audience] = [:]
    var leaving: [Page: Leaving] = [:]
    /// The page that a denial shows; nil for none.
    var login: Page?
    var visitor: Visitor?
    var hasTabs = false

    /// Returns the guard's answer about a page.
    func answer(to page: Page, for visitor: Visitor?) -> Answer {
        switch audiences[page] ?? .everyone {
        case .everyone: break
        case .members: if visitor == nil { return .denied(.unauthenticated) }
        case .ana:
            guard let visitor else { return .denied(.unauthenticated) }
            if visitor.owner != "ana" { return .denied(.insufficientPermissions) }
        case .upgraded:
            guard let visitor else { return .denied(.unauthenticated) }
            if !visitor.isUpgraded { return .denied(.insufficientPermissions) }
        case .guests: if visitor != nil { return .denied(.requiresAdditionalInfo("guest")) }
        }
        return answers[page] ?? .allowed
    }

    /// Returns true if a page may be in the state: no redirect leads away from it, and the guard allows it.
    func mayStand(_ page: Page, for visitor: Visitor?) -> Bool {
        if let target = redirects[page], target != page { return false }
        let answer = answer(to: page, for: visitor)
        return answer == .allowed || answer == .redirected(to: page)
    }

    var start: NavigationState<Page> {
        hasTabs
            ? NavigationState(branches: [NavigationBranch(id: "one"), NavigationBranch(id: "two")])
            : NavigationState()
    }

    /// Removes the login page's redirect and guard rules, so that everyone may see it and no answer about it is
    /// asynchronous.
    mutating func openLogin() {
        guard let login else { return }
        redirects[login] = nil
        answers[login] = nil
        questions[login] = nil
        audiences[login] = nil
    }
}

// MARK: Random rule sets
extension RuleSet {
    static func random(using random: inout SeededGenerator) -> RuleSet {
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
        var rules = RuleSet()
        rules.pages = (0..<Int.random(in: 6...10, using: &random)).map { number in
            Page(number, chance(75) ? .push : PresentationType.allCases.randomElement(using: &random)!)
        }
        // a quarter of the rule sets are mostly redirects, with chains that may exceed the limit
        let isLong = chance(25)
        let order = rules.pages.shuffled(using: &random)
        for (index, page) in order.enumerated() {
            func target() -> Page {
                isLong && chance(85) ? order[(index + 1) % order.count] : rules.pages.randomElement(using: &random)!
            }
            if chance(isLong ? 50 : 22) { rules.redirects[page] = target() }
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<(isLong ? 75 : 25): rules.answers[page] = .redirected(to: target())
            case 80..<95: rules.answers[page] = .denied(reasons.randomElement(using: &random)!)
            case 95..<100: rules.answers[page] = .throwing
            default: break
            }
            if chance(25) {
                rules.questions[page] = Question(
                    turns: Int.random(in: 0...2, using: &random), isNested: chance(20), isStale: chance(50))
            }
            if chance(30) {
                rules.audiences[page] = [.members, .members, .ana, .upgraded].randomElement(using: &random)
            }
            if chance(12) {
                rules.leaving[page] =
                    [.leaves, .stays, .later(leaves: true), .later(leaves: false)].randomElement(using: &random)
            }
        }
        if chance(60) {
            rules.login = rules.pages.randomElement(using: &random)
            if chance(75) { rules.openLogin() }
        }
        rules.visitor = visitors.randomElement(using: &random)!
        rules.hasTabs = chance(25)
        return rules
    }
    static let visitors = [nil, Visitor(owner: "ana"), Visitor(owner: "ben"), Visitor(owner: "ana", isUpgraded: true)]
    private static let reasons: [DenialReason] = [
        .unauthenticated, .insufficientPermissions, .requiresAdditionalInfo("address"), .locked, .failed,
    ]
}

extension RuleSet: CustomStringConvertible {
    /// The visitor, and the rules of each page, for failures.
    var description: String {
        let lines = pages.map { page in
            var parts = ["\(page):"]
            if let target = redirects[page] { parts.append("redirects to \(target.name)") }
            if let audience = audiences[page] { parts.append("for \(audience)") }
            switch answers[page] {
            case nil, .allowed: parts.append("allowed")
            case .denied(let reason): parts.append("denied(\(reason))")
            case .redirected(let target): parts.append("guard redirects to \(target.name)")
            case .throwing: parts.append("throws")
            }
            if let question = questions[page] {
                parts.append(
                    "later(\(question.turns)\(question.isNested ? ", nested" : "")\(question.isStale ? ", stale" : ""))"
                )
            }
            if let leaving = leaving[page] { parts.append("leaving: \(leaving)") }
            if page == login { parts.append("(login)") }
            return "  " + parts.joined(separator: " ")
        }
        return (["  visitor: \(visitor.map { "\($0)" } ?? "nobody"), tabs: \(hasTabs)"] + lines)
            .joined(separator: "\n")
    }
}
