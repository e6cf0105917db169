public import ChallengeDomain
public import Foundation
public import SwiftUI
import WaymarkSwiftUI

/// The characters feature, the module's only public type. It owns the router, which other modules don't see.
public struct CharacterFeature {
    private let repository: any CharacterRepositoryContract
    let router = CharacterRouter(links: LinkTable(schemes: ["challenge"]))

    public init(repository: any CharacterRepositoryContract) { self.repository = repository }

    public func makeRootView() -> some View { CharacterRootView(repository: repository, router: router) }
    /// Opens a link such as `challenge://character/1`.
    public func open(_ url: URL) { router.open(url) }
}
