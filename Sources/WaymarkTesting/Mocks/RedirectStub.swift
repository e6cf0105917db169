public import Waymark

/// A redirect that answers from a table, and records what it is asked.
@MainActor public final class RedirectStub: NavigationRedirect {
    private let answers: [AnyNavigation: AnyNavigation]
    /// The destinations that it was asked about, in order.
    public private(set) var asked: [AnyNavigation] = []

    /// Creates a stub with these answers. It redirects nothing else.
    public init(_ answers: [(from: any Navigation, to: any Navigation)] = []) {
        self.answers = Dictionary(
            answers.map { (AnyNavigation($0.from), AnyNavigation($0.to)) }, uniquingKeysWith: { _, last in last })
    }

    public func redirect(_ navigation: any Navigation) -> (any Navigation)? {
        asked.append(AnyNavigation(navigation))
        return answers[AnyNavigation(navigation)]?.base
    }
}
