/// An animation. The stub doesn't distinguish kinds of animations.
nonisolated public struct Animation: Hashable, Sendable {
    public static let `default` = Animation()
}

nonisolated public struct Transaction {
    public init(animation: Animation?) { self.animation = animation }
    public var animation: Animation?
    public var disablesAnimations = false
}

/// A Boolean value that indicates whether animations are disabled for the current write. Not isolated: all callers run
/// on the main actor.
nonisolated(unsafe) var isAnimationDisabled = false
/// The animation that the app sets for the current write; nil if the app sets none.
nonisolated(unsafe) var currentAnimation: Animation?

nonisolated public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let before = (isAnimationDisabled, currentAnimation)
    (isAnimationDisabled, currentAnimation) = (transaction.disablesAnimations, transaction.animation)
    defer { (isAnimationDisabled, currentAnimation) = before }
    return try body()
}

nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try withTransaction(Transaction(animation: animation), body) }

extension View {
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { with(.transaction(value, transform)) }
}
