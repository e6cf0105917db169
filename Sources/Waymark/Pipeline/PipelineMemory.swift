/// Facts about earlier requests that later ones need, besides the state. Never saved.
struct PipelineMemory {
    /// Of the screens in the state, those that a guard has allowed asynchronously.
    private(set) var admitted: Set<Screen> = []
    /// The ids of the ground's branches that were selected earlier, the most recent one last.
    private(set) var earlierBranches: [String] = []

    mutating func follow(_ known: KnownAnswers, from old: ScreenState, to new: ScreenState) {
        let left = old.ground.branch.id
        if left != new.ground.branch.id {
            earlierBranches = earlierBranches.filter { id in
                id != left && new.ground.branches.contains { $0.id == id }
            }
            if new.ground.branches.contains(where: { $0.id == left }) { earlierBranches.append(left) }
        }
        guard !known.isEmpty || !admitted.isEmpty else { return }
        let shown = new.destinations
        let found = shown.filter { if case .allowed? = known.answer(for: $0) { true } else { false } }
        admitted = admitted.union(found).intersection(shown)
    }
    /// Forgets the asynchronous answers of guards, which may no longer hold.
    mutating func forgetAnswers() { admitted = [] }
}
