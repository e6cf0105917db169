/// An animation, without parameters.
nonisolated public struct Animation: Hashable, Sendable {}

nonisolated public struct Transaction {
    public init(animation: Animation?) {}
    public var disablesAnimations = false
}

/// A Boolean value that indicates whether writes aren't animated. The evaluator and its callers run on the main actor.
nonisolated(unsafe) var isAnimationDisabled = false

nonisolated public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let before = isAnimationDisabled
    isAnimationDisabled = transaction.disablesAnimations
    defer { isAnimationDisabled = before }
    return try body()
}
