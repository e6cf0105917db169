/// The identity of a screen in a router's state, on which the core works: a state is a few integers, and nothing in it
/// is generic. Two equal destinations in one path are two screens.
@usableFromInline package struct ScreenID: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline let raw: UInt32

    @inlinable init(_ index: Int) { raw = UInt32(truncatingIfNeeded: index) }
    @inlinable var index: Int { Int(raw) }
}

/// What a router shows, by the identities of its screens.
package typealias ScreenState = NavigationState<ScreenID>
package typealias ScreenLevel = ScreenState.Level
package typealias ScreenBranch = NavigationBranch<ScreenID>
typealias ScreenAction = NavigationAction<ScreenID>
