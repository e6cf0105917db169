/// An animation, without parameters.
nonisolated public struct Animation: Hashable, Sendable {
    public static var `default`: Animation { Animation() }
}

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

/// A Boolean value that indicates whether an animation is asked for. Main actor, too.
nonisolated(unsafe) var isAnimationAsked = false

nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    let before = isAnimationAsked
    isAnimationAsked = animation != nil
    defer { isAnimationAsked = before }
    return try body()
}
