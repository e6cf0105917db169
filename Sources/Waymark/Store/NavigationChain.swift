/// The names of the navigations that led to the question which a guard is answering asynchronously.
@MainActor enum NavigationChain {
    @TaskLocal static var names: [String] = []
    /// True once a guard has answered asynchronously. Until then `names` isn't read, because reading a task-local value
    /// takes longer than most of a navigation.
    static var isUsed = false
}
