#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// Saves a router's state one second after its last change: on macOS, an app that quits isn't told before, and was never
/// in the background.
struct SavesChanges<Destination: Navigation>: View {
    let router: Router<Destination>
    let save: @MainActor () -> Void
    @State private var saving = Kept<Task<Void, Never>>()

    var body: some View {
        Color.clear.onChange(of: router.state) { _, _ in
            saving.value?.cancel()
            let clock = router.timing.clock
            saving.value = clock.run(at: clock.elapsed() + .seconds(1), save)
        }
    }
}
#endif
