public import Testing
public import Waymark

/// Expects that a navigator was asked to show these destinations, in this order, and no others. A failure prints the
/// difference line by line.
///
/// Compares the destinations passed to `navigate(to:)` and `result(of:as:)`. Actions passed to `perform(_:)`, such as a
/// push, are in the mock's `actions`.
///
/// ```swift
/// expectNavigation(by: navigator, to: [CharacterIncomingNavigation.detail(identifier: 42)])
/// ```
@MainActor public func expectNavigation(
    by navigator: NavigatorMock, to destinations: [any Navigation],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let expected = destinations.map { AnyNavigation($0) }
    let found = navigator.navigatedDestinations.map { AnyNavigation($0) }
    guard found != expected else { return }
    record("destinations differ", expected.map(line), found.map(line), sourceLocation)
}

/// Expects that a router mock was asked to show these destinations, in this order, and no others.
///
/// Destinations passed to `push(_:)` or `present(_:as:)` are ignored: they are in the mock's `actions`.
@MainActor public func expectNavigation<Destination>(
    by router: RouterMock<Destination>, to destinations: [Destination],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let found = router.navigatedDestinations
    guard found != destinations else { return }
    record("destinations differ", destinations.map { "\($0)" }, found.map { "\($0)" }, sourceLocation)
}

extension Router {
    /// Expects this state, from the ground to the topmost level, whichever level's router is used. A failure prints the
    /// difference level by level.
    public func expect(
        _ expected: NavigationState<Destination>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = state
        guard found != expected else { return }
        let texts = DestinationTexts(expected.destinations + found.destinations)
        record("the state differs", expected.lines(texts), found.lines(texts), sourceLocation)
    }
}

/// Returns a destination's text in a failure message, preceded by its type.
func line(_ navigation: AnyNavigation) -> String { "\(type(of: navigation.base)).\(navigation.base)" }

private func record(_ what: String, _ expected: [String], _ found: [String], _ sourceLocation: SourceLocation) {
    let difference = Difference.lines(expected: expected, found: found)
    Issue.record(
        "\(what) (- expected, + found):\n\(difference.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
