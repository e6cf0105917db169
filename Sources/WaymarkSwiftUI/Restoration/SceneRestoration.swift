#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

extension View {
    /// Stores a router's state in the scene's storage. The state is saved one second after a change and when the scene
    /// stops being active, and restored, as far as the guards allow, before any of the app's content is shown. Links
    /// that arrive meanwhile are opened afterwards. To keep the state longer than the scene, or in a ``NavigationHostingController``, where
    /// there's no such storage, give an `AppCoordinator` a `RestorationStore`.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - links: The app's links. The destinations are saved as links.
    ///   - key: The key in the storage. Use different keys for several routers in one scene.
    ///   - owner: The tag of the user that the state belongs to. The state is restored only for the same tag. Nil for
    ///     state that belongs to no user. If the owner changes later, nothing more is restored.
    public func restoresNavigation<Destination>(
        of router: Router<Destination>, links: LinkTable<Destination>, key: String = "waymark.state",
        owner: String? = nil
    ) -> some View {
        modifier(SceneRestoration(router, links, key: key, owner: owner))
    }
}

private struct SceneRestoration<Destination: Navigation>: ViewModifier {
    let router: Router<Destination>
    let links: LinkTable<Destination>
    let owner: String?
    @SceneStorage private var saved: String
    /// The scene's saved state. It lives as long as the scene, so that it can tell its own crash marker from one that
    /// an earlier launch left.
    @State private var restoration: Restoration<Destination>?
    @State private var isRestored = false
    /// Links that arrived before the state was restored: the system delivers them with the first frame.
    @State private var held: [IncomingLinks] = []
    @Environment(\.scenePhase) private var scenePhase

    init(_ router: Router<Destination>, _ links: LinkTable<Destination>, key: String, owner: String?) {
        self.router = router
        self.links = links
        self.owner = owner
        _saved = SceneStorage(wrappedValue: "", key)
    }

    func body(content: Content) -> some View {
        Group {
            if isRestored {
                content.onAppear { router.report(restoration?.confirm() ?? []) }
            } else {
                // nothing of the app is shown until the guards have answered
                Color.clear
            }
        }
        .task {
            guard !isRestored else { return }
            let store = RestorationStore {
                saved.isEmpty ? nil : Array(saved.utf8)
            } save: {
                saved = String(decoding: $0, as: UTF8.self)
            } clear: {
                saved = ""
            }
            let restoration = Restoration(links: links, store: store, clock: router.timing.clock)
            self.restoration = restoration
            await router.restore(from: restoration, owner: owner)
            isRestored = true
            for entry in held { router.open(entry) }
            held = []
        }
        .opensLinks(of: router, open: open)
        .background { SavesChanges(router: router, save: save) }
        .onChange(of: scenePhase) { _, phase in if phase != .active { save() } }
    }
    private func save() {
        if isRestored, let restoration { router.save(to: restoration, owner: owner) }
    }
    private func open(_ entry: IncomingLinks) {
        if isRestored { router.open(entry) } else { held.append(entry) }
    }
}

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
