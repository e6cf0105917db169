import ChallengeKit
@_spi(Evaluator) import SwiftUI
import Testing

@testable import ChallengeApp
@testable import ChallengeCharacter
@testable import ChallengeEpisode
@testable import ChallengeHome
@testable import ChallengeLocation
@testable import ChallengeSettings

/// The views of the Xcode previews, with the previews' data.
@MainActor @Suite("Previews")
struct PreviewTests {
    private func texts(_ view: some View) async -> [String] {
        let ui = ViewHost(view)
        await ui.settleTasks()
        #expect(ui.faults.isEmpty)
        return ui.texts
    }

    @Test("the preview of the whole app shows its first screen")
    func app() async {
        #expect(await texts(RootContainerView(appContainer: AppContainer())).contains("Characters"))
    }
    @Test("previews of home show characters or none, and differ before and after the tour")
    func home() async {
        let shown = await texts(HomePreviews.view(client: HomePreviews.featured, isTourTaken: true))
        #expect(shown.contains("Rick Sanchez"))
        let new = await texts(HomePreviews.view(client: HomePreviews.featured, isTourTaken: false))
        #expect(new != shown)
        let empty = await texts(HomePreviews.view(client: .init([:]), isTourTaken: true))
        #expect(!empty.contains("Rick Sanchez"))
    }
    @Test("previews of characters show the list, details, filter, picture, and a missing character")
    func characters() async {
        #expect(await texts(CharacterPreviews.view([.list()])).contains("Rick Sanchez"))
        #expect(
            await texts(CharacterPreviews.view([.list(), .detail(identifier: 1)])).contains("Earth (C-137)"))
        #expect(await texts(CharacterPreviews.view([.filter()])).contains("Dead"))
        #expect(await texts(CharacterPreviews.view([.gallery(identifier: 1)])).contains("Next"))
        #expect(await texts(CharacterPreviews.view([.detail(identifier: 2)])).contains("Not found"))
    }
    @Test("previews of episodes show the list and details")
    func episodes() async {
        #expect(await texts(EpisodePreviews.view([.list()])).contains { $0.contains("Pilot") })
        #expect(await texts(EpisodePreviews.view([.list(), .detail(identifier: 1)])).contains("Aired"))
    }
    @Test("previews of locations show the list and details")
    func locations() async {
        #expect(await texts(LocationPreviews.view([.list()])).contains("Earth (C-137)"))
        #expect(await texts(LocationPreviews.view([.list(), .detail(identifier: 1)])).contains("Dimension"))
    }
    @Test("previews of the settings show their three screens")
    func settings() async {
        let all = [
            await texts(SettingsPreviews.view([])), await texts(SettingsPreviews.view([.source])),
            await texts(SettingsPreviews.view([.about])),
        ]
        #expect(Set(all).count == 3)
        #expect(all.allSatisfy { !$0.isEmpty })
    }
}
