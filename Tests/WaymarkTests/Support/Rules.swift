import Waymark

/// A guard whose answer a closure returns.
struct RuleGuard<Destination: Navigation>: AccessGuard {
    let rule: @MainActor @Sendable (Destination) throws -> AccessDecision<Destination>

    func access(to destination: Destination) throws -> AccessDecision<Destination> {
        try rule(destination)
    }
}

/// A redirect that looks up targets in a dictionary.
struct TableRedirect: NavigationRedirect {
    let answers: [AnyNavigation: AnyNavigation]

    init(_ answers: KeyValuePairs<AnyNavigation, AnyNavigation>) {
        self.answers = Dictionary(answers.map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    }
    init(from: some Navigation, to: some Navigation) { answers = [AnyNavigation(from): AnyNavigation(to)] }

    func redirect(_ navigation: any Navigation) -> (any Navigation)? { answers[AnyNavigation(navigation)]?.base }
}
