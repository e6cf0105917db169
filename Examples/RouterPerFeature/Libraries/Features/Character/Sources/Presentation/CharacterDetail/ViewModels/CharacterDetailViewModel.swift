import ChallengeDomain
import Observation

/// The view model of a character's details. It doesn't navigate, so it has no router.
@MainActor @Observable final class CharacterDetailViewModel {
    private(set) var state = CharacterDetailViewState.loading
    private let id: Int
    private let getCharacter: any GetCharacterUseCaseContract

    init(id: Int, getCharacter: any GetCharacterUseCaseContract) {
        self.id = id
        self.getCharacter = getCharacter
    }

    func load() async {
        do throws(DomainError) {
            state = .loaded(try await getCharacter.execute(id: id))
        } catch {
            state = .failed(error)
        }
    }
}
