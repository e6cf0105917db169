#if Tools
/// An app's navigation, as its sources state it. A value: queries read no files.
package struct AppModel: Sendable {
    package let targets: [TargetFact]
    package let files: [FileFacts]
    package let navigations: [NavigationType]
    package let features: [FeatureFact]
    package let screens: [ScreenFact]
    package let contracts: [ContractFact]
    package let leads: [Lead]
    /// The preparations that no screen takes, as far as can be read.
    package let untakenPreparations: [StatedPreparation]
    package let redirects: [Redirect]
    /// Destinations that a mention may mean, where the context doesn't decide.
    package let possiblyShown: Set<DestinationID>
    /// The root destinations of tabs.
    package let tabRoots: Set<DestinationID>
    /// The apps in the sources: one for each target on which no other depends.
    package let apps: [App]
    package let configuration: ToolConfiguration
    let index: TypeIndex

    /// The navigations that a redirect handles.
    private let redirected: Set<RedirectReader.Claim>
    /// Navigations whose cases a redirect lists or maps at once.
    private let listedRedirects: Set<RedirectReader.Claim>
    /// Navigations that a redirect passes to code that can't be read.
    private let unreadableRedirects: Set<RedirectReader.Claim>

    /// Combines the facts of all files.
    init(targets: [TargetFact], files: [String: FileFacts], configuration: ToolConfiguration) {
        let index = TypeIndex(targets, files)
        let resolver = DestinationResolver(NavigationReader(index))
        let found = RedirectReader(resolver, names: files.mapValues(\.names))
        let leads = LeadFinder(resolver)
        let screens = ScreenReader(resolver, made: leads.made, tests: TestReader(resolver, targets, files))
        self.targets = targets
        self.files = files.values.sorted { $0.path < $1.path }
        navigations = resolver.navigations
        features = screens.features
        self.screens = screens.screens
        contracts = screens.contracts
        self.leads = leads.leads
        untakenPreparations = PreparationReader(resolver, targets, files).untaken
        redirects = found.redirects
        redirected = found.handled
        listedRedirects = found.listed
        unreadableRedirects = found.unreadable
        possiblyShown = leads.possible
        tabRoots = TabRoots.find(resolver)
        apps = AppReader(resolver, found, targets).apps
        self.configuration = configuration
        self.index = index
    }

    package subscript(id: DestinationID) -> Destination { navigations[id.type].destinations[id.index] }
    /// Every destination, in the order of types and cases.
    package var destinations: [Destination] { navigations.flatMap(\.destinations) }
    /// The redirects of the navigations in an app.
    func redirects(of app: App) -> AppRedirects {
        func own(_ claims: Set<RedirectReader.Claim>) -> Set<Int> {
            Set(claims.filter { app.targets.contains($0.target) }.map(\.navigation))
        }
        let sources = Set(targets.filter { app.targets.contains($0.name) }.flatMap(\.sources))
        let rows = redirects.filter { sources.contains($0.place.file) }
        return AppRedirects(
            mentioned: own(redirected), listed: own(listedRedirects).union(rows.map(\.from.type)),
            unreadable: own(unreadableRedirects), handled: Set(rows.filter { $0.to != .unchanged }.map(\.from)))
    }
    package func navigation(of id: DestinationID) -> NavigationType { navigations[id.type] }
}

/// The redirects of one app.
struct AppRedirects {
    /// The navigations that a redirect handles.
    let mentioned: Set<Int>
    /// Navigations whose cases a redirect lists or maps at once.
    let listed: Set<Int>
    /// Navigations that a redirect passes to code that can't be read.
    let unreadable: Set<Int>
    /// The destinations that a redirect maps.
    let handled: Set<DestinationID>
}

/// An app: everything that a composing target can see.
package struct App: Hashable, Sendable {
    /// The name of its outermost target.
    package let name: String
    package let targets: Set<String>
    /// The indices of its navigations.
    package let navigations: [Int]
    package let schemes: [OriginFact]
    package let hosts: [OriginFact]
    /// Expressions for schemes and hosts that can't be read.
    package let unreadableOrigins: [OriginFact]
    /// A Boolean value that indicates whether the app has guards: a destination with a rule, an `AppCoordinator` or an
    /// `AuthGuard`.
    package let isGuarded: Bool
    /// A Boolean value that indicates whether the app saves its state.
    package let restores: Bool
    /// A Boolean value that indicates whether the app has a coordinator or a redirect, so that outgoing navigations
    /// must lead somewhere.
    package let coordinates: Bool
    /// The types of its link handlers, whose code can't be read.
    package let handlers: [String]
}

/// A scheme or a host.
package struct OriginFact: Hashable, Sendable {
    package let text: String
    package let place: SourcePlace
}
#endif
