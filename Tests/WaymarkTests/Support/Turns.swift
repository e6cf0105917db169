/// Lets the ready tasks run, and those that they make ready. Only for tests without an event to await: random
/// schedules, and deadlines of the system's clock.
///
/// The main actor runs jobs in order, so each yield lets every job run that is ready then: chains of up to 32 jobs end.
@MainActor func letTasksRun() async {
    for _ in 0..<4 {
        await leaveMainActor()
        for _ in 0..<8 { await Task.yield() }
    }
}
/// Gives actors and functions off the main actor their turn.
@concurrent private func leaveMainActor() async {}
