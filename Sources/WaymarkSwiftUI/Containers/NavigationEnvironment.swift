#if canImport(SwiftUI)
import SwiftUI

/// A view over everything: the lock screen.
struct NavigationCover {
    let view: AnyView
}

private struct NavigationCoverKey: EnvironmentKey {
    static var defaultValue: NavigationCover? { nil }
}

extension EnvironmentValues {
    /// What every level draws over itself; nil for nothing.
    var navigationCover: NavigationCover? {
        get { self[NavigationCoverKey.self] }
        set { self[NavigationCoverKey.self] = newValue }
    }
}
#endif
