import Waymark

/// Where the list of characters leads.
public protocol CharacterListNavigatorContract {
    func openCharacter(identifier: Int)
    func openFilter(_ query: CharacterQuery)
    func show(_ query: CharacterQuery)
}

struct CharacterListNavigator: CharacterListNavigatorContract {
    let navigator: any Navigator

    func openCharacter(identifier: Int) {
        navigator.navigate(to: CharacterIncomingNavigation.detail(identifier: identifier))
    }
    func openFilter(_ query: CharacterQuery) {
        navigator.navigate(to: CharacterIncomingNavigation.filter(name: query.name, status: query.status))
    }
    func show(_ query: CharacterQuery) {
        navigator.perform(.sequence([.pop(1), .navigate(to: CharacterIncomingNavigation.list(query))]))
    }
}
