#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

extension View {
    /// Keeps a router's state in the scene's storage. It is saved when the scene leaves the foreground and restored
    /// before any of the app's content is shown, as far as the guards allow. To keep it longer than the scene, use a
    /// `FileRestorationStore`.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - links: The app's links: the state is saved as links.
    ///   - key: The key in the storage. Give each of several routers in one scene its own.
    ///   - owner: The owner of the state; nil for state of no user.
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
    /// One for the scene's lifetime: it recognizes its own marker.
    @State private var restoration: Restoration<Destination>?
    @State private var isRestored = false
    /// Links that arrived before the state was restored. The system delivers them with the first frame.
    @State private var held: [LaunchEntry] = []
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
                content.onAppear { restoration?.settle() }
            } else {
                // shows nothing of the app before the guards have answered
                Color.clear
            }
        }
        .task {
            guard !isRestored else { return }
            let restoration = Restoration(links: links, store: SceneStore(saved: $saved))
            self.restoration = restoration
            await router.restore(from: restoration, owner: owner)
            isRestored = true
            for entry in held { router.open(entry) }
            held = []
        }
        .modifier(OpensLinks(router: router, open: open))
        .onChange(of: scenePhase) { _, phase in
            if phase != .active, isRestored { restoration?.save(router.state, owner: owner) }
        }
    }
    private func open(_ entry: LaunchEntry) {
        if isRestored { router.open(entry) } else { held.append(entry) }
    }
}

/// Saved state in a scene's storage. Quarantined bytes are dropped, because a scene has no place for them.
private final class SceneStore: RestorationStore {
    private let saved: Binding<String>

    init(saved: Binding<String>) { self.saved = saved }

    func load(limit: Int) throws -> [UInt8]? {
        let bytes = Array(saved.wrappedValue.utf8)
        guard bytes.count <= limit else { throw RestorationFault.tooLarge(bytes: bytes.count) }
        return bytes.isEmpty ? nil : bytes
    }
    func save(_ bytes: [UInt8]) { saved.wrappedValue = String(decoding: bytes, as: UTF8.self) }
    func quarantine() { saved.wrappedValue = "" }
    func clearQuarantine() {}
    func clear() { saved.wrappedValue = "" }
}
#endif
