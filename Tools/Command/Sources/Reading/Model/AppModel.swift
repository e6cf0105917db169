#if Tools
/// An app's navigation, as its sources state it. A value: nothing is read again when it is asked.
package struct AppModel: Sendable {
    package let targets: [TargetFact]
    package let files: [FileFacts]
    package let navigations: [NavigationType]
    package let features: [FeatureFact]
    package let screens: [ScreenFact]
    package let contracts: [ContractFact]
    package let leads: [Lead]
    package let redirects: [Redirect]
    /// Destinations of which some source may be a mention, but which the context doesn't decide.
    package let possiblyShown: Set<DestinationID>
    /// The destinations that tabs stand on.
    package let tabRoots: Set<DestinationID>
    /// The apps in the sources: one for each target that no other one uses.
    package let apps: [App]
    package let configuration: ToolConfiguration
    let index: TypeIndex

    /// The navigations that some redirect is about.
    private let redirected: Set<RedirectReader.Claim>
    /// Those of which a redirect lists cases, or maps all at once.
    private let listedRedirects: Set<RedirectReader.Claim>
    /// Those that a redirect hands to something that can't be read.
    private let unreadableRedirects: Set<RedirectReader.Claim>

    /// Puts together what the files say, by path.
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
    /// What the redirects of an app's targets say about its navigations.
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
    /// The navigations that some redirect is about.
    let mentioned: Set<Int>
    /// Those of which a redirect lists cases, or maps all at once.
    let listed: Set<Int>
    /// Those that a redirect hands to something that can't be read.
    let unreadable: Set<Int>
    /// The destinations that a redirect leads elsewhere.
    let handled: Set<DestinationID>
}

/// One app: what a composing target can see.
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
    /// Whether something guards it: a destination that states a rule, an `AppCoordinator` or an `AuthGuard`.
    package let isGuarded: Bool
    /// Whether it saves its state.
    package let restores: Bool
    /// Whether it has a coordinator or a redirect, so that outgoing navigations have to lead somewhere.
    package let coordinates: Bool
    /// The types of its link handlers, which can't be read.
    package let handlers: [String]
}

/// A scheme or a host.
package struct OriginFact: Hashable, Sendable {
    package let text: String
    package let place: SourcePlace
}
#endif
