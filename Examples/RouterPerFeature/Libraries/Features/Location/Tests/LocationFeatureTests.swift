import ChallengeDomain
import ExampleTesting
import Foundation
import SwiftUI
import Testing
import Waymark

@testable import RouterPerFeatureLocation

@MainActor
struct LocationFeatureTests {
    private let sut = LocationFeature(repository: SampleRepository())

    @Test
    func rootViewStarts() {
        #expect(sut.makeRootView().contains(LocationRootView.self))
        sut.makeRootView().layOut()
    }

    @Test
    func linkOpensItsScreen() throws {
        sut.open(try #require(URL(string: "challenge://location/3")))
        #expect(sut.router.path == [.detail(id: 3)])
    }
}
