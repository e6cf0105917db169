/// Lets tasks run that are ready, and those that they make ready. For random schedules, which go on after some turns
/// whatever has happened, and for deadlines of the system's clock: neither has an event to await.
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
