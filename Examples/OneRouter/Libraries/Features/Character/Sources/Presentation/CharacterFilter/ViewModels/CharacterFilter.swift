public import ChallengeDomain

/// A filter of the list of characters: by status, or none.
nonisolated public enum CharacterFilter: Hashable, Sendable, CaseIterable {
    case everybody
    case status(CharacterStatus)

    public static let allCases: [CharacterFilter] = [.everybody] + CharacterStatus.allCases.map { .status($0) }

    /// Returns true if the filter includes the character.
    public func includes(_ character: Character) -> Bool {
        switch self {
        case .everybody: true
        case .status(let status): character.status == status
        }
    }
}
