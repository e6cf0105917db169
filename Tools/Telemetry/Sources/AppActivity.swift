#if Telemetry
#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An observer that, until it is deallocated, reports when the app enters the background and when it returns.
@MainActor final class AppActivity {
    nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []  // written only by `init`

    init(_ onChange: @escaping @MainActor (_ isActive: Bool) -> Void) {
        let changes = [
            (UIApplication.didEnterBackgroundNotification, false),
            (UIApplication.willEnterForegroundNotification, true),
        ]
        tokens = changes.map { name, isActive in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
                MainActor.assumeIsolated { onChange(isActive) }
            }
        }
    }
    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
#else
/// A placeholder for watchOS and platforms without UIKit, where the app always counts as active.
@MainActor final class AppActivity {
    init(_ onChange: @escaping @MainActor (_ isActive: Bool) -> Void) {}
}
#endif
#endif
