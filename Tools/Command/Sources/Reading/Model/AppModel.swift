#if Tools
/// The navigation of the apps, as their sources state it. Queries read no files.
package struct AppModel: Sendable {
    package let targets: [TargetFact]
    package let files: [FileFacts]
    package let navigations: [NavigationType]
    package let features: [FeatureFact]
    package let screens: [ScreenFact]
    package let contracts: [ContractFact]
    package let leads: [Lead]
    /// The preparations that no call to `prepared(for:as:)` takes; empty if the destination of such a call can't be
    /// read.
    package let untakenPreparations: [StatedPreparation]
    package let redirects: [Redirect]
    /// The destinations that the code may show: all candidates for each mention that the context leaves ambiguous.
    package let possiblyShown: Set<DestinationID>
    /// The root destinations of tabs.
    package let tabRoots: Set<DestinationID>
    /// The apps that have navigations, sorted by name. An app is left out if a larger one has all of its navigations.
    package let apps: [App]
    package let configuration: ToolConfiguration
    let index: TypeIndex

    /// The navigations that a redirect handles, each with the redirect's target.
    private let redirected: Set<RedirectReader.Claim>
    /// The navigations whose cases a redirect lists, or leaves unchanged as a whole.
    private let listedRedirects: Set<RedirectReader.Claim>
    /// The navigations that a redirect passes to code that can't be read.
    private let unreadableRedirects: Set<RedirectReader.Claim>

    /// Creates a model from the facts of all files, by path.
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
    /// Returns the redirects that the targets of an app contain.
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

/// The redirects of one app. The indices are those of `AppModel.navigations`.
struct AppRedirects {
    /// The indices of the navigations that a redirect handles.
    let mentioned: Set<Int>
    /// The indices of the navigations whose cases a redirect lists, or treats as a whole.
    let listed: Set<Int>
    /// The indices of the navigations that a redirect passes to code that can't be read.
    let unreadable: Set<Int>
    /// The destinations that a redirect maps to another, or to a value that can't be read.
    let handled: Set<DestinationID>
}

/// An app: a target on which no other target except tests depends, with its direct and indirect dependencies.
package struct App: Hashable, Sendable {
    /// The name of the app's target. If the target is outside all packages and imports only one module of the sources,
    /// the name of that module.
    package let name: String
    package let targets: Set<String>
    /// The indices of the app's navigations in `AppModel.navigations`.
    package let navigations: [Int]
    package let schemes: [OriginFact]
    package let hosts: [OriginFact]
    /// The `schemes` and `hosts` arguments that can't be read. The `text` of each is its label, such as `schemes`, and
    /// not a scheme or host.
    package let unreadableOrigins: [OriginFact]
    /// A Boolean value that indicates whether the app has a `GuardedNavigation`, an `AppCoordinator` or an `AuthGuard`.
    package let isGuarded: Bool
    /// A Boolean value that indicates whether the app saves its state: it creates a `Restoration` or calls
    /// `restoresNavigation`.
    package let restores: Bool
    /// A Boolean value that indicates whether the app has a `NavigationCoordinator` or a `NavigationRedirect`, so that
    /// each outgoing navigation has to lead somewhere.
    package let coordinates: Bool
    /// The names of the app's types that conform to `DeepLinkHandler`. The links that they handle can't be read.
    package let handlers: [String]
}

/// A URL scheme or a host, or the label of an argument that can't be read.
package struct OriginFact: Hashable, Sendable {
    package let text: String
    package let place: SourcePlace
}
#endif
