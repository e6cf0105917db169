#if canImport(SwiftUI) && !os(macOS) && !os(watchOS)
import Foundation
import SwiftUI
import UIKit
import Waymark

/// Calls a router's `freePrepared()` when the system warns that memory is low, even while a cover hides the container.
struct FreesOnMemoryWarning<Destination: Navigation>: ViewModifier {
    let router: Router<Destination>
    @State private var warnings = Kept<MemoryWarnings>()

    func body(content: Content) -> some View {
        content.onChange(of: router.id, initial: true) { _, _ in
            warnings.value = MemoryWarnings { [weak router] in router?.freePrepared() }
        }
    }
}

/// An observer that runs a closure on each memory warning, for as long as the observer exists.
private final class MemoryWarnings {
    private let observation: any NSObjectProtocol

    init(_ action: @escaping @MainActor @Sendable () -> Void) {
        observation = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in
            Task { @MainActor in action() }
        }
    }
    deinit { NotificationCenter.default.removeObserver(observation) }
}
#endif
