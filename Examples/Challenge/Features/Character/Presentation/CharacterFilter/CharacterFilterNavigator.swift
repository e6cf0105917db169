import Waymark

/// Where the filter of the list leads.
public protocol CharacterFilterNavigatorContract {
    func apply(_ query: CharacterQuery)
}

struct CharacterFilterNavigator: CharacterFilterNavigatorContract {
    let navigator: any Navigator

    func apply(_ query: CharacterQuery) {
        navigator.perform(
            .finish(then: [.pop(1), .navigate(to: CharacterIncomingNavigation.list(query))]))
    }
}
