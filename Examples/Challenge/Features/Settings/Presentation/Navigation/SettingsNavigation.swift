public import Waymark
public import WaymarkLinks

/// What the feature can show: a sheet with screens inside.
public enum SettingsIncomingNavigation: IncomingNavigation {
    case settings
    case source
    case about

    public var presentation: Presentation { self == .settings ? .sheet : .push }
    public var ancestors: [Self] { self == .settings ? [] : [.settings] }

    /// The links to what the feature can show.
    public static var links: Links<Self> {
        Links {
            Link("/settings", to: .settings)
            Link("/settings/source", to: .source)
            Link("/settings/about", to: .about)
        }
    }
}

/// Where the feature wants to go.
public enum SettingsOutgoingNavigation: OutgoingNavigation {
    case tour
}
