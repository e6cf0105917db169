public import ChallengeKit
public import Waymark

/// The destinations that the feature shows.
@Links public enum SettingsIncomingNavigation: IncomingNavigationContract {
    @Link("/settings", as: .sheet)
    case settings

    @Link("/settings/source")
    case source

    @Link("/settings/about")
    case about

    public var ancestors: [Self] { self == .settings ? [] : [.settings] }
}
