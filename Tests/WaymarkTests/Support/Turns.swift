/// Lets tasks run that are ready, and those that they make ready in turn. Only for random schedules, and where the
/// absence of a task is expected: it has no end to wait for.
///
/// The main actor runs jobs in order, so each yield lets every job run that is ready then: tasks of up to 32 jobs end.
@MainActor func letTasksRun() async {
    for _ in 0..<4 {
        await leaveMainActor()
        for _ in 0..<8 { await Task.yield() }
    }
}
/// Gives actors and functions off the main actor their turn.
@concurrent private func leaveMainActor() async {}
