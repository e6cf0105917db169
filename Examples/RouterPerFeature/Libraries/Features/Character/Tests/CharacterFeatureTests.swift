import ChallengeDomain
import ExampleTesting
import Foundation
import SwiftUI
import Testing
import Waymark

@testable import RouterPerFeatureCharacter

@MainActor
struct CharacterFeatureTests {
    private let sut = CharacterFeature(repository: SampleRepository())

    @Test
    func rootViewStarts() {
        #expect(sut.makeRootView().contains(CharacterRootView.self))
        sut.makeRootView().layOut()
    }

    @Test
    func linkOpensItsScreen() throws {
        sut.open(try #require(URL(string: "challenge://character/3")))
        #expect(sut.router.path == [.detail(id: 3)])
    }
}
