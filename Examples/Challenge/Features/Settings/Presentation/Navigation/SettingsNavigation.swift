public import Waymark

/// What the feature can show: a sheet with screens inside.
@Links public enum SettingsIncomingNavigation: IncomingNavigation {
    @Link("/settings", as: .sheet)
    case settings

    @Link("/settings/source")
    case source

    @Link("/settings/about")
    case about

    public var ancestors: [Self] { self == .settings ? [] : [.settings] }
}

/// Where the feature wants to go.
public enum SettingsOutgoingNavigation: OutgoingNavigation {
    case tour
}
