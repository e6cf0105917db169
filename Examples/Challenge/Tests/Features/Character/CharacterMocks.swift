@testable import ChallengeCharacter

final class CharacterListNavigatorMock: CharacterListNavigatorContract {
    private(set) var calls: [String] = []
    func openCharacter(identifier: Int) { calls.append("open character \(identifier)") }
    func openFilter(_ query: CharacterQuery) { calls.append("open filter \(query.text)") }
    func show(_ query: CharacterQuery) { calls.append("show \(query.text)") }
}
final class CharacterListTrackerMock: CharacterListTrackerContract {
    private(set) var events: [CharacterListEvent] = []
    func track(_ event: CharacterListEvent) { events.append(event) }
}
final class CharacterFilterNavigatorMock: CharacterFilterNavigatorContract {
    private(set) var calls: [String] = []
    func apply(_ query: CharacterQuery) { calls.append("apply \(query.text)") }
}
final class CharacterFilterTrackerMock: CharacterFilterTrackerContract {
    private(set) var events: [CharacterFilterEvent] = []
    func track(_ event: CharacterFilterEvent) { events.append(event) }
}
final class CharacterDetailNavigatorMock: CharacterDetailNavigatorContract {
    private(set) var calls: [String] = []
    func openGallery(identifier: Int) { calls.append("open gallery \(identifier)") }
    func openEpisode(identifier: Int) { calls.append("open episode \(identifier)") }
    func openLocation(identifier: Int) { calls.append("open location \(identifier)") }
}
final class CharacterDetailTrackerMock: CharacterDetailTrackerContract {
    private(set) var events: [CharacterDetailEvent] = []
    func track(_ event: CharacterDetailEvent) { events.append(event) }
}
final class CharacterGalleryNavigatorMock: CharacterGalleryNavigatorContract {
    private(set) var calls: [String] = []
    func showPicture(identifier: Int) { calls.append("show picture \(identifier)") }
}
final class CharacterGalleryTrackerMock: CharacterGalleryTrackerContract {
    private(set) var events: [CharacterGalleryEvent] = []
    func track(_ event: CharacterGalleryEvent) { events.append(event) }
}
extension CharacterQuery {
    /// The query in a mock's words.
    fileprivate var text: String { "\(name ?? "-") \(status?.rawValue ?? "-") \(page ?? 1)" }
}
