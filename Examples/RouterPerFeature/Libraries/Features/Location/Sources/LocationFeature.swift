public import ChallengeDomain
public import Foundation
public import SwiftUI
import WaymarkSwiftUI

/// The locations feature, the module's only public type. It owns the router, which other modules don't see.
public struct LocationFeature {
    private let repository: any LocationRepositoryContract & CharacterRepositoryContract
    let router = LocationRouter(links: LinkTable(schemes: ["challenge"]))

    public init(repository: any LocationRepositoryContract & CharacterRepositoryContract) {
        self.repository = repository
    }

    public func makeRootView() -> some View { LocationRootView(repository: repository, router: router) }
    /// Opens a link such as `challenge://location/1`.
    public func open(_ url: URL) { router.open(url) }
}
