package import Testing

/// Waits until a condition holds, while other tasks run on the main actor. Fails the test if the condition still
/// doesn't hold after many turns, or if the test is cancelled.
@MainActor package func until(
    _ comment: Comment = "the condition never held", sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () -> Bool
) async {
    // turns instead of time, because a busy machine needs more time for each turn
    for _ in 0..<100_000 {
        if condition() { return }
        if Task.isCancelled { break }
        await Task.yield()
    }
    Issue.record(comment, sourceLocation: sourceLocation)
}
