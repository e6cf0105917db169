public import Testing
public import Waymark

/// Expects the destinations that a navigator was asked to show, in order. A failure prints the difference line by line.
///
/// ```swift
/// expect(navigator, navigated: [CharacterIncomingNavigation.detail(identifier: 42)])
/// ```
@MainActor public func expect(
    _ navigator: NavigatorMock, navigated destinations: [any Navigation],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let expected = destinations.map { AnyNavigation($0) }
    guard navigator.destinations != expected else { return }
    record("destinations differ", expected.map(line), navigator.destinations.map(line), sourceLocation)
}

/// Expects how often a navigator was asked to go back.
@MainActor public func expect(
    _ navigator: NavigatorMock, wentBack count: Int, sourceLocation: SourceLocation = #_sourceLocation
) {
    guard navigator.goBackCount != count else { return }
    Issue.record("went back \(navigator.goBackCount) times, expected \(count)", sourceLocation: sourceLocation)
}

/// Expects the destinations that a router mock was asked to show, in order.
@MainActor public func expect<Destination>(
    _ router: RouterMock<Destination>, navigated destinations: [Destination],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard router.destinations != destinations else { return }
    record("destinations differ", destinations.map { "\($0)" }, router.destinations.map { "\($0)" }, sourceLocation)
}

/// Expects the events that a tracker recorded, in order.
public func expect(
    _ tracker: TrackerMock, tracked events: [TrackingEvent], sourceLocation: SourceLocation = #_sourceLocation
) {
    guard tracker.events != events else { return }
    record("events differ", events.map { "\($0)" }, tracker.events.map { "\($0)" }, sourceLocation)
}

extension Router {
    /// Expects the whole state, whichever level's router is asked. A failure prints the difference level by level.
    public func expect(
        _ expected: NavigationState<Destination>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = state
        guard found != expected else { return }
        record(
            "the state differs", lines(expected), lines(found), sourceLocation)
    }
    private func lines(_ state: NavigationState<Destination>) -> [String] {
        "\(state)".split(separator: "\n").map(String.init)
    }
}

/// A destination in a failure.
func line(_ navigation: AnyNavigation) -> String { "\(type(of: navigation.base)).\(navigation.base)" }

private func record(_ what: String, _ expected: [String], _ found: [String], _ sourceLocation: SourceLocation) {
    let difference = Difference.lines(expected: expected, found: found)
    Issue.record(
        "\(what) (- expected, + found):\n\(difference.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
