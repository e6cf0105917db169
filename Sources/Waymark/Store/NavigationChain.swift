/// The navigations that led to the question which a guard or a leave guard is answering asynchronously, by name.
@MainActor enum NavigationChain {
    @TaskLocal static var names: [String] = []
    /// A Boolean value that indicates whether a guard or a leave guard has ever been asked asynchronously. Until then
    /// `names` isn't read, because reading a task-local value takes longer than most of a navigation.
    static var isUsed = false
}
