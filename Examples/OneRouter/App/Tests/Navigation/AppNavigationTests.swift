import Testing
import Waymark

@testable import OneRouterApp

@Suite("Presentation of destinations")
struct AppNavigationTests {
    @Test(
        "lists and details are pushed",
        arguments: [
            AppNavigation.characterList, .characterDetail(id: 1), .locationDetail(id: 1), .episodeList,
            .episodeDetail(id: 1),
        ])
    func push(_ destination: AppNavigation) { #expect(destination.presentationType == .push) }
    @Test("the filter and the settings are presented as sheets", arguments: [AppNavigation.characterFilter, .settings])
    func sheet(_ destination: AppNavigation) { #expect(destination.presentationType == .sheet) }
    @Test(
        "pictures and the introduction are presented as full-screen covers",
        arguments: [AppNavigation.imageGallery(characterId: 1), .onboarding])
    func fullScreen(_ destination: AppNavigation) { #expect(destination.presentationType == .fullScreen) }
    @Test("details of two characters are different destinations")
    func identity() { #expect(AppNavigation.characterDetail(id: 1) != .characterDetail(id: 2)) }
}
