extension Graph.Node.Kind {
    /// The words for the kind in legends and tooltips. Screen readers read the tooltips.
    var words: String {
        switch self {
        case .push: "pushed screen"
        case .sheet: "sheet"
        case .cover: "full-screen cover"
        case .popover: "popover"
        case .inspector: "inspector"
        case .tab: "tab"
        case .entry: "link into the app"
        }
    }
}

extension Graph.Node.Access {
    /// The words for the access in legends and tooltips.
    var words: String {
        switch self {
        case .everyone: "for everyone"
        case .session: "for logged-in users"
        case .restricted: "with permissions"
        case .nobody: "for nobody"
        }
    }
}

extension Graph.Edge.Kind {
    /// The words for the kind in legends and tooltips.
    var words: String {
        switch self {
        case .navigation: "leads to"
        case .redirect: "through a redirect"
        case .entry: "from outside"
        }
    }
}
